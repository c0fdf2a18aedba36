export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Returns true if the browser should handle the click: it opens a new tab, a window or a download. */
export const isModifiedClick = (event: MouseEvent) => event.button !== 0 || hasModifier(event);
