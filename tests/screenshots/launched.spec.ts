import { states } from "../e2e/states.ts";
import { photographAll } from "./photograph-all.ts";

photographAll(Object.values(states).flat());
