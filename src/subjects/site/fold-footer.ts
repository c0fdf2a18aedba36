// Runs in the page, after the links of the footer. They are folded on a phone, and open without JavaScript.
const groups = document.querySelectorAll<HTMLDetailsElement>("footer nav > details");
if (matchMedia("(width < 40rem)").matches) for (const group of groups) group.open = false;
