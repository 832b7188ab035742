import { allSimplified } from '../../text/simplified.ts';

/** Shown at the gate of a building site, whatever somebody does there. */
const OF_SITES = String.raw`\b(?:CSCS|IPAF|PASMA|MEWP|OSHA|NCCER|CCNSG|NPORS|CPCS)\b|safe ?pass|white card`;
/** Given by the trade itself. */
const OF_TRADE = String.raw`\bNVQ\b|journeyman|red seal|特种作业|特种设备|操作证`;

/** Trades in which whoever hires looks at the papers first, and the papers that are meant: others stand where they like. */
const trades: readonly { posts: RegExp; papers: RegExp }[] = [
  {
    posts: /\b(?:electrician|lift (?:mechanic|engineer))\b|电工/i,
    papers: new RegExp(
      String.raw`18th edition|\bBS ?7671\b|\b23(?:91|82)\b|\b(?:JIB|ECS|CompEx|AM2)\b|electric\w*[^\n]{0,20}licen[cs]e|licen[cs]ed? electric|电工|高压|低压|${OF_SITES}|${OF_TRADE}`,
      'i',
    ),
  },
  {
    posts: /\b(?:plumber|gas (?:engineer|fitter)|heating engineer|refrigeration)\b|制冷工/i,
    papers: new RegExp(
      String.raw`gas safe|\b(?:CCN1|ACS|RGII?|EPA ?608)\b|f-?gas|unvented|(?:plumb|gas|refrigera)\w*[^\n]{0,20}licen[cs]e|制冷|${OF_SITES}|${OF_TRADE}`,
      'i',
    ),
  },
  {
    posts: /\b(?:(?:pipe)?welder|pipe ?fitter)\b|焊工|电焊|氩弧/i,
    papers: new RegExp(String.raw`\b(?:AWS|ASME|CSWIP|[1-6]G)\b|\b9606\b|weld|焊|${OF_SITES}|${OF_TRADE}`, 'i'),
  },
  {
    posts:
      /\b(?:rigger|scaffolder|crane operator|forklift|reach truck|equipment operator)\b|叉车司机|起重|吊车|塔吊|锅炉工/i,
    papers: new RegExp(
      String.raw`\b(?:CISRS|NCCCO|RTITB|ITSSAR|AITT)\b|rigg|sling|crane|dogg|forklift|counterbalance|reach truck|high risk|叉车|起重|塔吊|吊车|锅炉|${OF_SITES}|${OF_TRADE}`,
      'i',
    ),
  },
  {
    posts:
      /\b(?:truck|lorry|hgv|lgv|tanker|flatbed|bus|coach|class [12]|c\+e) driver\b|\btrucker\b|货运司机|大车司机|货车司机|半挂/i,
    papers:
      /\b(?:CDL|CPC|ADR|HGV|LGV|PCV|HIAB|TWIC|HAZMAT|C\+E|MiDAS)\b|code 95|tacho|endorsement|class [a-e12]\b|(?:driving|driver['’]?s?) licen[cs]e|从业资格|驾/i,
  },
  {
    posts: /\bnurse\b/i,
    papers:
      /\b(?:NMC|RN|LPN|PRC|AHPRA|BLS|ACLS|PALS|TNCC|CCRN|NCLEX)\b|(?:nurs\w*|state|board|compact)[^\n]{0,20}(?:licen[cs]e|regist)|(?:licen[cs]ed?|registered|registration)[^\n]{0,20}nurs/i,
  },
  {
    posts:
      /\b(?:carer|care (?:assistant|worker)|healthcare assistant|support worker|personal care (?:assistant|worker))\b/i,
    papers:
      /\b(?:NVQ|DBS|NDIS|QCF)\b|care certificate|\bcert(?:ificate)? (?:III|IV|3|4)\b|first aid|moving and handling|health and social care/i,
  },
  {
    posts: /\bsecurity (?:guard|officer)\b|\bdoor supervisor\b/i,
    papers: /\bSIA\b|guard card|(?:security|guard|door)[^\n]{0,20}licen[cs]e|first aid/i,
  },
  { posts: /\blifeguard\b/i, papers: /\b(?:NPLQ|RLSS)\b|lifeguard|first aid/i },
  {
    posts: /\bparamedic\b/i,
    papers: /\b(?:HCPC|AHPRA|NREMT|PHTLS|ITLS|ACLS|PALS)\b|paramedic[^\n]{0,20}(?:licen[cs]e|regist)/i,
  },
  { posts: /消防设施操作|中控/, papers: /消防|建筑物/ },
  { posts: /社工|社会工作/, papers: /社工|社会工作/ },
];
/** Whoever teaches, leads or sells a trade is hired by other things than who works in it. */
const BESIDE_TRADE =
  /\b(?:educator|teacher|lecturer|instructor|trainer|assessor|tutor|examiner|manager|director|head of|lead|coordinator|consultant|advis[eo]r|recruiter|sales|planner|dispatcher|writer)\b|培训|讲师|教师|教员|主管|经理|主任|督导|销售/i;

const tradeOf = (post: string) => trades.find(({ posts }) => posts.test(allSimplified(post)));

/** Whether whoever hires for a post looks at the papers first. */
export const isHiredByPapers = (post: string): boolean => tradeOf(post) !== undefined;

/** The papers that whoever works in the trade of a post is hired by; null for other posts. */
export const papersHiredBy = (post: string): RegExp | null =>
  BESIDE_TRADE.test(allSimplified(post)) ? null : (tradeOf(post)?.papers ?? null);
