import { chineseCliches, chineseSoftSkills, englishCliches, englishSoftSkills, plainSkills } from '@verdant/lexicon';
import type { ResumeDocument } from '../../document/document.ts';
import { isBeginner } from '../../document/of-now.ts';
import { type Check, type FieldSpan, hint } from '../check.ts';

/** Abilities that are taught, examined or paid for by themselves. */
const REAL_AFTER_ALL = new Set([
  'public speaking',
  'mentoring',
  'writing skills',
  'research skills',
  'presentation skills',
  'conflict resolution',
  'negotiation skills',
  'strategic thinking',
  'diplomacy',
  'delegation',
  '演讲能力',
  '写作能力',
  '谈判能力',
  '冲突处理',
  '组织协调',
]);
const TRAITS = new Set([...englishSoftSkills, ...chineseSoftSkills, ...englishCliches, ...chineseCliches]);
const PLAIN = new Set(plainSkills.everyone);
const PASTIMES = new Set(plainSkills.pastimes);
/** So many real skills beside them, and a trait or two, make the programs of everybody stand out. */
const REAL = 4;
/** Trades in which nobody is hired for a program of everybody. */
const BY_HAND =
  /\b(?:electrician|plumber|welder|fitter|mechanic|carpenter|driver|labourer|operator|chef|cook)\b|电工|焊工|司机|厨师|钳工|维修工/i;
const isByHand = ({ content: { intention, work } }: ResumeDocument): boolean =>
  BY_HAND.test(`${intention.position} ${work[0]?.position ?? ''}`);
const LEAST_EMPTY = 2;
const FEW_ROLES = 1;
const BARE = /^(?:typing|internet|e-?mail|(?:ms )?paint|web browsing|上网|打字|微信|收发邮件)$/i;
/** Programs that nobody has used for ten years, and machines that need no skill. */
const OUTDATED =
  /^(?:windows (?:95|98|2000|me|xp|vista|7)(?:\/.*)?|lotus(?: 1-2-3| notes)?|wordperfect|word perfect|foxpro|visual foxpro|netscape|fax(?: machine)?|internet surfing|surfing(?: the internet)?|photocopying|frontpage|msn|qq)$/i;
/** Old platforms beside new ones are what somebody looks after, and what whoever keeps machines running is asked for. */
const PLATFORM = /^(?:windows|lotus|foxpro|visual foxpro|fax)/i;
const NEWER = /\bwindows (?:8|10|11|server)\b|\blinux\b|\bmac ?os\b/i;
const SUPPORTS =
  /\b(?:support|help ?desk|service desk|technician|technical|hardware|system|network|infrastructure|it (?:officer|engineer|admin\w*|manager|specialist))\b|运维|网管|技术支持|桌面|系统管理/i;
function isOutdated(item: string, list: readonly string[], { content: { intention, work } }: ResumeDocument): boolean {
  const isKept =
    list.some((one) => NEWER.test(one)) || SUPPORTS.test(`${intention.position} ${work[0]?.position ?? ''}`);
  return OUTDATED.test(item.trim()) && !(PLATFORM.test(item.trim()) && isKept);
}
/** All of a kind, and none. */
const ALL_OF_THEM = /精通(?:各种|各类|一切|所有)|什么都(?:会|能|行)/;
const OFFICE = /^(?:excel|powerpoint|ppt|wps|ms excel|驾照.*|c1.*)$/i;

/** A rank in a game is no certificate. */
const GAME = new RegExp(`^(?:${plainSkills.pastimes.join('|')})`, 'i');

/** Courses for beginners are no certificates to show. */
const BEGINNERS = /\b(?:for beginners|e-?mail etiquette|introduction to (?:computers|office))\b/i;
/** So many that none stands out. */
const TOO_MANY = 25;

/** One line of several that was read as one skill. Brackets hold what belongs together. */
const partsOf = (item: string): string[] =>
  item
    .split(/[,，、;；](?![^(（]*[)）])/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const trimmed = (item: string) =>
  item
    .trim()
    .replace(/[.。]$/, '')
    .toLowerCase();
const withoutTraits = (item: string) =>
  [...englishCliches].reduce((rest, phrase) => rest.replace(phrase, ''), item).trim();

const kindOf = (item: string): 'trait' | 'plain' | 'real' => {
  const bare = trimmed(item);
  if (REAL_AFTER_ALL.has(bare)) return 'real';
  if (TRAITS.has(bare) || PASTIMES.has(bare) || ALL_OF_THEM.test(bare)) return 'trait';
  const rest = withoutTraits(bare);
  return PLAIN.has(bare) || PLAIN.has(rest) ? 'plain' : rest === '' ? 'trait' : 'real';
};

const quoted = (items: readonly string[]) => ({
  en: items.map((item) => `“${item}”`).join(', '),
  zh: items.map((item) => `“${item}”`).join(''),
});

const tooMany = (count: number) => ({
  en: `${count} skills in one list: none stands out. Keep the ten that this job asks for.`,
  zh: `一栏里有 ${count} 项技能，重点不突出。留下岗位要的十项左右。`,
});

export const emptySkills: Check = {
  id: 'SEC-14',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'Skills that say nothing', zh: '技能栏里的空项' },
  detects: {
    en: 'Traits, pastimes and programs that everyone knows among the skills. Only said.',
    zh: '技能里的性格特点、消遣，以及人人都会的软件。只作提示。',
  },
  advice: {
    en: 'These take room from the skills that matter.',
    zh: '这些项会冲淡真正的技能。',
  },
  praise: null,
  example: {
    en: { bad: 'Butchery, sous vide, team player, Microsoft Word', good: 'Butchery, sous vide, menu costing' },
    zh: { bad: 'PLC、变频器、上网聊天', good: 'PLC、变频器' },
  },
  // one word among many is read over, and whoever has not worked yet has little else; who leads is asked to
  saidOf: (document) => {
    const isNew = isBeginner(document) && document.roles.length <= FEW_ROLES;
    const lists = document.content.skills.map(({ items }) => items.flatMap(partsOf));
    const all = lists.flat();
    const empty = all.filter((item) => kindOf(item) === 'trait' || isOutdated(item, all, document)).length;
    const plain = all.filter((item) => kindOf(item) === 'plain').length;
    const isMany = lists.some((items) => items.length > TOO_MANY);
    return ({ path }) =>
      path.startsWith('certifications/') ||
      isMany ||
      (!isNew && (empty >= LEAST_EMPTY || empty * 2 > all.length || (plain > 0 && isByHand(document))));
  },
  restsOn: 'label',
  touches: ['skills', 'certifications'],
  run: (document) => {
    const { content, fields } = document;
    const { skills, certifications } = content;
    const lists = skills.map(({ id, items }) => ({ id, items: items.flatMap(partsOf) }));
    const all = lists.flatMap(({ items }) => items);
    const hasTraits = all.some((item) => kindOf(item) === 'trait');
    const real = all.filter((item) => kindOf(item) === 'real' && !OFFICE.test(item.trim())).length;
    const byHand = isByHand(document);
    const spans = lists.flatMap(({ id, items }): FieldSpan[] => {
      const empty = items.filter((item) => {
        const kind = kindOf(item);
        return (
          kind === 'trait' ||
          isOutdated(item, all, document) ||
          (kind === 'plain' && (BARE.test(item.trim()) || ((hasTraits || byHand) && real >= REAL)))
        );
      });
      if (empty.length === 0) return [];
      const text = fields.find(({ path }) => path === `skills/${id}/items`)?.text;
      if (text === undefined) return [];
      const { en, zh } = quoted(empty);
      const isOld = empty.every((item) => kindOf(item) === 'real');
      const advice = isOld
        ? {
            en: `${en}: hardly any post asks for this today. Unless yours does, use the room for newer skills.`,
            zh: `${zh}现在很少有岗位会问。要应聘的岗位没有要求的话，换成更新的技能。`,
          }
        : {
            en: `${en}: anyone can write this, and it takes room from the skills that count.`,
            zh: `${zh}谁都可以写，会冲淡真正的技能，可以去掉。`,
          };
      return [{ path: `skills/${id}/items`, text, advice }];
    });
    const named = certifications
      .filter(({ name }) => name.trim() !== '' && (kindOf(name) !== 'real' || GAME.test(name) || BEGINNERS.test(name)))
      .map(({ id, name }): FieldSpan => ({ path: `certifications/${id}/name`, text: name }));
    const [most] = lists
      .filter(({ items }) => items.length > TOO_MANY)
      .flatMap(({ id, items }) =>
        fields
          .filter(({ path }) => path === `skills/${id}/items`)
          // a count of what may be several lists is no word for a card
          .map(({ path, text }) => ({ path, text, advice: tooMany(items.length), quiet: true as const })),
      );
    return hint([...spans, ...(most ? [most] : []), ...named]);
  },
};
