import { atom } from "nanostores";

/** A video or photograph that is open in the detail view. */
export interface OpenItem {
  id: number;
  /** The tab panel with its card. Tabs show it. */
  panel?: string | undefined;
}

/** The open item. Its id is `?video=` in the URL. */
export const $openItem = atom<OpenItem | undefined>(undefined);
