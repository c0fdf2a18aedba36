/** How often, and after how many milliseconds, it is looked again: tabs open a moment after the page. */
const looks = 10;
const pause = 200;

/** Brings the first place of a page in a frame into view that says these words, once it is shown. */
export function showWords(frame: HTMLIFrameElement, words: string, look = 0): void {
  const { contentDocument: page, contentWindow: view } = frame;
  const place = page?.body && words.trim() !== "" ? placeOf(page, words.trim()) : undefined;
  // `scrollIntoView` would move the Studio as well.
  if (place) view?.scrollBy(0, place.getBoundingClientRect().top - view.innerHeight / 3);
  else if (look < looks) setTimeout(() => showWords(frame, words, look + 1), pause);
}

function placeOf(page: Document, words: string): Element | undefined {
  const texts = page.createTreeWalker(
    page.querySelector("main") ?? page.body,
    NodeFilter.SHOW_TEXT,
  );
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (textContent?.includes(words) && parentElement?.checkVisibility()) return parentElement;
  }
  return undefined;
}
