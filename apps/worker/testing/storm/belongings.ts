import { randomUUID } from 'node:crypto';
import { lookOf, type ResumeContent, TAG_MAX, tagName } from '@verdant/contracts';
import { analyze, defaultStyle, proposeFix } from '@verdant/resume';
import type { Services } from '@verdant/server';
import { saveApplication } from '@verdant/server/applications';
import { addLetter } from '@verdant/server/letters';
import { findOrder, prePay, queryProvider } from '@verdant/server/money';
import { addMessage, listMessages, listSessions, openSession, type UserRow } from '@verdant/server/people';
import { beginPractice } from '@verdant/server/practice';
import {
  addArchive,
  addImage,
  addJob,
  addPreset,
  addResume,
  analysisInput,
  listTags,
  ownResume,
  saveAnalysis,
  saveFix,
  saveShare,
  setTags,
  startImport,
} from '@verdant/server/resume';
import { startTask } from '@verdant/server/task';
import type { Attack, Ids, Noun } from '@verdant/testkit/hostile-requests/index';
import { plainText, samples, setsBoth } from '@verdant/typesetter';
import { apiKeys, identities, passkeys } from '../../../../packages/server/src/platform/db/schema.ts';
import { paySandbox } from '../../../../packages/server/src/platform/sandbox-channel.ts';

export type Owner = { services: Services; user: UserRow; mark: string; picture: Uint8Array };

/** The sample résumé with the owner's mark in every text of it that is long enough to have room for one. */
function marked(mark: string): ResumeContent {
  const write = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return key !== 'id' && / .* /.test(value) ? `${value} ${mark}` : value;
    if (Array.isArray(value)) return value.map((one) => write(one, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, write(one, name)]));
  };
  const content = write(samples.en, '') as ResumeContent;
  return { ...content, basics: { ...content.basics, name: `Wren ${mark}` } };
}

async function resume({ services, user, mark }: Owner): Promise<string> {
  const made = { name: `Cv ${mark}`, language: 'en', content: marked(mark) } as const;
  return (await addResume(services, user.id, made)).resumeId;
}

type Analysed = { resumeId: string; fixId: string; adviceIds: string[]; changeIds: string[] };

async function analysed(owner: Owner): Promise<Analysed> {
  const { services, user, mark } = owner;
  const resumeId = await resume(owner);
  const row = await ownResume(services.db, user.id, resumeId);
  const input = analysisInput(services, row, `Requirements: SQL, ${mark}`);
  const analysis = analyze(input);
  const adviceIds = analysis.advice.map(({ id }) => id);
  const proposed = proposeFix({ ...input, analysis, adviceIds });
  const fixId = await services.db.transaction(async (tx) => {
    const of = { resumeId, taskId: null, revision: 1 };
    await saveAnalysis(services, tx, { ...of, jobDescription: input.jobDescription!, data: analysis });
    return saveFix(services, tx, { ...of, ...proposed, engine: { name: 'rules' } });
  });
  return { resumeId, fixId, adviceIds, changeIds: proposed.changes.map(({ id }) => id) };
}

async function order({ services, user }: Owner): Promise<string> {
  const { orderNo } = await prePay(services, user.id, { packageId: 'month', payChannel: 'WX' });
  await paySandbox(services, orderNo);
  await queryProvider(services, (await findOrder(services.db, orderNo))!);
  return orderNo;
}

/** How one has such a thing; gives its id. */
const makers: Record<Noun, (owner: Owner) => Promise<string>> = {
  resume: async (owner) => (await analysed(owner)).resumeId,
  fix: async (owner) => (await analysed(owner)).fixId,
  order,
  task: async (owner) => {
    const { services, user, mark } = owner;
    const input = { jobDescription: `Requirements: SQL, ${mark}` };
    const of = { kind: 'resume.analyze', userId: user.id, resumeId: await resume(owner) } as const;
    return (await startTask(services, { ...of, input })).taskId;
  },
  image: async ({ services, user, mark, picture }) => (await addImage(services, user.id, `${mark}.jpg`, picture)).id,
  archive: async (owner) => {
    const { services, user, mark } = owner;
    const row = await ownResume(services.db, user.id, await resume(owner));
    const bytes = Buffer.from(`%PDF-1.7 ${mark}`);
    const made = { resume: row, name: `Sent ${mark}`, fileName: `${mark}.pdf`, bytes, pages: 1 };
    return (await addArchive(services, user.id, made)).id;
  },
  application: async ({ services, user, mark }) =>
    (await saveApplication(services, user.id, { title: `Post ${mark}`, notes: mark })).id,
  letter: async (owner) => {
    const asked = { kind: 'letter', resumeId: await resume(owner), posting: `Analyst for ${owner.mark}` } as const;
    return (await addLetter(owner.services, owner.user.id, asked)).id;
  },
  practice: async (owner) => {
    const asked = { resumeId: await resume(owner), posting: `Analyst for ${owner.mark}` };
    return (await beginPractice(owner.services, owner.user.id, asked)).id;
  },
  preset: async ({ services, user, mark }) => {
    return (await addPreset(services, user.id, { name: mark, look: lookOf(defaultStyle('en')) })).id;
  },
  tag: async (owner) => {
    const { services, user, mark } = owner;
    const name = tagName(mark.slice(0, TAG_MAX));
    await setTags(services, user.id, { resumeId: await resume(owner), names: [name] });
    return (await listTags(services, user.id)).find((one) => one.name === name)!.id;
  },
  share: async (owner) =>
    (await saveShare(owner.services, owner.user.id, { resumeId: await resume(owner) }, setsBoth)).id,
  session: async ({ services, user, mark }) => {
    await openSession(services, user, { userAgent: `Browser ${mark}`, device: '' });
    return (await listSessions(services, user.id, ''))[0]!.id;
  },
  job: async (owner) => {
    const { services, user, mark } = owner;
    const of = { id: await resume(owner), text: `Analyst for ${mark}\nRequirements: SQL, Excel`, title: mark };
    return (await addJob(services, user.id, of, 'en')).id;
  },
  message: async ({ services, user }) => {
    const message = { userId: user.id, kind: 'membership.ended', key: randomUUID(), data: {} } as const;
    await services.db.transaction((tx) => addMessage(services, tx, message));
    return (await listMessages(services, user.id, { page: 1, size: 1 }, 'en')).items[0]!.id;
  },
  passkey: async ({ services, user, mark }) => {
    const key = { userId: user.id, credentialId: randomUUID(), publicKey: '', counter: 0, name: `Phone ${mark}` };
    return (await services.db.insert(passkeys).values(key).returning())[0]!.id;
  },
  identity: async ({ services, user, mark }) => {
    const of = { userId: user.id, provider: 'github', issuer: 'https://github.com', subject: randomUUID() } as const;
    return (
      await services.db
        .insert(identities)
        .values({ ...of, label: `Account ${mark}` })
        .returning()
    )[0]!.id;
  },
  apiKey: async ({ services, user, mark }) => {
    const key = { userId: user.id, secretHash: randomUUID(), start: 'vk_', name: `Program ${mark}`, scopes: [] };
    return (await services.db.insert(apiKeys).values(key).returning())[0]!.id;
  },
};

export const make = (noun: Noun, owner: Owner): Promise<string> => makers[noun](owner);

/** Beside the ids: what can be said about them that is right. */
export type Belongings = { ids: Ids; known: Attack['known'] };

/** One of everything; `fromDocument`: the résumé is one that is read from a document. */
export async function furnish(owner: Owner, fromDocument: boolean): Promise<Belongings> {
  const { services, user, mark } = owner;
  const { resumeId, fixId, adviceIds, changeIds } = await analysed(owner);
  const made: Partial<Ids> = { resume: resumeId, fix: fixId };
  for (const noun of Object.keys(makers) as Noun[]) made[noun] ??= await make(noun, owner);
  const ids = made as Ids;
  const decisions = changeIds.map((changeId) => [{ changeId, decision: 'accept' }]);
  const [job] = samples.en.work;
  const twin = await addResume(owner.services, owner.user.id, {
    name: `Twin ${owner.mark}`,
    language: 'zh',
    content: marked(owner.mark),
  });
  const known = {
    adviceIds: [adviceIds.slice(0, 1), adviceIds.slice(0, 9)],
    decisions,
    path: [`work/${job!.id}/content/0`, 'basics/introduction'],
    twinId: [twin.resumeId],
    places: [[`work/${job!.id}/start`]],
    place: ['intention/position'],
    address: ['https://127.0.0.1/resume.json'],
  };
  if (!fromDocument) return { ids, known };
  const bytes = Buffer.from(plainText(marked(mark), 'en', defaultStyle('en')));
  const document = { name: `${mark}.txt`, mime: 'text/plain', bytes, title: null };
  const imported = await startImport(services, user.id, document, 'en');
  return { ids: { ...ids, resume: imported.resumeId }, known };
}
