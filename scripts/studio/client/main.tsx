import "./studio.css";
import { createRoot } from "react-dom/client";
import { Studio } from "./Studio.tsx";

const root = document.getElementById("studio");
if (root) createRoot(root).render(<Studio />);
