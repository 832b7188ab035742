import { hasInternWord } from '@verdant/lexicon/vocabulary';
import { askedRoles, type Bullet, evidence, type ResumeDocument, type Role } from '../../document/document.ts';
import { endsLikePost } from '../../text/chinese-post.ts';
import type { FieldSpan, Finding } from '../check.ts';
import { tells } from './duties/tells-deed.ts';

/** Three points of a job count, one of a project, voluntary work and the like. Our judgement. */
const OF_A_JOB = 3;
const BESIDE_JOBS = 1;
const isJob = ({ section, voluntary }: Role): boolean => section === 'work' && !voluntary;

/** So many are wished for of a role, newest first. What lacks there is said; what it costs is a matter of the whole. */
const wishedOf = (rank: number): number => (rank < 2 ? 2 : 1);

/**
 * `need` points of all that is told must pass, wherever they stand: loss = max(0, need − have) / need. A role more can
 * only add to `have` and a role less only take from it, so neither honesty about an old job nor its removal is rewarded.
 */
export function deficit(document: ResumeDocument, need: number, passes: (bullet: Bullet) => boolean): Finding {
  const { roles } = document;
  const passing = ({ bullets, introduction }: Role) =>
    [...bullets, ...introduction].filter(passes).reduce((sum, bullet) => sum + pointsIn(bullet), 0);
  const have = roles.reduce((sum, role) => sum + Math.min(isJob(role) ? OF_A_JOB : BESIDE_JOBS, passing(role)), 0);
  const severity = Math.max(0, need - have) / need;
  const spans = askedRoles(document).flatMap((role, rank) =>
    passing(role) < wishedOf(rank) && !(rank > 0 && isBareTraining(role, document)) ? candidates(role, passes) : [],
  );
  const good = roles
    .flatMap((role) => role.bullets.filter(passes))
    .map(({ path, text, quantities, result }) => {
      const span = quantities[0] ?? result;
      return evidence(path, text, span?.from, span?.to);
    });
  return { severity, spans: spans.slice(0, 3), good };
}

/** Time in training below a job, with nothing told of it: a line is all that anyone wants of it. */
const isBareTraining = ({ section, id, bullets }: Role, { content }: ResumeDocument): boolean =>
  section === 'work' &&
  bullets.length === 0 &&
  content.work.some(
    (item) =>
      item.id === id &&
      (hasInternWord(item.position) || /\b(?:apprentice|trainee|student)\b|学徒/i.test(item.position)),
  );

/** A dense bullet (three figures or more, as Chinese ones often are) says as much as two. */
const pointsIn = ({ quantities }: Bullet) => (quantities.length > 2 ? 2 : 1);

/** The bullets most worth a figure: those that already speak of a result, then those that tell of a deed, in their order. */
function candidates(role: Role, passes: (bullet: Bullet) => boolean): FieldSpan[] {
  const spans = role.bullets
    .filter(
      (bullet) =>
        !passes(bullet) &&
        !bullet.metric &&
        !LISTS_TOOLS.test(bullet.text) &&
        !IS_NO_DEED.test(bullet.text.trim()) &&
        !IS_PRIZE.test(bullet.text) &&
        !INTRODUCES.test(bullet.text) &&
        !isPost(bullet),
    )
    .sort((a, b) => Number(b.result !== null) - Number(a.result !== null) || Number(tells(b)) - Number(tells(a)))
    .map(({ path, text }) => ({ path, text }));
  // that nothing is told at all, another rule says
  return spans.length > 0 ? spans : [{ path: role.path, text: '', advice: ANOTHER_POINT, quiet: true }];
}

/** 研究生会学术部部长: a post that was held, whatever verb its first letters look like. */
const LONGEST_POST = 12;
const isPost = ({ text, language, words }: Bullet): boolean =>
  language === 'zh' && words <= LONGEST_POST && endsLikePost(text.trim());

/** What befell somebody, and a line that points to another. */
const IS_NO_DEED =
  /^(?:I )?(?:was|were|had been|have been|got) |^(?:(?:much )?(?:the )?same as|as above|ditto)\b|^同上/i;
/** What a thing is, and no deed: `Tidepool is an open-source library …`, `点餐小程序 A. 介绍：…`. */
const INTRODUCES =
  /^[^.:：]{2,40}[:：]?\s[\w .-]{0,40}\bis an? (?:\p{L}|-)+|(?:介绍|简介|概要|背景|概述|项目描述)\s*[:：]|\blorem ipsum\b|\bdolor\b/iu;
/** A prize by itself says enough. */
const IS_PRIZE = /[获得][^，,。；;]{0,14}奖|荣获|评为|标兵|称号|\b(?:award|prize|medal|winner|finalist|bonus)\b/i;
const LISTS_TOOLS =
  /^(?:[A-Z\d][.、]\s?)?(?:介绍|简介|背景|项目描述|概述|主要|使用|开发|技术|tech(?:nolog(?:y|ies))?|tools?|stack|languages?|environment)[^:：]{0,14}[:：]/i;

const ANOTHER_POINT = {
  en: 'There is not enough here to judge by. Add a point that says what came of your work.',
  zh: '这一段的内容还不足以判断，再补一条，写明带来了什么。',
};
