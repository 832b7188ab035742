import { anyOf, noPapers } from '@verdant/lexicon/vocabulary';
import { isCjk } from '../../text/spacing.ts';
import { type Certificate, certificatesIn } from './certifications.ts';

/** `我还有`, `考了`, `持有`: who tells a paper has it; `没有`, `正在考`, `想考` do not stand here. */
const HAS =
  /^(?:去年|前年|今年|后来|(?:19|20)\d{2}\s?年(?:\d{1,2}月)?)?(?:我|本人)?(?:又|还|也|都|均|已经|已|另)?(?:有|持有|持|考了|考取了?|考过了?|考到了?|取得了?|拿了|拿到了?)(?=\S)/u;
/** A paper by its last letters alone. */
const PAPER = /^(?!.{0,12}(?:没|未|无|想|正在|准备))[\p{Script=Han}A-Z\d（()）]{2,14}(?:证|证书|驾照)$/u;
const isNoPaper = anyOf(noPapers, { at: 'end' });
const LONGEST = 2000;

/** `教师资格证` by itself, among whatever else is told of a person. */
export const isBarePaper = (text: string): boolean => PAPER.test(text) && !isNoPaper.test(text);

/** The papers that somebody tells to have in the Chinese sentences of a text: `我有健康证、育婴师证，可以查`. */
export function papersTold(text: string): Certificate[] {
  if (!isCjk(text)) return [];
  const names = text
    .slice(0, LONGEST)
    .split(/[，,。；;！!\n]/u)
    .flatMap((clause) => {
      const told = clause.trim();
      const behind = told.replace(HAS, '');
      const parts = behind === told ? [] : behind.split(/[、和及]/u);
      return parts.length > 0 && parts.every(isBarePaper) ? parts : [];
    });
  return [...new Set(names)].flatMap(certificatesIn);
}
