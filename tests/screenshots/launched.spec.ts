import { launchedStates } from "../e2e/states/launched.ts";
import { photographAll } from "./photograph-all.ts";

photographAll(Object.values(launchedStates).flat());
