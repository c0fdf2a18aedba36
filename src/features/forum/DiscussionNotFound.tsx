import { SearchField } from "../search/SearchField.tsx";

export function DiscussionNotFound() {
  return (
    <div className="stack">
      <h1>Discussion Not Found</h1>
      <p>The discussion you're looking for doesn't exist.</p>
      <p>
        <a className="button" href="/discussions">
          Back to Discussions
        </a>
      </p>
      <SearchField />
    </div>
  );
}
