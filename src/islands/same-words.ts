/** Lets the fields of a page that ask for the same words share what is typed into any of them. */
export function shareWords() {
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-words]")];
  for (const field of fields)
    field.addEventListener("input", () => {
      for (const other of fields) if (other !== field) other.value = field.value;
    });
}
