import type { Label } from '../labels.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import type { HeadingKind } from '../words/headings.ts';
import { type Block, type Run, row } from './blocks.ts';
import { bulleted } from './lists.ts';
import type { Style } from './style.ts';

/** Kinds that people put under one heading, a line each behind its word. */
export const MIXED: readonly HeadingKind[] = ['skills', 'languages', 'certifications', 'awards', 'interests'];

const HEADINGS = {
  zh: [
    '技能证书',
    '技能/证书及其他',
    '其他信息',
    '技能与其他',
    '证书技能',
    '个人技能',
    '技能与特长',
    '其他',
    '附加信息',
  ],
  en: [
    'Additional Information',
    'Skills & Interests',
    'Skills, Languages & Interests',
    'Additional',
    'Other Information',
    'Skills & Certifications',
    'Skills and Additional Information',
  ],
};

const WORDS: Record<'zh' | 'en', Partial<Record<HeadingKind, readonly string[]>>> = {
  zh: {
    skills: ['专业技能', '技能', '办公软件', '计算机技能', '工具', '软件'],
    languages: ['语言', '语言能力', '外语水平', '语言水平'],
    certifications: ['证书', '资格证书', '职业资格', '所持证书'],
    awards: ['荣誉', '获奖情况', '所获奖项'],
    interests: ['兴趣爱好', '爱好', '兴趣', '特长'],
  },
  en: {
    skills: ['Skills', 'Technical', 'Technical Skills', 'Software', 'Tools'],
    languages: ['Languages', 'Language'],
    certifications: ['Certifications', 'Certificates', 'Licences', 'Training'],
    awards: ['Awards', 'Honors', 'Honours'],
    interests: ['Interests', 'Hobbies', 'Activities & Interests'],
  },
};

export const mixedHeading = (random: Random, person: Person): string => random.pick(HEADINGS[person.language]);

/** One line a kind: its word, then what the person has of it. */
export function mixedBlocks(person: Person, kinds: readonly HeadingKind[], style: Style, random: Random): Block[] {
  const zh = style.language === 'zh';
  const mark = random.pick(zh ? ['、', '，', '；', ', '] : [', ', ', ', '; ', ' | ']);
  const bold = random.chance(0.6);
  const bullets = random.chance(0.4);
  return kinds.flatMap((kind): Block[] => {
    const values = valuesOf(person, kind, zh);
    if (!values.length) return [];
    const word: Run = {
      text: `${random.pick(WORDS[style.language][kind]!)}${zh ? '：' : ': '}`,
      label: kind === 'skills' ? 'skills.category' : 'separator',
      bold,
    };
    const runs = values.flatMap((run, i): Run[] => (i ? [{ text: mark, label: 'separator' }, run] : [run]));
    return bullets ? [bulleted([word, ...runs], style, true)] : [row([word, ...runs])];
  });
}

function valuesOf(person: Person, kind: HeadingKind, zh: boolean): Run[] {
  const said = (label: Label) => (text: string, entry: number) => ({ text, label, entry });
  switch (kind) {
    case 'skills':
      return person.skills.flatMap(({ items }) => items).map((text) => ({ text, label: 'skills.item' }));
    case 'languages':
      return person.languages.map(({ name, level }) => ({
        text: level ? (zh ? `${name}（${level}）` : `${name} (${level})`) : name,
        label: 'languages.item',
      }));
    case 'certifications':
      return person.certifications.map(({ name }) => name).map(said('certifications.name'));
    case 'awards':
      return person.awards.map(({ name }) => name).map(said('awards.name'));
    case 'interests':
      return person.interests.map((text) => ({ text, label: 'interests.item' }));
    default:
      return [];
  }
}
