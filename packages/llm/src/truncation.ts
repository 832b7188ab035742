/** A cautious estimate is above what vocabularies count, never by this much: then the rest was not read. */
const CUT_SHARE = 0.4;
const CUT_FROM = 3_000;
/**
 * A server on one's own machine cuts a question to its context and counts what is left: exactly the context, which is
 * set in steps of 1,024. Source: ollama, `runner/ollamarunner/runner.go`.
 */
const CONTEXT_STEP = 1_024;
const FULL_SHARE = 0.9;

/**
 * Whether a provider has silently read only part of a question: `estimated` tokens were sent, `counted` are those it
 * says it has read, 0 where it says nothing.
 */
export function isQuestionCut(estimated: number, counted: number): boolean {
  if (counted <= 0) return false;
  const share = counted / estimated;
  return (estimated >= CUT_FROM && share < CUT_SHARE) || (counted % CONTEXT_STEP === 0 && share < FULL_SHARE);
}
