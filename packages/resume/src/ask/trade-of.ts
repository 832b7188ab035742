import { recogniseIndustry, type TradeQuestions, tradeOfTitle, tradeQuestions } from '@verdant/lexicon';
import type { ResumeDocument, Role } from '../document/document.ts';
import { industriesOfTitle } from '../score/industry.ts';
import { simplified } from '../text/simplified.ts';

const STUDY = 'study';
const UNIVERSITY = 'university';
const ofId = (id: string) => tradeQuestions.find((trade) => trade.id === id) ?? null;

export const titleOf = ({ content }: ResumeDocument, { section, id, name }: Role): string =>
  section === 'work' ? (content.work.find((one) => one.id === id)?.position ?? '') : name;

const plainTitle = (title: string) => title.toLowerCase().replace(/\p{Script=Han}/gu, simplified);
/** Posts held one after the other, or at once: `Receptionist, then Shift Leader`, `设计师助理 → 设计师`. */
const POSTS = /\s*(?:[,，、;；&→]|->|\/|\bthen\b|\band\b|\bto\b|[兼及转])\s*/i;
/** What stands in brackets behind a post is of the house or the contract. Of two trades in one title neither is sure. */
function tradeNamed(title: string): TradeQuestions | null {
  const bare = title.replace(/[（(][^）)]{0,40}[）)]/g, ' ');
  const trades = new Set(bare.split(POSTS).flatMap((post) => tradeOfTitle(plainTitle(post))?.id ?? []));
  if (trades.size > 1) return null;
  return tradeOfTitle(plainTitle(bare)) ?? tradeOfTitle(plainTitle(title));
}

/** Whoever learns a trade does its work. */
const LEARNS =
  /实习(?:转正|生|期)?|實習生?|见习|見習|培训生|管培生|\b(?:interns?|internship|trainee|apprentice|graduate|student|placement|junior|volunteer)\b/gi;
const OF_LEARNER = new RegExp(LEARNS, 'i');

export const isLearner = (document: ResumeDocument, role: Role): boolean => OF_LEARNER.test(titleOf(document, role));

/** The trade of a learner: what is left of the title, else what is aimed at or done in the other jobs. */
function tradeLearnt(document: ResumeDocument, title: string): TradeQuestions | null {
  const { intention, work } = document.content;
  const others = [intention.position, ...work.map(({ position }) => position)].filter(
    (other) => !OF_LEARNER.test(other),
  );
  return (
    [title.replace(LEARNS, ' '), ...others].map(tradeNamed).find((trade) => trade !== null && trade.id !== STUDY) ??
    null
  );
}

const isAtUniversity = ({ content }: ResumeDocument, { id }: Role): boolean =>
  content.work.some((job) => job.id === id && /universi|college|大学|学院/i.test(job.company));

const LIKELY = 2;
/** Whether a post of another title is of the field that is aimed at: by its title, or by what is told of it. */
function isOfAim(role: Role, title: string, aim: string): boolean {
  const fields = industriesOfTitle(aim.trim().toLowerCase());
  if (industriesOfTitle(title.trim().toLowerCase()).some((id) => fields.includes(id))) return true;
  const text = role.bullets.map((bullet) => bullet.text).join('\n');
  const trade = tradeNamed(aim);
  const said = trade
    ? [...trade.titles.en, ...trade.titles.zh].some((word) => text.toLowerCase().includes(word))
    : false;
  return (
    said ||
    recogniseIndustry(text)
      .slice(0, LIKELY)
      .some(({ industry }) => fields.includes(industry))
  );
}

/** The trade of a role: by its title, else by the one that is aimed at; what stands beside no job is study. */
export function tradeOf(document: ResumeDocument, role: Role): TradeQuestions | null {
  const title = titleOf(document, role);
  const named = role.section === 'work' ? tradeNamed(title) : null;
  const learns = named?.id === STUDY && OF_LEARNER.test(title);
  const own = learns
    ? tradeLearnt(document, title)
    : named?.id === 'teaching' && isAtUniversity(document, role)
      ? ofId(UNIVERSITY)
      : named;
  const aim = document.content.intention.position;
  const aimed = role.section === 'projects' || isOfAim(role, title, aim) ? tradeNamed(aim) : null;
  const hasJobs = document.roles.some(({ section }) => section === 'work');
  const study = ofId(STUDY);
  return (
    own ?? (role.section === 'projects' && !hasJobs ? study : (aimed ?? (role.section === 'projects' ? study : null)))
  );
}
