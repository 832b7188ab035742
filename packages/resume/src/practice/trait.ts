import { hasHan } from '../text/words.ts';

/** Words in which people praise themselves. */
const ENGLISH =
  /\b(?:reliable|calm|patient|hard-?working|organi[sz]ed|careful|precise|detail[- ]oriented|attention to detail|team player|communicat(?:or|ion)|leadership|problem[- ]solv\w+|self-?(?:motivated|starter)|adaptable|flexible|creative|proactive|results?[- ](?:driven|oriented)|under pressure|passionate|curious|empath\w+|quick(?:ly)? learn\w*|fast learner|dedicated|motivated|enthusiastic|resilient|diligent|methodical|known for|good at|strong (?:in|at|on)|enjoy\w*|happiest)\b/i;
const CHINESE =
  /沟通|团队(?:协作|合作|精神)|抗压|责任(?:心|感)|学习能力|执行力|细[心致]|严谨|耐心|踏实|吃苦|认真|主动|善于|擅长|热爱|较强|良好的|敏锐|逻辑|应变|协调能力|亲和|自驱|稳重|肯干|不怕|爱琢磨|习惯/;

/** Where a sentence names a trait; null for none. */
export function namesTrait(sentence: string): { from: number; to: number } | null {
  const match = sentence.match(hasHan(sentence) ? CHINESE : ENGLISH);
  return match?.index === undefined ? null : { from: match.index, to: match.index + match[0].length };
}
