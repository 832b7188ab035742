import { contentStems } from '../../../text/words.ts';

const BEGUN =
  /\b(?:started|starting|began|begun|beginning|studying|working towards?|enrolled (?:on|in)|registered for|training for|preparing for|revising for|part[- ]way through|halfway through|undertaking|currently (?:taking|doing)|(?:doing|taking)(?= (?:an? |the |my )?[^,;.]{0,30}\b(?:course|class|diploma|degree|exams?|certificate)\b))\b/i;
const UNDER_WAY = /\b(?:in progress|under ?way|ongoing|not yet (?:finished|complete[d]?)|pending)\b/i;
/** Other words by which a rewrite may say that the end is not reached. */
const STILL =
  /\b(?:start\w*|beg[au]n\w*|study\w*|studies|toward\w*|enrol\w*|regist\w*|train\w*|prepar\w*|revis\w*|part[- ]?way|halfway|undertak\w*|currently|in progress|under ?way|ongoing|not yet|pending|learn\w*|student|pursu\w*|commenc\w*|took up|taking|doing|since|candidate|expect\w*|due|launch\w*|found(?:ed|ing)|set up|opened|introduc\w*|initiat\w*|creat\w*|established|joined)\b/i;
const HELD =
  /\b(?:holds?|holding|holder|held|complet\w+|certifi\w+|qualifi\w+|obtain\w+|achiev\w+|earned|gained|awarded|passed|accredit\w+|licen[cs]ed|graduat\w+|finished|possess\w*)\b/gi;
const PAPER =
  /\b(?:level \d|levels?|courses?|diplomas?|degrees?|licen[cs]es?|certificates?|nvq|btec|hnc|hnd|msc|bsc|mba|phd|acca|aca|cima|aat|award|qualification|apprenticeship|module|exams?|badge)\b/i;
/** Started as a porter, started work: a post and no end to come to. */
const POST = /^\s*(?:as|at|work|working|in|with|on|from|my|out|by)\b/i;

function begunEnglish(original: string, rewrite: string): string[] {
  if (STILL.test(rewrite)) return [];
  const stems = contentStems(rewrite);
  return original.split(/[,;.()]|\b(?:and|but)\b/i).flatMap((clause) => {
    const said = BEGUN.exec(clause) ?? UNDER_WAY.exec(clause);
    if (!said) return [];
    const behind = clause.slice(said.index + said[0].length);
    const thing = UNDER_WAY.test(clause) ? clause.slice(0, said.index) : behind;
    const words = [...contentStems(thing)];
    if (POST.test(thing) || words.length === 0 || words.filter((word) => stems.has(word)).length * 2 < words.length)
      return [];
    const isHeld = (rewrite.match(HELD) ?? []).some((word) => !clause.toLowerCase().includes(word.toLowerCase()));
    return isHeld || PAPER.test(thing) ? [said[0]] : [];
  });
}

const BEGUN_ZH =
  /正?在学(?!校|生)|在读|攻读|正?在备考|备考|报考|正?在考|准备考|报名(?:学习|参加)?|刚?开始(?:学习?|考)|学习中|考试中|刚学/;
const STILL_ZH =
  /学习|在学|在读|攻读|就读|修读|备考|报考|在考|准备|报名|开始|进行|尚|未|待|预计|至今|起|拟|计划|学员|学生|研修/;
const HELD_ZH = /持有?|取得|获[得取]?|具备|拥有|考取|考出|拿到|拿下|通过|完成|毕业|掌握|证书|资格|学历|学位/;

function begunChinese(original: string, rewrite: string): string[] {
  if (STILL_ZH.test(rewrite)) return [];
  return original.split(/[，,。；;、（）()]/).flatMap((clause) => {
    const said = BEGUN_ZH.exec(clause)?.[0];
    if (said === undefined) return [];
    const thing = Array.from(clause.replace(said, '').matchAll(/[\p{L}\d]/gu), ([letter]) => letter);
    const kept = thing.filter((letter) => rewrite.includes(letter)).length;
    return thing.length > 1 && kept * 2 >= thing.length && HELD_ZH.test(rewrite) ? [said] : [];
  });
}

/** What was begun is not yet held or done. */
export const begunAsDone = (original: string, rewrite: string): string[] => [
  ...begunEnglish(original, rewrite),
  ...begunChinese(original, rewrite),
];
