/** True if the visitor has asked for less data. Only Chrome and Edge report this. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData: boolean } }).connection?.saveData ?? false;
