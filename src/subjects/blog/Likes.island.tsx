import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { apiPath, apiPaths } from "../../lib/call/api-paths.ts";
import { plural } from "../../lib/text/plural.ts";
import { CountButton } from "../../ui/controls/CountButton.tsx";
import { island } from "../../ui/islands/island.tsx";
import { $likes, alreadyLiked, loadLikes } from "./likes.ts";

interface Props {
  id: number;
}

export default island(function Likes({ id }: Props) {
  const likes = useStore($likes)[id];
  useEffect(() => {
    void loadLikes();
  }, []);
  return (
    <CountButton
      action={apiPath(apiPaths.like, { id })}
      icon="heart"
      label="Like"
      done="Liked"
      total={likes === undefined ? "" : plural(likes, "like")}
      already={alreadyLiked}
      onCounted={(total) => $likes.setKey(id, total)}
    />
  );
});
