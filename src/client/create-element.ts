export const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  textContent = "",
) => Object.assign(document.createElement(name), { className, textContent });
