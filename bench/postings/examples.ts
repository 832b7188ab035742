import { FeatureWriter } from '@verdant/crf';
import { alternativeFeatures } from '../../packages/resume/src/match/label/alternative-features.ts';
import { candidateFeatures, WANTED } from '../../packages/resume/src/match/label/candidate-features.ts';
import { type Candidate, candidatesOf } from '../../packages/resume/src/match/label/candidates.ts';
import { neighboursOf } from '../../packages/resume/src/match/label/neighbours.ts';
import { postingFeatures } from '../../packages/resume/src/match/label/posting-features.ts';
import { type Kind, labelOf } from '../../packages/resume/src/match/label/posting-labels.ts';
import { readPosting } from '../../packages/resume/src/match/label/posting-spans.ts';
import { type Judged, sureFeatures } from '../../packages/resume/src/match/label/sure/sure-features.ts';
import { judgedOf } from '../../packages/resume/src/match/label/wanted.ts';
import { withoutPointCodes } from '../../packages/resume/src/match/point-codes.ts';
import { openEntry } from '../../packages/resume/src/match/terms/open-terms.ts';
import { termsByRules } from '../../packages/resume/src/match/terms/terms-by-rules.ts';
import type { Example } from '../train-reader/train-crf.ts';
import type { Sample } from './grow-trees.ts';
import type { MarkedPosting } from './marked.ts';
import { bareTerm, sameTerm } from './score.ts';

const KIND_OF: Record<MarkedPosting['marks'][number]['mark'], Kind> = {
  M: 'must',
  N: 'nice',
  D: 'duty',
  S: 'soft',
  T: 'title',
  Y: 'years',
  E: 'degree',
  F: 'study',
};

/** A marked posting as what the field learns from. */
export function exampleOf({ text: written, marks }: MarkedPosting, bits: number): Example {
  const text = withoutPointCodes(written);
  const { tokens, features: own, shared } = postingFeatures(text, termsByRules(text), bits);
  const features = own.map((rows, i) => Int32Array.from(new Set([rows, ...shared[i]!].flatMap((list) => [...list]))));
  const labels = Int32Array.from(tokens, (token) => {
    // a mark may begin inside a word
    const mark = marks.find(({ from, to }) => from < token.to && token.from < to);
    return mark ? labelOf(KIND_OF[mark.mark], mark.from >= token.from) : 0;
  });
  return { features, labels };
}

/** What is asked and liked in each of its sentences, and which of these are alternatives. */
export function alternativeExamples({ text: written, marks }: MarkedPosting, bits: number): Example[] {
  const text = withoutPointCodes(written);
  const asked = marks.filter(({ mark }) => mark === 'M' || mark === 'N').sort((a, b) => a.from - b.from);
  const hits = asked.map((mark) => ({ ...mark, entry: openEntry(text.slice(mark.from, mark.to)) }));
  const writer = new FeatureWriter(bits);
  return neighboursOf(text, termsByRules(text), hits).map((neighbours) => ({
    features: alternativeFeatures(text, neighbours, writer),
    labels: Int32Array.from(neighbours.spans, ({ group }, i) =>
      Number(i > 0 && group === neighbours.spans[i - 1]!.group),
    ),
  }));
}

/** Every candidate of it as what the judge of candidates learns from; the field of pieces is the one that is in use. */
export function wantedExample({ text: written, marks }: MarkedPosting, bits: number): Example {
  const text = withoutPointCodes(written);
  const terms = termsByRules(text);
  const reading = readPosting(text, terms);
  const candidates = candidatesOf(text, terms, reading);
  const asked = marks.filter(({ mark }) => mark === 'M' || mark === 'N');
  const wanted = (one: Candidate) => {
    const said = text.slice(one.from, one.to);
    const here = asked.find(
      (mark) => mark.from < one.to && one.from < mark.to && sameTerm(said, text.slice(mark.from, mark.to)),
    );
    const same = here ?? asked.find((mark) => bareTerm(text.slice(mark.from, mark.to)) === bareTerm(said));
    return WANTED.indexOf(same ? (same.mark === 'M' ? 'must' : 'nice') : 'no');
  };
  return {
    features: candidateFeatures(text, candidates, reading, bits),
    labels: Int32Array.from(candidates, wanted),
  };
}

/** What the trees learn from: every candidate as the fields in use judge it, but what counts neither way. */
export function sureSample({ text: written, marks }: MarkedPosting): Sample {
  const text = withoutPointCodes(written);
  const terms = termsByRules(text);
  const reading = readPosting(text, terms);
  const judged = judgedOf(text, terms, reading);
  const rows = sureFeatures(text, judged, reading);
  const wordings = (kinds: string) =>
    marks.filter(({ mark }) => kinds.includes(mark)).map(({ from, to }) => text.slice(from, to));
  const [asked, neutral] = [wordings('MN'), wordings('DSFYE')];
  const isOf = (list: readonly string[], { from, to }: Judged) =>
    list.some((wording) => sameTerm(text.slice(from, to), wording));
  const counted = judged.flatMap((one, i) => {
    const right = isOf(asked, one);
    return right || !isOf(neutral, one) ? [{ row: rows[i]!, right }] : [];
  });
  return { rows: counted.map(({ row }) => row), labels: Uint8Array.from(counted, ({ right }) => Number(right)) };
}
