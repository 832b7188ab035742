import { type Check, counted, EXPERIENCE } from '../check.ts';
import { matches } from './bullet-spans.ts';

const PARTICIPLE = '(?:[a-z]+ed|(?:re)?(?:built|made|done|written)|given|taken|led|run|sold|kept|chosen|driven|grown)';

const PASSIVE = new RegExp(`\\b(?:was|were|been|being|is|are)\\s+(?:[a-z]+ly\\s+)?(${PARTICIPLE})\\b`, 'g');

/** What others were or had is no way of hiding one's own deed. */
const SUBORDINATE = /\b(?:who|whom|which|that|where|when|if|once|while|after|before|because|as|what|how)\b[^,.;]*$/i;

/** Behind one's own deed and a mark it tells what became of that. */
const CLAUSE = /[;,:，；：—–]/;

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
    en: 'The passive hides who did it. If it was you, use the active verb.',
    zh: '被动句看不出是谁做的。如果是你做的，就用主动写出来。',
  },
  praise: null,
  example: {
    en: { bad: 'Weekly reports were prepared for management', good: 'Prepared weekly reports for management' },
    zh: { bad: '周报由本组完成', good: '撰写周报' },
  },
  voice: 'alike',
  restsOn: 'point',
  touches: EXPERIENCE,
  run: ({ bullets }) => {
    const deeds = new Set(bullets.filter(({ opener }) => opener.kind !== 'noun').map(({ path }) => path));
    return counted(
      matches(bullets, {
        en: PASSIVE,
        zh: /(?<!未|无一[^，。；]{0,20}|没|没有|零|免于|避免)被(?!困|害|保险|审计|测|试者|检|照护|照料|服务)(?![^，,。；;]{0,8}(?:接收|录用|录取|采纳|采用|收录|引用|转载|转发|表扬|返聘))(?!评为|授予|评选|选为|聘为|推荐|录用|录取|采纳|采用|收录|引用|任命|提名|邀请|动|告)|由[^，,。；;]{1,10}(?<!自主|独立)完成/g,
      }).filter(
        ({ path, text, from = 0, to }) =>
          !(deeds.has(path) && CLAUSE.test(text.slice(0, from))) &&
          !HONOUR.test(text.slice(from, to).split(' ').at(-1) ?? '') &&
          !SUBORDINATE.test(text.slice(0, from)),
      ),
      4,
    );
  },
};
