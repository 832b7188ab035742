import type { ResumeDocument } from './document.ts';
import { newestPost } from './of-now.ts';

/** Whoever is hired by a call and a trial day: nobody writes to them, and nobody minds how a page of theirs is phrased. */
const BY_PHONE =
  /\b(?:drivers?|truckers?|courier|cooks?|chef de partie|commis|kitchen|cleaners?|cleaning|housekeep\p{L}*|porter|waiter|waitress|servers?|baristas?|bartender|labou?rers?|warehouse|pickers?|packers?|operatives?|welders?|fitters?|plumbers?|electricians?|carpenters?|joiners?|mechanics?|bricklayers?|roofers?|painters?|decorators?|gardeners?|groundsman|security (?:guard|officer)|care (?:assistant|worker)|carers?|nann(?:y|ies)|childminder|cashiers?|shop assistant|sales assistant|stocker|farm(?:hand| worker)|milker|seamstress|baker|butcher|hairdresser|barber|machine operator|janitor|handyman)\b|司机|厨师|厨工|炒锅|[头二三]灶|打荷|切配|面点|保洁|保安|保姆|月嫂|育[婴儿][师嫂员]|家政|阿姨|护工|护理员|服务员|收银|导购|营业员|店员|理货|仓管|搬运|快递|外卖|骑手|装卸|[焊电钳车铣木瓦油漆管架钢筋泥]工|普工|操作工|缝纫|维修工|叉车|安装工|学徒工/iu;
const NO_TRADE =
  /\b(?:software|network|data|systems?|product|sales (?:manager|director)|directors?|engineers?)\b|工程师|总监/i;

/** Whether the person's trade hires by phone: by the newest post, else by the one that is aimed at. */
export function isHiredByPhone(document: ResumeDocument): boolean {
  const title = newestPost(document)?.position.trim() || document.content.intention.position;
  return BY_PHONE.test(title) && !NO_TRADE.test(title);
}
