import { type Behaviour, type Script, type ScriptedModel, startScriptedModel } from '@verdant/testkit/scripted-model';
import { type ProviderName, provider } from '@verdant/testkit/scripted-model/providers';
import { Type } from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import { createLlm } from './create.ts';
import type { LlmConfig, LlmEvent, Rung } from './types.ts';

const schema = Type.Object(
  { word: Type.String({ maxLength: 20 }), marks: Type.Array(Type.Integer(), { maxItems: 3 }) },
  { additionalProperties: false },
);
const Word = Type.Object({ word: Type.String() }, { additionalProperties: false });
const good = { word: '竹', marks: [1] };
const json: Behaviour = { kind: 'json', value: good };
const text = (words: string, finish?: string): Behaviour => ({
  kind: 'text',
  text: words,
  ...(finish ? { finish } : {}),
});

const open: ScriptedModel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((model) => model.close()));
});

async function meet(name: ProviderName, script: Script, config: Partial<LlmConfig> = {}) {
  const server = await startScriptedModel(provider(name, script));
  open.push(server);
  const events: LlmEvent[] = [];
  const llm = createLlm({
    baseUrl: server.baseUrl,
    apiKey: 'k',
    model: name,
    retryMs: 4,
    log: (event) => events.push(event),
    ...config,
  });
  const ask = (data: unknown = { text: 'x' }) => llm.ask({ system: 'Say a word.', data, schema, name: 'word' });
  return { server, ask, events };
}

/** The rung that is reached, requests until the first answer, and what the request that passed looked like. */
const rows: [name: ProviderName, rung: Rung, first: number, passed: object][] = [
  [
    'openai',
    'json_schema',
    1,
    { max_tokens: 4000, temperature: 0.3, response_format: { json_schema: { strict: true } } },
  ],
  ['openai-reasoning', 'json_schema', 3, { max_completion_tokens: 4000, response_format: { type: 'json_schema' } }],
  ['deepseek', 'json_object', 2, { max_tokens: 4000, response_format: { type: 'json_object' } }],
  ['qwen', 'json_object', 3, { enable_thinking: false, response_format: { type: 'json_object' } }],
  ['kimi', 'json_object', 3, { response_format: { type: 'json_object' } }],
  ['zhipu', 'json_schema', 1, { response_format: { type: 'json_schema' } }],
  ['ollama', 'json_schema', 1, { response_format: { type: 'json_schema' } }],
  ['lm-studio', 'prompt', 3, { max_tokens: 4000, temperature: 0.3 }],
];
const names = rows.map(([name]) => name);

describe.each(rows)('%s', (name, rung, first, passed) => {
  it(`is met on the rung ${rung}, and remembered`, async () => {
    const { ask, server } = await meet(name, () => json);
    expect(await ask()).toMatchObject({ ok: true, value: good, rung });
    expect(server.requests).toHaveLength(first);
    expect(server.requests.at(-1)!.body).toMatchObject(passed);
    expect(await ask()).toMatchObject({ ok: true, rung });
    expect(server.requests).toHaveLength(first + 1);
    // the schema stands in the prompt on every rung
    for (const { body } of server.requests) expect(body.messages[0]!.content).toContain('"marks"');
  });
});

/** Faults that every provider has on a bad day: what is answered, whether it ends well, and the failure if it does not. */
const faults: [what: string, script: (answered: () => number) => Script, expected: object][] = [
  [
    'fences and prose around the answer',
    () => () => text(`好的：\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\`\n以上。`),
    { ok: true },
  ],
  ['thoughts before it', () => () => ({ ...json, think: '{"word": 1}' }) as Behaviour, { ok: true }],
  [
    'the wrong shape, then the right one',
    (n) => () => (n() === 0 ? { kind: 'json', value: { words: '竹' } } : json),
    { ok: true },
  ],
  [
    'the wrong shape for ever',
    () => () => ({ kind: 'json', value: { words: '竹' } }),
    { ok: false, failure: 'garbage' },
  ],
  ['a blank answer with stop, then one', (n) => () => (n() === 0 ? text('') : json), { ok: true }],
  ['a blank answer with stop, for ever', () => () => text(''), { ok: false, failure: 'refused' }],
  ['finish reason sensitive', () => () => text('', 'sensitive'), { ok: false, failure: 'refused' }],
  ['finish reason content_filter', () => () => text('', 'content_filter'), { ok: false, failure: 'refused' }],
  ['finish reason network_error once', (n) => () => (n() === 0 ? text('', 'network_error') : json), { ok: true }],
  [
    'finish reason network_error for ever',
    () => () => text('', 'network_error'),
    { ok: false, failure: 'unreachable' },
  ],
  ['a cut answer, then a whole one', (n) => () => (n() === 0 ? text('<think>hm', 'length') : json), { ok: true }],
  ['429 once', (n) => () => (n() === 0 ? { kind: 'status', status: 429, message: 'rate limit' } : json), { ok: true }],
  [
    '503 for ever',
    () => () => ({ kind: 'status', status: 503, message: 'busy' }),
    { ok: false, failure: 'overloaded' },
  ],
  ['a connection that breaks once', (n) => () => (n() === 0 ? { kind: 'reset' } : json), { ok: true }],
  ['silence', () => () => ({ kind: 'hang' }), { ok: false, failure: 'timeout' }],
  [
    'half an answer and then silence',
    () => () => ({ kind: 'stall', text: '{"word": "竹' }),
    { ok: false, failure: 'timeout' },
  ],
];

describe.each(faults)('%s', (_, make, expected) => {
  it.each(names)('from %s', async (name) => {
    let answered = -1;
    // counts what passes the provider's own rules: refusals of the form are no answers
    const script = make(() => answered);
    const { ask, events } = await meet(
      name,
      (request) => {
        answered += 1;
        return script(request);
      },
      'failure' in expected && expected.failure === 'timeout' ? { firstByteMs: 120, timeoutMs: 400 } : {},
    );
    expect(await ask()).toMatchObject(expected);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({ model: name, failure: (expected as { failure?: string }).failure ?? null });
  });
});

it.each(['{"word": "竹"}', 'Sure!'])('a question that was silently cut has no answer: %s', async (words) => {
  const server = await startScriptedModel(
    provider('ollama', () => text(words)),
    { context: 4_096 },
  );
  open.push(server);
  const llm = createLlm({ baseUrl: server.baseUrl, apiKey: 'k', model: 'ollama-cut' });
  const ask = (lines: number) =>
    llm.ask({ system: 'Say.', data: 'A long line of a résumé. '.repeat(lines), schema: Word, name: 'word' });
  expect(await ask(900)).toEqual({
    ok: false,
    failure: 'questionCut',
    detail: expect.stringMatching(/^4096 of about \d+ tokens were read$/),
  });
  // asking again would be cut again
  expect(server.requests).toHaveLength(1);
  expect(await ask(20)).not.toMatchObject({ failure: 'questionCut' });
});

it('pauses a little differently each time before it asks a busy provider again', async () => {
  const waits: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    let last = 0;
    const { ask } = await meet(
      'openai',
      ({ index }) => {
        const now = performance.now();
        if (index === 1) waits.push(now - last);
        last = now;
        return index === 0 ? { kind: 'status', status: 429, message: 'slow down' } : json;
      },
      { retryMs: 60 },
    );
    expect(await ask()).toMatchObject({ ok: true });
  }
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(28);
  expect(Math.max(...waits) - Math.min(...waits)).toBeGreaterThan(1);
});
