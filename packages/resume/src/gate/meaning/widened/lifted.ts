/** Places of work by size: what was told of a ward is not told of the hospital that the head names. */
const PART =
  'ward|unit|department|dept|section|branch|shop|store|team|shift|line|floor|class|classroom|group|office|desk|counter|depot|workshop|lab|laboratory|site|station|wing|clinic|kitchen|bar|hall|room|block|estate|cell|bay|yard|crew|round|route|patch|district|town|village|course|faculty|house';
const WHOLE =
  'hospital|trust|school|college|university|company|firm|group|corporation|bank|organisation|organization|institution|institute|council|borough|county|city|region|country|nation|state|chain|network|business|factory|plant|campus|industry|sector|market|division|agency|authority|charity|federation|service|airport|port|hotel|resort|museum|library|site|estate|department|faculty|district|province';
const AT = '(?:on|in|at|for|within|across|throughout|by|of|inside|all over|around|over)';
const OF = "(?:the|our|my|its|one|a|an|this|each|every)\\s+(?:[a-z'’-]+\\s){0,2}?";
const PLACE = new RegExp(`\\b${AT}\\s+${OF}(${PART})s?\\b`, 'gi');
const LARGER = new RegExp(`\\b${AT}\\s+${OF}(?:(?:whole|entire)\\s+)?(${WHOLE})s?\\b`, 'gi');

const PART_ZH =
  /科室|科(?!技|学|研|目|普)|病区|病房|班组|班级|本班|车间|产线|门店|网点|部门|小组|楼层|楼栋|工段|柜台|本组|年级|教研组|分公司|支行|库区|片区|社区|站点/g;
const WHOLE_ZH = /(?:[全本该]|在|整个)(?:医院|公司|集团|学校|院|校|厂|市|省|区|县|行业|系统|国|社会)/g;

const namesOf = (pattern: RegExp, text: string) =>
  Array.from(text.matchAll(pattern), ([all, name]) => (name ?? all).toLowerCase());

/** Where something holds or happened, told of a larger place in place of a smaller one. */
export function liftedPlaces(original: string, rewrite: string): string[] {
  const [own, ownZh] = [namesOf(PLACE, original), namesOf(PART_ZH, original)];
  const [larger, largerZh] = [namesOf(LARGER, rewrite), namesOf(WHOLE_ZH, rewrite)];
  const lower = original.toLowerCase();
  const isGone = own.some((place) => !new RegExp(`\\b${place}`, 'i').test(rewrite));
  const isGoneZh = ownZh.some((place) => !rewrite.includes(place));
  return [
    ...(isGone ? larger.filter((place) => !lower.includes(place)) : []),
    ...(isGoneZh ? largerZh.filter((place) => !original.includes(place.replace(/^[全本该在]|^整个/, ''))) : []),
  ];
}
