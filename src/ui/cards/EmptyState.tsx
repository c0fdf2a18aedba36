interface Props {
  title: string;
  /** Makes the title a heading with this id. */
  headingId?: string;
  /** Text about what will be here, or what visitors can do now. */
  text?: string | undefined;
  links?: readonly { href: string; label: string }[] | undefined;
}

/** Replaces an empty list. */
export const EmptyState = ({ title, headingId, text, links = [] }: Props) => (
  <div className="notice stack close">
    {headingId ? (
      <h2 className="size-4" id={headingId}>
        {title}
      </h2>
    ) : (
      <p>
        <strong>{title}</strong>
      </p>
    )}
    {text && <p>{text}</p>}
    {links.length > 0 && (
      <div className="cluster">
        {links.map(({ href, label }) => (
          <a className="button quiet" href={href} key={href}>
            {label}
          </a>
        ))}
      </div>
    )}
  </div>
);
