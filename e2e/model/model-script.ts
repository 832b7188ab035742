import type { Script } from '../../packages/testkit/scripted-model/server.ts';

type Data = {
  lines?: { path: string; text: string }[];
  changes?: { path: string; proposed: string }[];
  original?: string;
  note?: string;
  wordings?: unknown[];
  asked?: string[];
};

/** The line of the two warehouse analysts that the browser test is about, and honest wordings of it. */
export const honest: Record<string, string[]> = {
  'Responsible for managing courier contracts': ['Managed the courier contracts', 'Managed contracts with couriers'],
  负责快递合同的管理: ['管理快递的合同', '管理与快递的合同'],
};
/** A line of theirs as a sentence of a letter, and an invention. */
export const told: Record<string, [fits: string, invented: string]> = {
  'Helped the team with stock counts': [
    'At Fennel & Rowe, I helped the team with stock counts.',
    'At Fennel & Rowe, I led a team of 40 with stock counts.',
  ],
  参与库存盘点: ['在竹溪物流工作期间，我参与库存盘点。', '在竹溪物流工作期间，我带领 40 人参与库存盘点。'],
};
/** A question about the same line, and one that brings a fact of its own. */
export const asks: Record<string, [holds: string, invented: string]> = {
  'Responsible for managing courier contracts': [
    'Which of the courier contracts was hardest, and why?',
    'How did you win 40 courier contracts at Google?',
  ],
  负责快递合同的管理: ['快递合同里哪一份最难管理？为什么？', '你在谷歌签下 40 份快递合同时遇到过什么困难？'],
};
/** A note with this word gets a lie for an answer. */
export const TEMPTING = 'Google';

/** For all pieces of 40 characters of an answer that is to be watched, over a reload of the page on a busy machine. */
const WRITING_MS = 24_000;

/** A model that writes slowly: whoever looks sees wordings come one by one. */
export const modelScript: Script = ({ body, data }) => {
  const asked = data as Data;
  const name = body.response_format?.json_schema?.name;
  if (name === 'resume_rewrites') {
    const rewrites = (asked.changes ?? []).map(({ path, proposed }) => ({ path, rewrite: proposed }));
    const pieces = Math.ceil(JSON.stringify({ rewrites }).length / 40);
    return { kind: 'json', value: { rewrites }, pauseMs: WRITING_MS / pieces };
  }
  if (name === 'resume_wording') {
    const texts = asked.note?.includes(TEMPTING)
      ? [`${asked.original} at ${TEMPTING} since 2012`]
      : (honest[asked.original ?? ''] ?? []).slice((asked.wordings?.length ?? 1) - 1);
    return { kind: 'json', value: { wordings: texts.map((text) => ({ text })) } };
  }
  if (name === 'resume_line') {
    const fits = honest[asked.original ?? ''] ?? [];
    const texts = [`${asked.original} at ${TEMPTING} since 2012`, ...fits];
    return { kind: 'json', value: { wordings: texts.map((text) => ({ text })) } };
  }
  if (name === 'letter') {
    const line = asked.lines?.find(({ text }) => text in told);
    const [fits = '', invented = ''] = told[line?.text ?? ''] ?? [];
    const paths = line ? [line.path] : [];
    const sentences = [fits, invented].map((text) => ({ text, paths }));
    return { kind: 'json', value: { subject: '', paragraphs: [{ role: 'whyMe', sentences }] } };
  }
  if (name === 'questions') {
    const line = asked.lines?.find(({ text }) => text in asks);
    const ask = (text: string) => ({ ask: text, why: '', hints: [], path: line?.path ?? '', posting: '' });
    const fresh = (asks[line?.text ?? ''] ?? []).filter((text) => !asked.asked?.includes(text));
    return { kind: 'json', value: { questions: fresh.map(ask) } };
  }
  return { kind: 'json', value: { summary: '', strengths: [], weaknesses: [], advice: [] } };
};
