export { type Chance, chance } from "../../scripts/local/chance.ts";
