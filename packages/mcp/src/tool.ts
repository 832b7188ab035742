import { type ApiScope, type EndpointKey, endpoints, type Input, type Output } from '@verdant/contracts';
import type { Static, TObject } from 'typebox';
import type { Product } from './ask.ts';

/** What a tool answers: texts for a model, a picture, a file. */
export type Part =
  | { type: 'text'; text: string }
  | { type: 'image'; data: string; mimeType: string }
  | { type: 'resource'; resource: { uri: string; mimeType: string; blob: string } };

export type Host = Product & {
  /** Where the person sees to a résumé themselves. */
  pageOf: (resumeId: string) => string;
  /** Asks the person, past the model; null where the assistant has no way to. */
  askPerson: (question: string) => Promise<boolean | null>;
};

export type Tool = {
  title: string;
  description: string;
  input: TObject;
  /** what the key needs, and whether anything is different afterwards */
  scope: ApiScope;
  writes: boolean;
  run: (input: never, host: Host) => Promise<Part[]>;
};
type Said = Pick<Tool, 'title' | 'description'>;

export const asText = (value: unknown): Part => ({ type: 'text', text: JSON.stringify(value) });

function rightsOf(key: EndpointKey): Pick<Tool, 'scope' | 'writes'> {
  const { key: scope, changes } = endpoints[key];
  if (!scope) throw new Error(`no API key may call ${key}`);
  return { scope, writes: changes };
}

/** A tool that is one endpoint: its input is the endpoint's, its answer the endpoint's, or what `shows` picks of it. */
export const endpointTool = <K extends EndpointKey>(
  key: K,
  { shows = (data) => data, ...said }: Said & { shows?: (data: Output<K>) => unknown },
): Tool => ({
  ...said,
  input: endpoints[key].input,
  ...rightsOf(key),
  run: async (input: Input<K>, { ask }: Host) => [asText(shows(await ask(key, input)))],
});

/** A tool that makes more of it; `key` is the endpoint whose scope it needs. */
export const ownTool = <I extends TObject>(
  key: EndpointKey,
  input: I,
  { run, ...said }: Said & { run: (input: Static<I>, host: Host) => Promise<Part[]> },
): Tool => ({ ...said, input, ...rightsOf(key), run });
