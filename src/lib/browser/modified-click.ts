type Modifiers = Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

export const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

export const isModifiedClick = (event: Modifiers & Pick<MouseEvent, "button">): boolean =>
  event.button !== 0 || hasModifier(event);
