import { contentStems } from '../../../text/words.ts';

const WENT =
  /([a-z][^,;.()]{2,48}?)\s(?:had |has |have |then |also )?(?:went (?:up|down|from|to)|fell|rose|dropped|declined|grew|climbed|shrank|came down|slipped|increased|decreased|halved|doubled)\b/gi;
const MADE =
  /\b(?:reduc(?:ed|ing|e)|cut(?:ting)?|lower(?:ed|ing)?|rais(?:ed|ing|e)|boost(?:ed|ing)?|lift(?:ed|ing)?|improv(?:ed|ing|e)|shorten(?:ed|ing)?|halv(?:ed|ing|e)|doubl(?:ed|ing)|driv(?:en|ing|e)|drove|br(?:ought|inging|ing)|t(?:ook|aking|ake)|grow(?:ing)?|grew|trimm(?:ed|ing)|slash(?:ed|ing)?|push(?:ed|ing)?|increas(?:ed|ing|e)|decreas(?:ed|ing|e)|g(?:ot|etting))\s+(?:down |up )?((?:[a-z'’-]+ ){1,5}?)(?=down\b|up\b|from\b|to\b|by\b|in\b|over\b|with\b|around\b|about\b|nearly\b|almost\b|$)/gi;
const MAKES =
  /\b(?:reduc|cut|lower|rais|boost|lift|improv|shorten|halv|doubl|driv|drove|brought|bring|trim|slash|push|helped|led to|resulting|thereby|so that|thanks|through|because|due|which|after (?:i|we)|by [a-z]+ing)/i;
/** Words that name no thing of their own: a week, the number of. */
const NO_THING = new Set(['number', 'week', 'month', 'year', 'average', 'rate', 'time', 'about', 'around', 'near']);
const things = (text: string) => [...contentStems(text)].filter((word) => !NO_THING.has(word));

/** What rose or fell of itself, told as what somebody has raised or cut: it was what went, and is now what is moved. */
export function movedOfItself(original: string, rewrite: string): string[] {
  if (MAKES.test(original)) return [];
  const went = new Set(Array.from(original.matchAll(WENT)).flatMap(([, what = '']) => things(what)));
  if (went.size === 0) return [];
  return Array.from(rewrite.matchAll(MADE))
    .filter(([, what = '']) => things(what).some((word) => went.has(word)))
    .map(([said]) => said.trim());
}
