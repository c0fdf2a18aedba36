interface Props {
  label: string;
  words?: [previous: string, next: string];
  page: number;
  count: number;
  path: (page: number) => string;
}

const usual: Props["words"] = ["Previous page", "Next page"];

export const PageLinks = ({ label, words = usual, page, count, path }: Props) =>
  count > 1 && (
    <nav className="cluster" aria-label={label}>
      {page > 1 && (
        <a className="button quiet" rel="prev" href={path(page - 1)}>
          {words[0]}
        </a>
      )}
      <span>{`Page ${page} of ${count}`}</span>
      {page < count && (
        <a className="button quiet" rel="next" href={path(page + 1)}>
          {words[1]}
        </a>
      )}
    </nav>
  );
