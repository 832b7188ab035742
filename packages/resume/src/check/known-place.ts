import { isPlace } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument } from '../document/document.ts';
import { newestPost } from '../document/of-now.ts';

/** Who goes anywhere has no town to name. */
const GOES_ANYWHERE =
  /\b(?:relocat\w{0,4}|anywhere|nationwide|fully remote|remotely|any location|all locations)\b|全国|外派|驻外|长途|跨省|(?:地点|地区|城市)不限|不限(?:地点|地区|城市)|服从分配/i;
/** `Leicester` behind a comma, `Tucson AZ`, `Norwich NR3`; what stands before it is the house. */
const TOWN = /^\p{Lu}[\p{Ll}'’-]{2,}(?:[ -]\p{Lu}?[\p{L}'’-]{2,}){0,2}(?: [A-Z]{2,3}\d{0,2}[A-Z]?)?$/u;
const OF_HOUSE = /\b(?:Ltd|Limited|LLC|Inc|LLP|PLC|GmbH|Group|Services|Department|Dept|Division|Team)\b/i;
const CHINESE_TOWN = /^\p{Script=Han}{2,4}[省市县区镇州]/u;

const parts = (text: string): string[] => text.split(/[,，、;；|｜·•/()（）–—]| - /).map((part) => part.trim());
function namesTown(text: string): boolean {
  const [first = '', ...rest] = parts(text);
  return (
    CHINESE_TOWN.test(text.trim()) ||
    [2, 3].some((end) => /^\p{Script=Han}{4,}/u.test(text) && isPlace(text.slice(0, end))) ||
    [first, ...rest].some((part) => isPlace(part)) ||
    rest.some((part) => TOWN.test(part) && !OF_HOUSE.test(part))
  );
}

/** Whether the town is plain from where somebody works or learns now, or no matter as they go anywhere. */
export function isPlaceKnown(document: ResumeDocument): boolean {
  const { content, allFields, loose } = document;
  const told = [...allFields.filter(({ entry }) => entry.section !== 'references').map(({ text }) => text), ...loose];
  if (told.some((text) => GOES_ANYWHERE.test(text))) return true;
  const newest = newestPost(document) ?? content.work[0];
  const [school] = content.education;
  const heads = [
    ...(newest ? [newest.company, newest.position] : []),
    ...(school && content.work.length < 2 ? [school.school] : []),
  ];
  return heads.some(namesTown);
}
