import { island } from "../../../ui/islands/island.tsx";
import { usePrivateLink } from "./use-private-link.ts";

interface Props {
  /** The private link of a post that was just sent, or empty. */
  saved: string;
  /** The number of that post. */
  id: string;
  /** The private link of a post that its writer has deleted, or empty. */
  gone: string;
}

/** Keeps the list of private links on this device up to date. Renders nothing. */
export default island(function PrivateLinks({ saved, id, gone }: Props) {
  usePrivateLink(saved, Number(id), gone);
  return null;
});
