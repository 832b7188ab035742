import { findEnglishVerb } from '@verdant/lexicon';
import { type Bullet, evidence } from '../../document/document.ts';
import { type Check, counted, type Place } from '../check.ts';

const matches = (bullets: readonly Bullet[], patterns: { en: RegExp; zh: RegExp }): Place[] =>
  bullets.flatMap(({ path, text, language }) =>
    Array.from(text.matchAll(patterns[language]), (match) => ({
      path,
      text,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );

export const firstPerson: Check = {
  id: 'STY-01',
  group: 'style',
  allotment: 2,
  effort: 1,
  title: { en: 'First person', zh: '第一人称' },
  detects: { en: 'I, my, me, we, our in the points.', zh: '经历里出现“我、本人、我们”；自我评价不算。' },
  advice: {
    en: 'A résumé is about you anyway: leave out I, my and we and start with the verb.',
    zh: '简历说的就是你，去掉“我”“本人”“我们”，从动作写起。',
  },
  praise: { en: 'No I, my or we in the points', zh: '经历里没有“我”' },
  example: {
    en: { bad: 'I built our reporting pipeline', good: 'Built the reporting pipeline' },
    zh: { bad: '我搭建了数据看板', good: '搭建数据看板' },
  },
  run: ({ bullets }) =>
    counted(
      // I/O, I-9, Phase I and quoted product names are no pronouns; 我国, 自我 and 我司 neither.
      matches(bullets, {
        en: /(?<=^|[\s(“"])(?:I(?=\s(?!\/)[a-z])|I['’](?:m|ve|d)|[Mm]y|[Mm]yself|[Ww]e(?=\s[a-z])|[Oo]ur)(?=[\s,;.])/g,
        zh: /(?<!自)我(?!国|司|行|院|校|市|省|方|县|区)们?|本人/g,
      }).filter(
        ({ text, from }) =>
          !/\b(?:[Pp]hase|[Pp]art|[Tt]ype|[Cc]lass|[Ll]evel|[Tt]ier|[Vv]olume)\s$/.test(text.slice(0, from)),
      ),
      4,
      bullets.map(({ path, text, opener }) => evidence(path, text, opener.from, opener.to)),
    ),
};

const PARTICIPLE = '(?:[a-z]+ed|(?:re)?(?:built|made|done|written)|given|taken|led|run|sold|kept|chosen|driven|grown)';
const PASSIVE = new RegExp(`\\b(?:was|were|been|being|is|are)\\s+(?:[a-z]+ly\\s+)?(${PARTICIPLE})\\b`, 'g');
/** What others were or had is no way of hiding one's own deed. */
const SUBORDINATE = /\b(?:who|whom|which|that|where|when|if|once|while|after|before|because|as|what|how)\b[^,.;]*$/i;
const HONOUR =
  /^(?:promoted|awarded|recogni[sz]ed|selected|chosen|nominated|invited|named|elected|accepted|appointed|honou?red|adopted|published|cited|used|ranked|rated|based|located|tasked|involved|entrusted|supposed|related|praised|commended|thanked|credited|certified|trained|trusted|admitted)$/;

export const passiveVoice: Check = {
  id: 'STY-02',
  group: 'style',
  allotment: 1,
  effort: 1,
  title: { en: 'Passive voice', zh: '被动句' },
  detects: {
    en: 'A form of be with a participle. Promoted, awarded and the like are fine.',
    zh: '“被/由…完成”。被评为、获授予等不算。',
  },
  advice: {
    en: 'The passive hides who did it. If it was you, say so with the verb.',
    zh: '被动句看不出是谁做的。如果是你做的，就用主动写出来。',
  },
  praise: null,
  example: {
    en: { bad: 'Weekly reports were prepared for management', good: 'Prepared weekly reports for management' },
    zh: { bad: '周报由本组完成', good: '撰写周报' },
  },
  run: ({ bullets }) =>
    counted(
      matches(bullets, {
        en: PASSIVE,
        zh: /被(?![^，,。；;]{0,8}(?:接收|录用|录取|采纳|采用|收录|引用))(?!评为|授予|评选|选为|聘为|推荐|录用|录取|采纳|采用|收录|引用|任命|提名|邀请|动|告)|由[^，,。；;]{1,10}(?<!自主|独立)完成/g,
      }).filter(
        ({ text, from = 0, to }) =>
          !HONOUR.test(text.slice(from, to).split(' ').at(-1) ?? '') && !SUBORDINATE.test(text.slice(0, from)),
      ),
      4,
    ),
};

export const tense: Check = {
  id: 'STY-05',
  group: 'style',
  allotment: 1,
  effort: 1,
  onlyFor: { languages: ['en'] },
  title: { en: 'Tense', zh: '时态' },
  detects: {
    en: 'The present tense in a role that has ended, and past and present mixed in one that runs.',
    zh: '已结束的经历用了现在时。只查英文。',
  },
  advice: { en: 'This role has ended: put the verb in the past.', zh: '这段经历已经结束，动词用过去式。' },
  praise: null,
  example: {
    en: { bad: 'Manage the release calendar', good: 'Managed the release calendar' },
    zh: { bad: 'Manage the release calendar', good: 'Managed the release calendar' },
  },
  run: ({ roles }) =>
    counted(
      roles
        .filter(({ current, end }) => !current && end !== null)
        .flatMap((role) => role.bullets)
        .filter(({ opener, text, language }) => {
          if (language === 'zh' || opener.kind !== 'verb') return false;
          const word = text.slice(opener.from, opener.to).toLowerCase();
          const verb = findEnglishVerb(word);
          return verb !== undefined && word === verb.base && verb.base !== verb.past;
        })
        .map(({ path, text, opener }) => ({ path, text, from: opener.from, to: opener.to })),
      4,
    ),
};
