/** What a visitor can choose; "system" leaves it to the device. */
export const themes = [
  { id: "light", name: "Light" },
  { id: "dark", name: "Dark" },
  { id: "system", name: "Same as device" },
] as const;

/**
 * Shows the theme that the visitor chose, before anything is drawn: it stands in the page's head. It runs again
 * where another tab, or the switch in the footer, stores a choice, and where the visitor comes back to a page that the
 * browser kept.
 */
export const earlyTheme = `(r=>{let f=()=>{let t=r.dataset.theme;try{t=localStorage.theme}catch{}r.dataset.theme=t=/^(light|dark)$/.test(t)?t:"system";for(let m of document.querySelectorAll("[name=theme-color]")){let s=m.dataset.for;m.media=t=="system"?"(prefers-color-scheme: "+s+")":t==s?"all":"not all"}};f();onstorage=onpageshow=f})(document.documentElement)`;
