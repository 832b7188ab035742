import type { ModelAnswer, ModelRewrites } from '@verdant/contracts';
import { type Behaviour, type Script, startScriptedModel } from '@verdant/testkit/scripted-model';

type Data = {
  bullets?: { path: string; text: string }[];
  findings?: { checkId: string; path: string }[];
  changes?: { path: string; original: string; proposed: string }[];
  texts?: { path: string; text: string }[];
};

/** Every fourth line is a lie, so that the gate has something to refuse. */
const wording = (text: string, index: number) => (index % 4 === 3 ? `${text} at Google since 2016` : text);
const dutiful = (text: string) =>
  text.replace(/^Responsible for managing/, 'Managed').replace(/^负责(.+)的管理$/, '管理$1');

const answers: Record<string, (data: Data) => unknown> = {
  resume_review: ({ bullets = [], findings = [] }): ModelAnswer => ({
    summary: '',
    strengths: [],
    weaknesses: [],
    advice: findings
      .flatMap(({ checkId, path }) => {
        const text = bullets.find((bullet) => bullet.path === path)?.text;
        return text === undefined ? [] : [{ checkId, path, original: text }];
      })
      .slice(0, 8)
      .map((item, index) => ({ ...item, rewrite: wording(dutiful(item.original), index), reason: '' })),
  }),
  resume_rewrites: ({ changes = [] }): ModelRewrites => ({
    rewrites: changes.map(({ path, proposed }, index) => ({ path, rewrite: wording(proposed, index) })),
  }),
  resume_translation: ({ texts = [] }): ModelRewrites => ({
    rewrites: texts.map(({ path, text }) => ({ path, rewrite: text })),
  }),
};

/** A model that needs no network and knows no language: what it shows is that everything runs, never how good a model is. */
export const startScripted = () => {
  const script: Script = ({ body, data, index }): Behaviour => {
    const name = body.response_format?.json_schema?.name ?? '';
    // now and then an answer breaks off
    if (index % 7 === 6) return { kind: 'text', text: '{"advice": [', finish: 'length' };
    return { kind: 'json', value: answers[name]?.(data as Data) ?? {} };
  };
  return startScriptedModel(script);
};
