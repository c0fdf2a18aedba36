import { useEffect, useRef } from "react";
import { chooseTheme, themes } from "../../../lib/theme.ts";
import { island } from "../../../ui/island.tsx";

/** The choice of colours. The script before the first paint ticks the current one, in all tabs. */
function ThemeSwitch() {
  const group = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    // The visitor may have chosen one before React loaded.
    const chosen = themes.find(({ id }) => {
      const input = group.current?.elements.namedItem(`theme-${id}`);
      return input instanceof HTMLInputElement && input.checked;
    });
    if (chosen && chosen.id !== document.documentElement.dataset["theme"]) chooseTheme(chosen.id);
  }, []);

  return (
    <fieldset className="cluster scripted screen theme-switch" ref={group}>
      <legend>Colours</legend>
      {themes.map(({ id, name }) => (
        <label key={id} className="tap">
          <input
            type="radio"
            name="theme"
            id={`theme-${id}`}
            value={id}
            autoComplete="off"
            onChange={() => chooseTheme(id)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

export default island(ThemeSwitch);
