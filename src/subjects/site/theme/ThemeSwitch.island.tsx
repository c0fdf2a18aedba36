import { useEffect, useRef } from "react";
import { island } from "../../../ui/islands/island.tsx";
import { applyTheme, chooseTheme, themes } from "./theme.ts";

function ThemeSwitch() {
  const group = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const choices = Array.from(group.current?.querySelectorAll("input") ?? []);
    const follow = () => {
      const theme = applyTheme();
      for (const choice of choices) choice.checked = choice.value === theme;
    };
    // The visitor may have chosen one before React loaded.
    const chosen = choices.find(({ checked }) => checked);
    if (chosen) chooseTheme(chosen.value);
    else follow();
    addEventListener("storage", follow);
    // A page that the Back button restores gets no event from other tabs.
    addEventListener("pageshow", follow);
    return () => {
      removeEventListener("storage", follow);
      removeEventListener("pageshow", follow);
    };
  }, []);

  return (
    <fieldset className="cluster apart scripted screen" ref={group}>
      <legend className="visually-hidden">Colours</legend>
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
