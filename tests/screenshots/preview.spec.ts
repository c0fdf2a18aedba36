import { photographAll } from "./photograph-all.ts";

photographAll([]);
