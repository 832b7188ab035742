import { isLearner } from '../../ask/trade-of.ts';
import type { Bullet, ResumeDocument, Role } from '../../document/document.ts';
import { type Check, EXPERIENCE, type FieldSpan } from '../check.ts';
import { deficit } from './deficit.ts';
import { cameOfIt, SAYS_HOW_OFTEN } from './duties/says-duty.ts';
import { mayTell } from './duties/tells-deed.ts';
import { hasOutcome } from './has-outcome.ts';
import { lackedEverywhere } from './of-whole.ts';
import { claimsShare } from './openers.ts';
import { asksOf, speaksOfTrade } from './roles/told-of-role.ts';

const ASKS = {
  en: 'Nothing here can be measured. Add a figure you know, of this or of the job as a whole:',
  zh: '这里没有可以衡量的结果。补一个你知道的数字，写在这一条或这份工作里，比如：',
};
/** The first place of each job with what somebody of its trade can count. */
function askedOfTrade(document: ResumeDocument, spans: readonly FieldSpan[]): FieldSpan[] {
  const seen = new Set<Role>();
  return spans.map((span) => {
    const role = document.roles.find(({ bullets }) => bullets.some(({ path }) => path === span.path));
    if (!role || seen.has(role) || isLearner(document, role) || !speaksOfTrade(document, role)) return span;
    seen.add(role);
    const asks = asksOf(document, role);
    return { ...span, advice: { en: `${ASKS.en} ${asks.en}`, zh: `${ASKS.zh}${asks.zh}` } };
  });
}

/** An outcome without a figure: that nothing went wrong, that it stayed, spread or won, that somebody can do what they could not. */
const IN_WORDS =
  /\b(?:no|zero|without) (?:[a-z-]+ ){0,2}(?:accidents?|incidents?|complaints?|errors?|findings?|losses|delays?|downtime)\b|\b(?:still (?:in use|used|running)|from (?:nothing|scratch)|presented at|taken up|rolled out|adopted|published|promoted)\b|推广|沿用|采用|投入使用|荣?获|评为|之星|结题|从[^，,。；;]{1,8}到(?:能|会|可以)|(?:无|零|未发生)[^，,。；;]{0,4}(?:事故|投诉|差错|违规|补税|返工)/i;
const saysOutcome = (bullet: Bullet): boolean =>
  hasOutcome(bullet) || IN_WORDS.test(bullet.text) || cameOfIt(bullet.text) || SAYS_HOW_OFTEN.test(bullet.text);

export const missingFigures: Check = {
  id: 'IMP-02',
  group: 'impact',
  allotment: 14,
  effort: 2,
  title: { en: 'No measurable result', zh: '缺少量化结果' },
  detects: {
    en: 'Four points with a figure in all that is told, three of one job at most and one of a project. Years and versions are no figures; figures in words and Chinese numerals are.',
    zh: '所有经历里带数字的条目满四条即可，每份工作最多算三条，每个项目一条。年份和版本号不算，中文数字算。',
  },
  advice: {
    en: 'Nothing here can be measured. Add a figure you know, of this or of the job as a whole: how many, how much, how often.',
    zh: '这里没有可以衡量的结果。补一个你知道的数字，写在这一条或这份工作里：多少、多大、多久一次。',
  },
  praise: { en: 'Results with figures', zh: '结果有数字' },
  example: {
    en: { bad: 'Improved page load time', good: 'Cut page load time by [X%]' },
    zh: { bad: '提升转化率', good: '转化率提升【X%】' },
  },
  notOfScholars: true,
  voice: 'figures',
  ofNow: true,
  // what came of it in words says enough, and of others' work one may know no figure
  saidOf: ({ bullets }) => {
    const told = new Set(
      bullets.filter((one) => saysOutcome(one) || claimsShare(one) || !mayTell(one)).map(({ path }) => path),
    );
    return ({ path }) => !told.has(path);
  },
  restsOn: 'point',
  touches: EXPERIENCE,
  asksFigure: true,
  run: (document) => {
    const ofWhole = lackedEverywhere(document, 'figure');
    const finding = deficit(document, 4, ({ quantities }) => quantities.length > 0);
    return { ...finding, spans: askedOfTrade(document, finding.spans), ...(ofWhole && { ofWhole }) };
  },
};
