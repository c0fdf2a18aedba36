const name = "video";

/** What the address calls for; undefined where it calls for nothing. */
export const idInAddress = (): string | undefined =>
  new URLSearchParams(location.search).get(name) ?? undefined;

/** Gives what opens an address of its own, so that it can be shared and Back closes it. */
export const enter = (id: string | undefined) =>
  history.pushState({ opened: true }, "", addressWith(id));

/**
 * Goes back to the address from which it was opened, or takes its number off the address.
 * @returns whether the browser is on its way back
 */
export function leave(): boolean {
  const state: { opened?: boolean } | null = history.state;
  if (state?.opened) history.back();
  else history.replaceState(null, "", addressWith(undefined));
  return Boolean(state?.opened);
}

function addressWith(id: string | undefined): string {
  const address = new URL(location.href);
  if (id === undefined) address.searchParams.delete(name);
  else address.searchParams.set(name, id);
  return address.href;
}
