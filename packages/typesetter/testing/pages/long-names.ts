import { emptyContent, type Language, type Place, type PreviewPages } from '@verdant/contracts';
import { describe, expect, it } from 'vitest';
import { samplePortrait } from '../../src/samples/portrait.ts';
import { sampleStyle } from '../../src/samples/style.ts';
import { samples } from '../../src/samples.ts';
import { sharedTypesetter } from '../shared-typesetter.ts';

const given = {
  en: ['Jo', 'Wilhelmina', 'Maria Fernanda', 'Jean-Christophe', 'Oluwatobiloba'],
  zh: ['若川', '阿依古丽', '慧', 'Alexandra 若', '知远·'],
};
const family = {
  en: [
    'Li',
    'Featherstonehaugh-Cholmondeley',
    'de la Cruz Villanueva y Ortega de los Ríos',
    'Wolfeschlegelsteinhausenbergerdorff',
    'Papadimitrakopoulou',
    'von und zu Hohenlohe-Langenburg',
    'Okonkwo-Anyanwutaku Montgomery',
    'Venkatanarasimharajuvaripeta',
    'O’Shaughnessy-McGillicuddy',
    'Nguyễn Thị Phương Thảo',
  ],
  zh: [
    '沈',
    '欧阳',
    '阿卜杜热合曼·买买提吐尔逊',
    '司徒',
    '爱新觉罗',
    '努尔买买提',
    '诸葛',
    '古丽娜扎尔·拜合提亚尔',
    '吴',
    '上官慕容',
  ],
};

/** Fifty names in each script, from two letters to long double ones. */
const namesIn = (language: Language): string[] =>
  family[language].flatMap((last) =>
    given[language].map((first) => (language === 'zh' ? `${last}${first}` : `${first} ${last}`)),
  );

/** An address has no place to break. */
const EMAIL = 'wilhelmina.featherstonehaugh@harbour-logistics.example.com';

const HEAD = /^(?:basics\/|intention\/position$)/;
/** A box holds the descenders of its letters, which reach as far down as the next line begins: this share of a line. */
const DESCENDERS = 0.4;
/** pt that stay white at either side of a page */
const EDGE = 10;

/** How much two boxes share in one direction, in pt. */
const shared = (from: number, length: number, other: number, otherLength: number) =>
  Math.min(from + length, other + otherLength) - Math.max(from, other);

function touches(a: Place, b: Place): boolean {
  const across = shared(a.x, a.width, b.x, b.width);
  const down = shared(a.y, a.height, b.y, b.height);
  return a.page === b.page && across > 0.5 && down > DESCENDERS * Math.min(a.height, b.height);
}

/** Sizes of text, in pt. */
const SIZES = { least: 8, most: 12 };

/** Fields of the head that lie over another field or beyond the page's edge, as `path × path` and `path beyond`. */
function overprints({ pages, places }: PreviewPages): string[] {
  return places.flatMap((a, i) => {
    if (!HEAD.test(a.path)) return [];
    const over = places.filter((b, at) => (at > i || !HEAD.test(b.path)) && touches(a, b));
    const beyond = a.x < EDGE || a.x + a.width > pages[a.page - 1]!.width - EDGE;
    return [...over.map((b) => `${a.path} × ${b.path}`), ...(beyond ? [`${a.path} beyond`] : [])];
  });
}

/** The smallest or the largest size in turn; every third name in one of those between as well. */
const sizesFor = (at: number): number[] => [
  at % 2 ? SIZES.least : SIZES.most,
  ...(at % 3 ? [] : [SIZES.least + 1 + ((at / 3) % 3)]),
];

/** Whether the `i`th name is met in the `at`th template: one in `share`, each family name and each given name now and then. */
const isMet = (i: number, at: number, share: number) => (Math.floor(i / 5) + (i % 5) + at) % share === 0;

/** For these templates, each script by turns; each has one in `share` of the names, and the next one others. */
export function testLongNames(ids: string[], share: number): void {
  const typesetter = sharedTypesetter();
  describe.each(['en', 'zh'] as const)('names in %s', (language) => {
    const own = ids.map((id, at) => [id, at] as const).filter(([, at]) => (at % 2 === 0) === (language === 'en'));
    it.each(own)('%s prints none over anything', async (template, at) => {
      const faults: string[] = [];
      const photo = await samplePortrait();
      for (const [i, name] of namesIn(language).entries()) {
        if (!isMet(i, at, share)) continue;
        const { intention, work, ...sample } = samples[language];
        const basics = { ...sample.basics, name, ...(i % 3 === 0 ? { email: EMAIL } : {}) };
        const content = { ...emptyContent(), basics, intention, work: work.slice(0, 1) };
        for (const size of sizesFor(i)) {
          const input = {
            content,
            language,
            style: { ...sampleStyle(template), size },
            photo: i % 2 === 0 ? photo : null,
          };
          const preview = await typesetter.preview(input);
          expect(preview.places.filter(({ path }) => path === 'basics/name')).not.toEqual([]);
          faults.push(...overprints(preview).map((fault) => `${name} at ${size}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    });
  });
}
