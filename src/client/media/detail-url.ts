const name = "video";

export const idInUrl = (): string | undefined =>
  new URLSearchParams(location.search).get(name) ?? undefined;

export const enter = (id: string | undefined) =>
  history.pushState({ opened: true }, "", urlWith(id));

/** Goes back, or removes the id from the URL. @returns true if the browser is going back */
export function leave(): boolean {
  const state: { opened?: boolean } | null = history.state;
  if (state?.opened) history.back();
  else history.replaceState(null, "", urlWith(undefined));
  return Boolean(state?.opened);
}

function urlWith(id: string | undefined): string {
  const url = new URL(location.href);
  if (id === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, id);
  return url.href;
}
