import type { Random } from '../random.ts';
import type { Profession } from '../words/profession.ts';

/** Fills the gaps of a sentence (`words/profession.ts` lists them) with words of the field and invented figures. */
export function fill(text: string, field: Profession, random: Random): string {
  const skills = Object.values(field.skills).flat();
  const words: Record<string, () => string> = {
    n: () => String(random.int(2, 9)),
    many: () => random.pick(['120', '300+', '1,200', '45', '800', '2000', '60', '350']),
    pct: () => String(random.int(5, 98)),
    money: () =>
      random.pick(
        /\p{Script=Han}/u.test(text)
          ? ['50万元', '120万', '3000元', '1.2亿元']
          : ['$40k', '$1.2M', '€300,000', '£75K', '$5,000'],
      ),
    tool: () => random.pick(skills),
    skill: () => random.pick(skills),
    skill2: () => random.pick(skills),
    thing: () => random.pick(field.projects),
    title: () => random.pick(field.titles),
    major: () => random.pick(field.majors),
    award: () => random.pick(field.awards),
  };
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => words[key]?.() ?? whole);
}
