import { cityOnly } from '../../rewrite/tidy.ts';
import { type Check, fine } from '../check.ts';
import { isPlaceKnown } from '../known-place.ts';
import { lost } from './all-lost.ts';

/** A door number beside the name of a street, as it is written where the person lives. */
const STREETS = [
  /\d+\s*(?:号楼?|室|栋|幢|单元)(?!线)/,
  /\b\d{1,5}[a-z]?,?\s+(?:[A-Z][a-z]+\s+){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Terrace|Terr|Crescent|Cres|Close|Court|Ct|Place|Pl|Square|Sq|Way|Wynd|Gardens|Grove|Parade|Pde|Mews|Row|Circle|Cir)\b(?!['’])|\bApt\.?\s*\d/,
  /\p{Lu}\p{L}{2,24}(?:stra(?:ß|ss)e|str\.|weg|gasse|allee|platz|damm)\s\d/u,
  /\b\d{1,4}(?:\s?(?:bis|ter))?,?\s+(?:rue|avenue|boulevard|place|all[ée]e|chemin|impasse|quai|mont[ée]e)\s\p{L}/iu,
  // `14 Heol Bryngwyn, Caerphilly`, `Strandgaten 41b, 5004 Bergen`, `Blk 218 Serangoon Vale #09-44`
  /^[^\p{L}\d]{0,3}\d{1,4}[a-z]?,? \p{Lu}\p{Ll}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]+){0,3}, ?\p{Lu}/u,
  /\p{Lu}\p{L}{3,24} \d{1,4} ?[a-z]?, \d{4,5} \p{Lu}/u,
  /\b(?:Blk|Block) \d|#\d{1,3}-\d{1,4}/i,
  /\b(?:Calle|Avenida|Rua|Via|Viale|Corso|Jalan|Jln)\s(?:[\p{L}.]+\s){0,3}[\p{L}.]+,?\s(?:n[ºo.°]*\s?)?\d/u,
];

const TOO_MUCH = {
  en: 'The city is enough: leave street and door number out.',
  zh: '写到城市就够了，去掉街道和门牌号。',
};
/** A street costs a point and no job: what is told of the work comes first. */
const LATER = 0.4;

/** Where somebody works is no home: teachers at a university give its address. */
const OF_HOUSE =
  /\b(?:universi[td]\p{L}{0,3}|colleges?|institut\p{L}{0,3}|laborator\p{L}{1,3}|stations?|departments?|dept|faculty|hospitals?|school|campus|building|office)\b|(?:大学|大學|学院|學院|研究所|研究院|医院|醫院|公司|实验室)(?!\p{Script=Han}{0,2}[街路道巷里村园])/iu;

export const place: Check = {
  id: 'SEC-04',
  group: 'sections',
  allotment: 1,
  effort: 1,
  title: { en: 'Place', zh: '所在城市' },
  detects: {
    en: 'Neither place nor wished-for place; or street and door number, which are too much.',
    zh: '没有所在或期望城市；或写到了街道门牌号。',
  },
  advice: { en: 'Say which city you are in or want to work in.', zh: '写上所在或期望的城市。' },
  praise: null,
  example: {
    en: { bad: '12 Elm Street, Apt 4, Leeds', good: 'Leeds' },
    zh: { bad: '杭州市某路 12 号 3 单元 402 室', good: '杭州' },
  },
  notOnForms: true,
  // a street costs its point; hardly any reader minds it, nor a town that the newest job tells
  saidOf: (document) => {
    const isKnown = isPlaceKnown(document);
    return ({ text }) => text.trim() === '' && !isKnown;
  },
  restsOn: 'label',
  touches: ['basics'],
  rewrite: { stage: 'address', atOnce: false, apply: cityOnly },
  run: ({ content: { basics, intention } }) => {
    if (basics.address.trim() === '' && intention.city.trim() === '') return lost('basics/address', basics.address);
    if (!OF_HOUSE.test(basics.address) && STREETS.some((street) => street.test(basics.address)))
      return lost('basics/address', basics.address, TOO_MUCH, LATER);
    return fine();
  },
};
