import { type Words, wholeText } from "./post-text.ts";

// Spam repeats the vocabulary of its trade. Ill people use some of it too, so no single word is enough.

// Visitors may send the longest and worst text possible. Each pattern is anchored at a word or has bounded repeats,
// so its time grows linearly with the text.

const link =
  /https?:\/\/\S+|\bwww\.\S+|(?<![\w-])[a-z0-9-]+(?:\.[a-z0-9-]+){0,10}\.[a-z]{2,}\/\S+/giu;
const bareDomain =
  /(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|io|co|shop|store|online|site|xyz|top|club|vip|ru|cn)\b/giu;

/** With or without `https://`. */
export function linksIn(text: string): number {
  const links = text.match(link) ?? [];
  const rest = text.replace(link, " ");
  return links.length + (rest.match(bareDomain) ?? []).length;
}

const trusted =
  /^(?:https?:\/\/)?[^\s/]+\.(?:gov|edu|org|int|ac|nhs)(?:\.[a-z]{2})?(?:[/?#:]|$)|^(?:https?:\/\/)?(?:[^\s/]+\.)?(?:doi\.org|youtube\.com|youtu\.be|wikipedia\.org)\//iu;

/** Returns true for a link to anything but an authority, a university, a charity or an encyclopedia. */
export const hasUnknownLink = ({ content }: Words): boolean =>
  [...(content.match(link) ?? []), ...(content.replace(link, " ").match(bareDomain) ?? [])].some(
    (found) => !trusted.test(found),
  );

export function isMostlyLink({ content }: Words): boolean {
  const words = content.replace(link, " ").match(/\p{L}{2,}/gu) ?? [];
  return linksIn(content) > 0 && words.length < 6;
}

/** BBCode and HTML links, which visitors do not type by hand into a plain box. */
export const hasMarkupLink = ({ content }: Words): boolean => /\[url[=\]]|<a\s/iu.test(content);

const shopEnding =
  /https?:\/\/[^\s/]+\.(?:shop|store|xyz|top|win|club|vip|casino|loan|click|bid|biz|cc|ws|buzz|live|icu|guru)\b/iu;

/** Cheap top-level domains that short-lived shops use. */
export const hasShopLink = (words: Words): boolean => shopEnding.test(wholeText(words));

const goods = [
  /\b(?:viagra|cialis|levitra|sildenafil|tadalafil|xanax|tramadol|modafinil|ozempic|steroids?|kratom|hgh)\b/iu,
  /\b(?:casino|slots?|poker|free spins|bet(?:ting)?|jackpot|togel|judi|gacor)\b/iu,
  /\b(?:bitcoin|btc|forex|nft|airdrop|crypto|binary options?|trading|presale)\b/iu,
  /\b(?:loans?|kredit|credit (?:score|check|fix)|payday|insurance quotes?)\b/iu,
  /\b(?:seo|backlinks?|guest posts?|dofollow|web ?traffic|followers|hosting|web ?design)\b/iu,
  /\b(?:escorts?|call girls?|hot girls?|lonely girl|cams?|marriage agency|sexy)\b/iu,
  /\b(?:hackers?|hacked?|clone cards?|diplomas?|passports|id cards|certificates?)\b/iu,
  /\b(?:replica|outlet|rolex|gucci|wholesale|factory price|moq|oem)\b/iu,
  /\b(?:spell ?casters?|voodoo|illuminati|lottery|sugar mumm?y|psychic)\b/iu,
  /\b(?:essay|dissertation|assignment)s? (?:writ|help)\w*/iu,
  /\b(?:iptv|vpn|robux|keygen|vapes?|cbd|thc|weed|e-?book|whitening)\b/iu,
  /\b(?:rope ?worms?|zapper|mms|zeolite|colloidal silver|sea moss|black seed oil|detox (?:kit|pads?)|gummies)\b/iu,
  /\b(?:cnc|injection mold\w*|flooring|flanges?|valves?|roof(?:ing)?|plumb(?:er|ing)|locksmiths?|packers|movers|timeshare|dental implants|solar panels|iphone|t-?shirts)\b/iu,
  /\b(?:(?:full|free|live) (?:movies?|football|hd|streams?)|movies? (?:hd|free)|windows \d+ (?:pro )?key|(?:license|pro) keys?|hacks? (?:tool|https?))\b/iu,
  /\b(?:meet (?:a )?(?:good|serious|beautiful) \w+|serious man|(?:my|see) (?:skype|photos?)|write me here|alone tonight|massage)\b/iu,
  /\b(?:account has been suspended|verify (?:now|your)|package could not|visitor!|gift card|selected to receive|verified email addresses|claim your)\b/iu,
  /\b(?:insurance quotes?|mortgage|compensation|ira kit|tokens?|wallet|gem alert|dropshipping|affiliate)\b/iu,
  /(?:купить|заработок|微信|文凭|situs|terpercaya|vay tiền|sem receita|amarres|gana dinero|sofortkredit)/iu,
];

export const tradesIn = (words: Words): number => countOf(goods, wholeText(words));

const selling = [
  /\b(?:order|buy|shop|book|apply|claim|sign up|register|download|subscribe)\b.{0,20}\b(?:now|today|here|free|online|yours)\b/iu,
  /\b(?:click|visit|check out|feel free to visit)\b.{0,25}\b(?:here|link|site|web-?site|page|profile|home ?page|my|for)\b/iu,
  /\b\d{1,2} ?% (?:off|discount|deposit)|\bdiscount|\bcoupon|\bpromo code|\buse (?:my )?(?:invite )?code|\brabatt/iu,
  /\bfree (?:shipping|trial|delivery|consultation|quote|estimate|sample|gift|seat|training|webinar)/iu,
  /\b(?:limited|only \d+ \w* ?(?:bottles|spots|left|kits)|ends? (?:today|tonight|soon)|expires?|hurry|before it|spots? left)/iu,
  /\b(?:money[- ]back|guaranteed?|100 ?%|satisfaction|no side effects?|permanent (?:cure|solution))/iu,
  /\b(?:no|without|ohne|sem) (?:prescription|rx|credit (?:check|card)|exam|rezept|receita)|\bno rx\b/iu,
  /\b(?:best|cheap(?:est)?|low(?:est)?|factory|special|affordable) (?:price|rate|quality|quote|deal|offer|hosting)s?/iu,
  /\b(?:bestselling|happy customers|five-star|in stock|fast shipping|worldwide|overnight delivery|instant (?:delivery|cash|withdrawal))/iu,
  /\b(?:buy \d get \d|save up to|save \d+ ?%|subscribe and save|for sale\b|(?:mega |on )?sale!|from [$€£]\d|\$\d+ ?(?:\/|per |each|instead)|price lists?|free estimates?|\$0 down)/iu,
  /\bwe (?:offer|sell|ship|send|supply|develop|provide|buy|help you|can help|will cancel|are (?:a )?(?:professional|licensed|leading))\b|\b(?:hire|outsource)\b.{0,30}\b(?:from|now|dedicated|your|a professional)\b/iu,
  /\b(?:join (?:my|our|free|us)|(?:get|order|reserve|claim|grab) (?:your|yours)|sign up|call (?:now|today|our)|financing|payment plans?|motivated women|i(?:'ve| have) helped over|fixed it completely|as seen on)\b/iu,
  /\b(?:inquiry|enquiry|factory|manufacturer|distributor|dear (?:sir|customer))\b/iu,
  /\b(?:our|my) (?:clinic|product|supplement|kits?|oils?|team|services?|experts?|price list|packages|company|discount)\b/iu,
];

export const pitchesIn = (words: Words): number => countOf(selling, wholeText(words));

const money = /[$€£₹]\s?\d|\b\d[\d.,]{0,30} ?(?:usd|euros?|dollars|dólares|rs|рублей)\b/iu;
const gain =
  /\b(?:earn(?:ed|ing)?s?|income|profit|invest(?:ed|ment)?|commission|work(?:ing)? from home|from home|get paid|pays? me|per (?:day|month)|daily|monthly|verdiene|gana|donate|in \d+ (?:days|weeks?))\b/iu;

export const promisesMoney = ({ content }: Words): boolean =>
  money.test(content) && gain.test(content);

const healers =
  /\b(?:dr|doctor|lord|madam|mama|baba|chief|priest|herbalist|maestro)\b[^.!?]{0,60}\b(?:herb\w*|spells?|roots)\b|\bherb(?:al|s)\b[^.!?]{0,60}\b(?:cured?s?|home|doctor|medicine)\b|\b(?:testify|testimony)\b|\bcured? (?:of )?(?:herpes|hiv|hpv|cancer|hsv)|(?:herpes|hiv|hpv|cancer|parasites?) cure\b|\bcure of (?:my )?\w+ .{0,20}\b(?:dr|doctor|herb)/iu;

export const praisesHealer = (words: Words): boolean => healers.test(wholeText(words));

const reach = [
  /\b(?:whatsapp|whats app|telegram|wechat|wickr|skype|viber|qq|t\.me)\b/iu,
  // A telephone number, but not part of a serial number such as 3174bc8b-4933-4886-a733.
  /(?<![\w.-])\+?\d[\d ().-]{7,40}\d(?![\w-])/u,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w|\b\w+ at \w+ dot com\b/iu,
  /\b(?:dm|inbox|text|message|contact|call|email|e-mail|add|reach|write)\b (?:me|us|him|her|to my|the doctor|our|agent|hr|on|now|today)\b|\bfor the number\b|\blink in bio\b/iu,
  /\b(?:instagram|insta|telegram|cash ?app|snapchat)\W{0,3}[@$]\w{3,}/iu,
];

export const waysToReach = ({ content }: Words): number => countOf(reach, content);

const flattery =
  /\b(?:great|nice|amazing|wonderful|informative|good|pretty nice|awesome) (?:article|post|blog|weblog|information|site|website)\b|\byour (?:blog|weblog|web-?site) (?:is|post|looks?|and)\b|\bthis blog\b|\bkeep up writing\b|\bthanks? (?:you )?for sharing\b|\byour website is (?:not|extremely|useful)/iu;

/** Praise that would fit any page. */
export const flatters = ({ content }: Words): boolean => flattery.test(content);

const barker = /[🔥🚀👉👈🎰💋💰🤑⬇➡→💵]|>{2,}|!{3,}/u;

/** Emoji and punctuation used to attract attention. */
export const barks = ({ content }: Words): boolean => barker.test(content);

export function shouts({ content }: Words): boolean {
  const letters = content.match(/\p{L}/gu) ?? [];
  const capitals = content.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 30 && capitals.length > 0.6 * letters.length;
}

export function drones({ content }: Words): boolean {
  const words = content.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.length >= 6 && words.length < 60 && new Set(words).size < 0.6 * words.length;
}

const countOf = (patterns: RegExp[], text: string): number =>
  patterns.filter((pattern) => pattern.test(text)).length;
