import { island } from "../../../ui/island.tsx";
import { usePrivateLink } from "./use-private-link.ts";

interface Props {
  saved: string;
  gone: string;
}

export default island(function PrivateLinks({ saved, gone }: Props) {
  usePrivateLink(saved, gone);
  return null;
});
