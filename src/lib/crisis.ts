const plans = [
  // Not "I killed myself laughing" or "cut myself shaving".
  /\b(?:kill|hang|shoot|drown|starve|poison)(?:ing)? my ?self\b(?! (?:laughing|with laughter))/u,
  /\b(?:hurt|harm|cutt?|burn)(?:ing)? my ?self\b(?! (?:shaving|cooking|in the|on (?:a|the|my)|at |while|when|with (?:a|the) (?:knife in|paper)|playing|lifting|running|by accident))/u,
  /\bsuicid(?:e|al)\b|\bself[- ]?(?:harm|injur)/u,
  /\b(?:end|ending|take|taking|ended) (?:my (?:own )?life|it all|everything for good)\b/u,
  /\b(?:take|took|taking|swallow) (?:all (?:of )?(?:my|the)|the whole (?:box|bottle|packet)|every) ?(?:pills?|tablets?|meds?|medication|of)\b/u,
  /\boverdos(?:e|ed|ing) (?:on purpose|myself|tonight)|\bjump(?:ing)? (?:off (?:a|the) (?:bridge|roof|building)|in front of)/u,
];

const wishes = [
  /\b(?:want|wanted|wanna|like|ready|going|rather) (?:to )?(?:just )?(?:die|be dead)\b(?! (?:of (?:embarrassment|shame|laughter)|laughing))/u,
  /\bwish (?:i|that i) (?:was|were|could be|would just be) (?:dead|never born)|\bwish i (?:would|could) (?:just )?(?:die|not wake up|never wake up)/u,
  /\b(?:do ?n['’]?t|do not|no longer|didn['’]?t) (?:really )?(?:want|wish) to (?:live|be alive|be here|exist|wake up|go on)\b(?! (?:in|with|near|at|on|the|a|to|there|so early|like) )/u,
  /\b(?:ca ?n['’]?t|cannot) (?:go on|do this) (?:living|any ?more|any longer)\b/u,
  /\b(?:no|any) (?:reason|point) (?:to|in) (?:live|living|go on|going on|carry on|carrying on|being alive)\b/u,
  /\b(?:better off (?:dead|without me|if i (?:was|were) (?:dead|gone)))\b|\bnot be here (?:tomorrow|much longer|any ?more)\b/u,
  /\b(?:tired of (?:living|being alive)|done with (?:life|living)|life is(?:n['’]?t| not) worth)/u,
];

const otherLanguages = [
  /\b(?:mich|mir) (?:selbst )?(?:umbringen|umzubringen|töten|das leben nehmen|etwas an(?:tun|zutun))\b|\b(?:selbstmord|suizid|selbstverletz)/u,
  /\b(?:will|möchte|mag|kann) (?:einfach |so )?(?:nicht mehr leben|nur noch sterben|sterben|tot sein)\b/u,
  /\b(?:matarme|suicid(?:io|arme|arse)|quitarme la vida|acabar con (?:mi vida|todo)|hacerme daño)\b/u,
  /\bno quiero (?:vivir|seguir viviendo|estar viv[oa])|\bquiero morir(?:me)?\b|\bganas de vivir\b/u,
];

const signs = [...plans, ...wishes, ...otherLanguages];

/**
 * Returns true if the writer may be in danger. A post then shows help lines and comes first in the queue, but is not
 * held; a search shows them first. A false alarm does little harm; a missed one might.
 */
export function soundsLikeCrisis(text: string): boolean {
  const line = text.toLowerCase().replace(/\s+/g, " ");
  return signs.some((sign) => sign.test(line));
}
