import type { Bullet } from '../../document/document.ts';

const COMPARES =
  /→|->|\bto\b|\binstead of\b|\bdown from\b|\bup from\b|\b(?:vs|versus|than|not)\b|从|由|到|至|降|升|较|比|原/;

/** That others took it up, or that it went into use, is an outcome as well. The gate asks for more than this. */
const TAKEN_UP =
  /\b(?:adopted by|used by|serving|deployed (?:to|across|in)|shipped to|patents?|published|accepted (?:at|by|to)|released|open-sourced|most popular|(?:was|were|been|then|later) promoted|promoted (?:to|twice|after|within|from))\b|被[^，,。；;]{0,8}(?:采用|采纳|接收|录用)|服务[^，,。；;]{0,8}\d|支撑[^，,。；;]{0,8}\d|投入使用|正式发布|获批|发表|荣获|荣立|[获得](?:[^，,。；;]{0,16})(?:奖|证|称号|认证|表彰|第[一二三])|^持[^，,。；;]{0,16}证|考取|通过[^，,。；;]{0,16}(?:评估|认证|验收|考核|审查|评审)/i;

const COUNT = String.raw`(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|most|many|all|none|both)`;
/**
 * How it ended, what stayed, how many of how many: `kept satisfaction at 4.7`, `with no load shift`, `eight of the nine
 * stayed on`, `finished second of fourteen`, `which the council adopted`, `had it running within three hours`.
 */
const ENDED = new RegExp(
  [
    String.raw`\bkept\b[^.;]{0,40}\b(?:at|above|below|under|within|in|on|clear|to)\b`,
    String.raw`\b(?:with|and|had) (?:no|zero|not one)\b`,
    String.raw`\bwithout (?:an? |any |one )?(?:[a-z-]+ ){0,2}(?:injur|amend|quer|rework|return|stop|outage|downtime|change|correction|objection|recall|lost|appeal|complication|breach)`,
    String.raw`\b${COUNT} of (?:the |them|these|those|my |our )?(?:\d|whom|which|${COUNT}|[a-z]+teen|twenty|thirty|forty|fifty)`,
    String.raw`\b${COUNT} of (?:the|these|those|them)\b[^.;]{0,30}\b(?:passed|stayed|won|gained|scored|settled|rebooked|returned|qualified)`,
    String.raw`\b(?:finished|placed|came|ranked) (?:first|second|third|fourth|\d)`,
    String.raw`\b(?:sold out|broke even|breaking even|ended in|stayed on|took off|paid back|handed over)\b`,
    String.raw`\b(?:accepted|approved|adopted|upheld|settled|commended|shortlisted|funded|certified|cleared|obtained|retired|freed|closed|gained|scored|resolved|fixed|restored)\b(?=[^.;]*(?:\d|\b(?:unanimous|without|which|that|since|all|dismissal|approval|permission|within)\b))`,
    String.raw`\b(?:which|that|who)\b[^.;,]{0,40}\b(?:accepted|approved|adopted|upheld|uses?|reads?|follows?|won|bought|renewed)\b`,
    String.raw`\b(?:granted to|affirmed by|upheld by|won (?:${COUNT}|the|an?) |filed with(?:out)? |through to (?:their|his|her|its|the)\b|(?:received|earned|gained|obtained|awarded|named|elected) (?:an? |the )?[^.;]{0,40}\b(?:award|commendation|prize|medal|certificat|licen[cs]e|of the year))`,
    String.raw`\b(?:has|have) since\b|\b(?:now|later|since) (?:use[ds]?|run|runs|standard|adopted)\b`,
    String.raw`\b(?:semi-?finals?|finals?|runner-up|medal|distinction|first prize|highest|lowest|best)\b`,
    String.raw`\bwithin (?:\d+|one|two|three|four|five|six|a|an) (?:minutes?|hours?|days?|weeks?|months?|quarters?|year)\b`,
    String.raw`\b(?:brought|moved|got|took)\b[^.;]{0,40}\b(?:down|up|from|into) `,
  ].join('|'),
  'i',
);

/** `who helped improve the service`: whose outcome that was is not said. */
const HELPED = /\bhelp(?:ed|ing)? (?:to |the \w+ )?(?:improve|increase|reduce|raise|grow|achieve|save)/i;

/**
 * A duty with a hope attached (`responsible for contracts and helped reduce cost`) is no outcome until it is measured;
 * two figures are one only when they are compared.
 */
export const hasOutcome = ({ text, result, quantities, opener }: Bullet): boolean =>
  opener.kind === 'weak'
    ? result !== null && quantities.length > 0
    : (result !== null && (quantities.length > 0 || !HELPED.test(text))) ||
      TAKEN_UP.test(text) ||
      ENDED.test(text) ||
      (quantities.length > 1 && (COMPARES.test(text) || quantities.some(({ unit }) => /^(?:%|pp|x)$/.test(unit))));
