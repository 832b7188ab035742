/** Measures of weight, length, area, volume and energy by which a price or a rate is told, each in all its forms. */
const MEASURES: [string, string][] = [
  ['kg', 'kg|kgs|kilos?|kilogram(?:me)?s?|公斤|千克'],
  ['g', 'g|gram(?:me)?s?|克'],
  ['jin', '市?斤'],
  ['liang', '两'],
  ['t', 't|tonnes?|tons?|公?吨'],
  ['lb', 'lbs?|pounds?|英?磅'],
  ['oz', 'oz|ounces?|盎司'],
  ['l', 'l|lit(?:re|er)s?|公?升'],
  ['ml', 'ml|millilit(?:re|er)s?|毫升'],
  ['gal', 'gallons?|加仑'],
  ['pt', 'pints?|品脱'],
  ['km', 'km|kilomet(?:re|er)s?|公里|千米'],
  ['li', '华?里'],
  ['mi', 'miles?|英里'],
  ['m', 'm|met(?:re|er)s?|米'],
  ['cm', 'cm|centimet(?:re|er)s?|厘米|公分'],
  ['ft', 'ft|foot|feet|英尺'],
  ['yd', 'yards?|码'],
  ['m2', 'm²|m2|sqm|square met(?:re|er)s?|平方米|平米|平方|㎡'],
  ['ft2', 'sq\\.? ?ft|square f(?:oo|ee)t|平方英尺'],
  ['m3', 'm³|m3|cubic met(?:re|er)s?|立方米|立方|方'],
  ['ha', 'ha|hectares?|公顷'],
  ['mu', '市?亩'],
  ['acre', 'acres?|英亩'],
  ['kwh', 'kwh|kilowatt[- ]hours?|千瓦时|度'],
  ['dozen', 'dozen|打'],
];
const WORD = '(?![\\p{L}\\d²³])';
const BY = MEASURES.map(([id, forms]): [string, RegExp] => {
  const [zh, en] = [/\p{Script=Han}/u, /^[^\p{Script=Han}]+$/u].map((script) =>
    forms
      .split(/\|(?![^(]*\))/)
      .filter((form) => script.test(form))
      .join('|'),
  );
  const per = en ? [`(?:\\b(?:per|each|every|an?)\\s|/\\s?|每\\s?)(?:${en})${WORD}`] : [];
  const each = zh ? [`(?:每一?|/\\s?)(?:${zh})(?!\\p{Script=Han}?[名个位])`] : [];
  return [id, new RegExp([...per, ...each].join('|'), 'iu')];
});
const measuresIn = (text: string): [string, string][] =>
  BY.flatMap(([id, form]) => (form.exec(text) ?? []).slice(0, 1).map((said): [string, string] => [id, said]));

/** What a rate is counted by, where the original counts it by another measure: 每斤 for 每公斤. */
export function exchangedMeasures(original: string, rewrite: string): string[] {
  const known = measuresIn(original).map(([id]) => id);
  return known.length === 0 ? [] : measuresIn(rewrite).flatMap(([id, said]) => (known.includes(id) ? [] : [said]));
}
