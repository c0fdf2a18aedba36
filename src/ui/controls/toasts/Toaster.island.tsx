import { useStore } from "@nanostores/react";
import { type ComponentType, useEffect, useState } from "react";
import { preinit } from "react-dom";
import { island } from "../../islands/island.tsx";
import type { Props } from "./ToastRegion.tsx";
import style from "./toaster.css?url&no-inline";
import { $toast } from "./toasts.ts";

/**
 * The region of the toasts, which F8 focuses. Not before the first toast or F8, because screen readers would announce
 * an empty region on every page.
 */
function Toaster() {
  const [Region, setRegion] = useState<ComponentType<Props>>();
  const [isWanted, setWanted] = useState(false);
  const toast = useStore($toast);

  // Before a toast is shown, because it may report that there is no network.
  useEffect(() => {
    preinit(style, { as: "style" });
    void import("./ToastRegion.tsx").then(({ ToastRegion }) => setRegion(() => ToastRegion));
  }, []);

  useEffect(() => {
    const want = ({ key }: KeyboardEvent) => key === "F8" && setWanted(true);
    document.addEventListener("keydown", want);
    return () => document.removeEventListener("keydown", want);
  }, []);

  return Region && (toast || isWanted) && <Region takesFocus={isWanted} />;
}

export default island(Toaster);
