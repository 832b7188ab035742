import { escaped } from '../../../text/escaped.ts';
import { baseOf } from '../english-words.ts';
import { isPerson } from '../posts.ts';

const NUMBERED = '(?:(?:an?|the|my|our|one|two|three|four|five|six|another|other|fellow|\\d+) )';
const BESIDE = new RegExp(
  `\\b(?:with|alongside|beside|and|plus|together with|next to) ${NUMBERED}{1,2}(?:[a-z-]+ ){0,2}?([a-z-]+)(?=[,;.)]|$| (?:and|for|in|at|on|to|from|during|who|over|as|of|by)\\b)`,
  'gi',
);
const COMMANDS =
  '(?:supervis(?:ed?|ing)|manag(?:ed?|ing)|overs(?:aw|ee|eeing)|direct(?:ed|ing)?|lead(?:ing)?|led|head(?:ed|ing)(?: up)?|train(?:ed|ing)?|mentor(?:ed|ing)?|coach(?:ed|ing)?|instruct(?:ed|ing)?|command(?:ed|ing)?|in charge of|responsible for|delegat(?:ed|ing) to|with (?:the )?(?:help|assistance|support) (?:of|from)|(?:assisted|helped|supported|aided) by)';
const UNDER = new RegExp(`\\b${COMMANDS} ${NUMBERED}{0,2}(?:[a-z-]+ ){0,2}?([a-z-]+)\\b`, 'gi');
const TAIL = /[,;.(]/;

const WITH_ZH = '(?:与|和|同|跟着?|随|会同|协同)(?:另外?)?';
const COUNT_ZH = '(?:[一两二三四五六七八九十\\d]+\\s?(?:名|位|个))';
const BESIDE_ZH = new RegExp(`${WITH_ZH}${COUNT_ZH}?(\\p{Script=Han}{2})`, 'gu');
const COMMANDS_ZH = '(?:带领|带着?|管理|指导|领导|安排|督导|监督|率领?|指挥|带教|培训|辅导|领着)(?:了|过)?';
const UNDER_ZH = new RegExp(`${COMMANDS_ZH}(?:另外?)?${COUNT_ZH}(\\p{Script=Han}{2})`, 'gu');

/** Who stood beside the one who writes, told as somebody under them: with a technician, supervising a technician. */
export function besideAsUnder(original: string, rewrite: string): string[] {
  const words = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: said, index }) =>
      text
        .slice(index, index + said.length + 24)
        .split(TAIL)[0]!
        .toLowerCase()
        .split(/[^a-z-]+/)
        .map(baseOf),
    );
  const people = Array.from(original.matchAll(BESIDE), ([, who = '']) => baseOf(who));
  const commanded = words(original, UNDER);
  const english = Array.from(rewrite.matchAll(UNDER)).flatMap(({ 0: said, index }) => {
    const told = words(rewrite.slice(index, index + said.length + 24), UNDER);
    return people.some((who) => told.includes(who) && !commanded.includes(who)) ? [said] : [];
  });
  const beside = Array.from(original.matchAll(BESIDE_ZH), ([, who = '']) => who);
  const under = Array.from(original.matchAll(UNDER_ZH), ([, who = '']) => who);
  const chinese = Array.from(rewrite.matchAll(UNDER_ZH)).flatMap(([said, who = '']) =>
    beside.includes(who) && !under.includes(who) ? [said] : [],
  );
  return [...english, ...chinese];
}

const FOR_WHOM =
  /\bfor (?:the|my|our|an?) (?:[a-z]+ ){0,2}?([a-z]+)(?=[,;.)]|$| (?:and|in|at|on|during|who|before|after|to)\b)/gi;
/** Prepared for the head chef, told as done with the head chef: whom one served as whom one worked beside. */
export const servedAsBeside = (original: string, rewrite: string): string[] =>
  /\b(?:with|alongside|together)\b/i.test(original)
    ? []
    : Array.from(original.matchAll(FOR_WHOM)).flatMap(([, who = '']) => {
        const beside = new RegExp(
          `\\b(?:with|alongside) (?:the|my|our|an?) (?:[a-z]+ ){0,2}?${escaped(who)}\\b`,
          'i',
        ).exec(rewrite);
        return isPerson(who.toLowerCase()) && beside ? [beside[0]] : [];
      });
