export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Returns true if the click opens a new tab or window, or a download. */
export const isModifiedClick = (event: MouseEvent) => event.button !== 0 || hasModifier(event);
