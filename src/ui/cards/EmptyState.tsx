interface Props {
  title: string;
  headingId?: string;
  text?: string | undefined;
  links?: readonly { href: string; label: string }[] | undefined;
}

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
