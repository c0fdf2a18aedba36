import "./studio.css";
import { createRoot } from "react-dom/client";
import { ignoreOtherDrops } from "./pictures/use-file-drop.ts";
import { Studio } from "./Studio.tsx";

ignoreOtherDrops();

const root = document.getElementById("studio");
if (root) createRoot(root).render(<Studio />);
