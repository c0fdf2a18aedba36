import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { plural } from "../../lib/plural.ts";
import { $likes, loadLikes } from "../../stores/likes.ts";

/** The number of likes of a post in the list. Empty until it has been loaded. */
export default function LikeCount({ id }: { id: number }) {
  const count = useStore($likes)[id];
  useEffect(() => {
    void loadLikes();
  }, []);
  return (
    <p className="likes hint scripted">{count === undefined ? null : plural(count, "like")}</p>
  );
}
