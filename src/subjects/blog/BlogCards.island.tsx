import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { blogPostPath } from "../../lib/posts/entry-paths.ts";
import { plural } from "../../lib/text/plural.ts";
import { island } from "../../ui/islands/island.tsx";
import { BlogPostFacts, type BlogPostFactsProps } from "./BlogPostFacts.tsx";
import { $likes, loadLikes } from "./likes.ts";

interface Post extends BlogPostFactsProps {
  id: number;
  title: string;
  excerpt: string;
}

export default island(function BlogCards({ posts }: { posts: readonly Post[] }) {
  const likes = useStore($likes);
  useEffect(() => {
    void loadLikes();
  }, []);
  return (
    <ul className="rows" role="list">
      {posts.map((post) => (
        <li key={post.id} className="linked stack close" id={String(post.id)}>
          <BlogPostFacts {...post} />
          <h2 className="size-3" dir="auto">
            <a href={blogPostPath(post.id)}>{post.title}</a>
          </h2>
          <p dir="auto">{post.excerpt}</p>
          <p className="hint scripted">
            <LikeCount count={likes[post.id]} />
          </p>
        </li>
      ))}
    </ul>
  );
});

const LikeCount = ({ count }: { count: number | undefined }) => (
  <span>{count === undefined ? "\u00a0" : plural(count, "like")}</span>
);
