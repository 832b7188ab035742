import type { FieldEvidence, ImportConfidence, ImportWarning } from '@verdant/contracts';

/** With more values in doubt than this for each certain one, or less of the document read, it is to be checked. */
const DOUBT = 0.25;
const COVERED = 0.9;
/** So many values and this share of them in doubt: of such documents one in four is badly read, of others one in fifty. */
const HARD_VALUES = 8;
const HARD = 0.5;

const inDoubt = (evidence: FieldEvidence[]): number =>
  evidence.filter(({ confidence }) => confidence === 'check').length;

export function confidenceOf(evidence: FieldEvidence[], covered: number, warnings: ImportWarning[]): ImportConfidence {
  const check = inDoubt(evidence);
  const sure = evidence.length - check;
  const level = warnings.length || check > sure * DOUBT || covered < COVERED ? 'check' : 'sure';
  return { level, sure, check, covered };
}

/** That a document was hard to read; of a picture everything is in doubt, which is said already. */
export function hardness(evidence: FieldEvidence[], known: ImportWarning[]): ImportWarning[] {
  const check = inDoubt(evidence);
  const isHard = evidence.length >= HARD_VALUES && check >= HARD * evidence.length;
  return isHard && !known.some(({ code }) => code === 'ocr') ? [{ code: 'hard', count: check }] : [];
}
