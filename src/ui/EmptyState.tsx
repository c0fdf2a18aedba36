interface Props {
  title: string;
  /** Makes the title a heading with this id. */
  headingId?: string;
  text?: string | undefined;
  links?: readonly { href: string; label: string }[] | undefined;
}

export const EmptyState = ({ title, headingId, text, links = [] }: Props) => (
  <div className="empty-state">
    {headingId ? (
      <h2 className="size-4" id={headingId}>
        {title}
      </h2>
    ) : (
      <p className="empty-title size-4">{title}</p>
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
