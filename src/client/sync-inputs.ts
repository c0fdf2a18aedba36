export function syncInputs() {
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-search-text]")];
  for (const field of fields)
    field.addEventListener("input", () => {
      for (const other of fields) if (other !== field) other.value = field.value;
    });
}
