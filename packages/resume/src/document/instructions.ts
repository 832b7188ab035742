import { remembered } from '@verdant/lexicon';
import { unmasked } from './unmask.ts';

/** Sentences that speak to whoever or whatever reads the résumé, instead of about the person. */
const ENGLISH: RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b(?:\s+\w+){0,3}?\s+(?:previous|prior|above|earlier|preceding|former|your|system)\b(?:\s+\w+){0,2}?\s*(?:instructions?|prompts?|rules?|directions?|guidelines?|commands?)/i,
  /(?:^|\n|[.!?]\s)\s*#{0,6}\s*(?:system|assistant|developer)\s*(?:prompt|message)?\s*[:：]\s*(?:you|ignore|from now|reply|respond|the (?:candidate|applicant)|always|never)\b/i,
  /\byou are now (?:a|an|the|in)\b/i,
  /\b(?:new|updated|additional) instructions?\s*:/i,
  /\b(?:give|assign|award|rate|score|grade|rank)\s+(?:this|the|my|that)\s+(?:resume|résumé|cv|candidate|applicant|application)\b.{0,40}(?:\b100\b|\bfull\b|\bhighest\b|\btop\b|\bperfect\b|\bmaximum\b|\b10\/10\b|\bfirst\b)/i,
  /\b(?:return|output|respond with|reply with|print)\s*(?:only\s*)?[{[]/i,
  /["']?(?:overall_?score|score|rating)["']\s*:\s*\d/i,
  /\b(?:reveal|print|repeat|show|output|leak)\b.{0,30}\b(?:system prompt|your (?:prompt|instructions)|api[ _-]?keys?)\b/i,
  /\bas an? (?:ai|artificial intelligence|language model|llm|assistant)\b.{0,30}\byou (?:must|should|have to|will|are required)\b/i,
  /\b(?:list|mention|report|include|find) no (?:weakness(?:es)?|flaws?|faults?|problems?|negatives?)\b|\bdo not (?:list|mention|report) (?:any )?(?:weakness|flaw|fault|negative)/i,
  /\b(?:add|include|insert|append)\b.{0,90}\b(?:to|in|into) (?:the|your|every|each|any) (?:rewrite|summary|answer|output|response|analysis)\b/i,
  /\b(?:applicant|candidate)s?\b.{0,50}\bmust be (?:rejected|accepted|recommended|hired|approved|shortlisted)\b/i,
  /\b(?:recommend|hire|shortlist|approve) (?:this|the) (?:candidate|applicant) (?:immediately|regardless|without|no matter)\b/i,
];
const CHINESE: RegExp[] = [
  /(?:忽略|无视|忘记|忽视|不要理会|跳过)(?:掉)?(?:以上|上述|上面|前面|之前|先前|此前|所有|全部|一切|的){1,4}(?:指令|指示|提示词?|要求|规则|设定|命令)/,
  /给(?:这份|该|这个|本|此)?(?:简历|候选人|求职者|应聘者|我)[^，。；]{0,6}(?:打|评|判)?[^，。；]{0,4}(?:100|一百|满|最高|零|0)\s*分/,
  /(?:^|[\n#>*\s])(?:系统|开发者)(?:提示词?|指令|消息)\s*[:：]/,
  /(?:只|仅)(?:需要?)?(?:输出|回复|返回|回答)\s*["“「『']/,
  /作为(?:一个|一名)?(?:AI|人工智能|大?语言模型|大模型|智能)(?:助手|模型|系统)?[，,]?\s*你?(?:必须|应该|应当|需要|要|只能)/i,
  /(?:把|将|请|必须|立即)[^，。；]{0,8}提示词[^，。；]{0,8}(?:输出|打印|泄露|返回)|(?:请|必须|立即)(?:输出|打印|泄露|透露|复述|公开)[^，。；]{0,6}提示词|(?:输出|打印|泄露|透露|复述|公开)你的[^，。；]{0,6}(?:提示词|指令)/,
  /(?:改写|输出|总结|回答|分析|点评)(?:时|中|里|的时候)[，,]?(?:请|必须|务必|要)(?:补充|加入|写|添加|说|包含)/,
  /(?:候选人|应聘者|求职者|简历)[^，。；]{0,6}一律(?:[0０零]|满|100|通过|淘汰|拒绝|推荐)/,
  /(?:以下|该|此|本)候选人已(?:经)?通过(?:审核|评审|筛选)/,
  /你现在是(?:一个|一名|一位)?[^，。；]{0,8}(?:翻译|助手|AI|模型|机器人)/i,
];
/** Marks of the formats that programs exchange: no person writes them into a résumé's sentence. */
const MARKUP: RegExp[] = [
  /\[\/?INST\]|<\|(?:im_start|im_end|system|user|assistant|endoftext)\|>|<<\/?SYS>>/i,
  /<\/(?:resume|data|document|system|user|prompt|input|instructions?|context)>/i,
  /["'}\]]\s*[}\]]\s*,?\s*["'](?:strengths|weaknesses|advice|score|summary|overallScore)["']\s*:/i,
  /<(?:img|script|iframe|svg)\b[^>]{0,200}>|\bonerror\s*=|\bjavascript:/i,
  /!\[[^\]]{0,80}\]\(\s*(?:https?:|data:)/i,
];
const all = [...ENGLISH, ...CHINESE, ...MARKUP];

const BASE64 = /(?<![\w+/])[A-Za-z0-9+/]{24,}={0,2}(?![\w+/])/g;
const decoded = (text: string): string[] =>
  Array.from(text.matchAll(BASE64), ([token]) => Buffer.from(token, 'base64').toString('utf8')).filter(
    (plain) => !/[\uFFFD\u0000-\u0008]/.test(plain),
  );

/**
 * The words of a text that instruct its reader, null where there are none. Looks through full-width letters, unseen
 * characters, tag characters and base64; where the words stand masked, the whole text is meant.
 */
export const instructionIn = remembered((text): { from: number; to: number } | null => {
  const plain = unmasked(text);
  for (const pattern of all) {
    const match = plain.match(pattern);
    if (match?.index === undefined) continue;
    const from = plain === text ? match.index : 0;
    return { from, to: plain === text ? from + match[0].length : text.length };
  }
  return decoded(plain).some((inner) => all.some((pattern) => pattern.test(inner)))
    ? { from: 0, to: text.length }
    : null;
});
