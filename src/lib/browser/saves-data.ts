/** Only Chrome and Edge report this. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData: boolean } }).connection?.saveData ?? false;
