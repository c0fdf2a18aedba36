/** Draws a picture of each item: four at a time, to use every processor and little memory. */
export async function drawAll<Item>(
  items: readonly Item[],
  draw: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await draw(item);
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
}
