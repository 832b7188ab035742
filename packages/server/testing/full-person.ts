import { lookOf } from '@verdant/contracts';
import { emptyContent } from '@verdant/resume';
import { createDevice } from '@verdant/testkit/software-device';
import { TOTP } from 'otpauth';
import { saveApplication } from '../src/applications/applications.ts';
import { renewFeed } from '../src/applications/calendar.ts';
import { addLetter } from '../src/letters/letters.ts';
import { listDevMail } from '../src/mail/outbox.ts';
import { findOrder } from '../src/money/order-states.ts';
import { prePay } from '../src/money/orders.ts';
import { takeQuota } from '../src/money/quota.ts';
import { queryProvider } from '../src/money/reconcile-orders.ts';
import { requestRefund } from '../src/money/refunds.ts';
import { addApiKey } from '../src/people/api-keys.ts';
import { sendContactMessage } from '../src/people/contact-form.ts';
import { addPasskey, beginPasskey } from '../src/people/passkeys/own-passkeys.ts';
import { forgotPassword } from '../src/people/passwords.ts';
import { beginSecondFactor, confirmSecondFactor } from '../src/people/second-factor.ts';
import { openSession } from '../src/people/sessions.ts';
import { activate, register } from '../src/people/sign-up.ts';
import { signIn } from '../src/people/users.ts';
import { identities, imports, payNotices, providerAttempts, siblings } from '../src/platform/db/schema.ts';
import { paySandbox } from '../src/platform/sandbox-channel.ts';
import { newSecret } from '../src/platform/secrets.ts';
import { beginPractice } from '../src/practice/practices.ts';
import { saveAnalysis } from '../src/resume/analyses.ts';
import { addArchive } from '../src/resume/archives/archives.ts';
import { addImage, selectImage } from '../src/resume/files.ts';
import { saveFix } from '../src/resume/fixes.ts';
import { startImport } from '../src/resume/imports.ts';
import { addJob } from '../src/resume/job-descriptions.ts';
import { addPreset } from '../src/resume/looks/presets.ts';
import { addResume, ownResume, updateResume } from '../src/resume/resumes.ts';
import { saveShare } from '../src/resume/shares.ts';
import { linkTwin } from '../src/resume/siblings/pairs.ts';
import { keepItems } from '../src/resume/siblings/siblings.ts';
import { setTags } from '../src/resume/tags/tags.ts';
import type { Services } from '../src/services.ts';

/** What only this person's data hold, so that a search finds it wherever it is. */
export type Traces = { id: string; email: string; words: string[] };

const PASSWORD = 'bamboo-slips-1';

/** Signs a person up who then uses everything there is: every table that holds data of people has rows of theirs. */
export async function addFullPerson(services: Services, name: string): Promise<Traces> {
  const email = `${name}.quill@example.com`;
  const place = { address: '203.0.113.77', device: undefined };
  await register(
    services,
    { email: email.toUpperCase().replace('EXAMPLE.COM', 'example.com'), password: PASSWORD, nickname: `Nick ${name}` },
    'en',
  );
  const [mail] = await listDevMail(services);
  const user = await activate(services, { token: /token=([\w-]+)/.exec(mail!.text)![1]!, password: PASSWORD });
  const { id: userId } = user;
  await openSession(services, user, { userAgent: `Browser of ${name}`, device: newSecret().secret });
  await forgotPassword(services, email, 'en');
  await signIn(services, { email, password: 'wrong-guess-1' }, place).catch(() => {});
  const { uri } = await beginSecondFactor(services, userId, PASSWORD);
  const app = new TOTP({ secret: new URL(uri).searchParams.get('secret')! });
  await confirmSecondFactor(services, userId, app.generate({ timestamp: services.now().getTime() }));
  const device = createDevice(services.config.publicUrl);
  const passkey = device.make(await beginPasskey(services, userId, `session of ${name}`, PASSWORD));
  await addPasskey(services, userId, `session of ${name}`, { name: `Phone of ${name}`, ...passkey });
  await beginPasskey(services, userId, `session of ${name}`, PASSWORD);
  await addApiKey(services, userId, { name: `Program of ${name}`, scopes: ['read'], password: PASSWORD });
  await services.db
    .insert(identities)
    .values({ userId, provider: 'github', issuer: 'https://github.com', subject: `subject of ${name}`, label: email });
  await services.db.insert(providerAttempts).values({
    askedBy: `browser of ${name}`,
    userId,
    provider: 'github',
    state: 'drawn',
    nonce: 'drawn',
    verifier: 'drawn',
    claims: { subject: `subject of ${name}`, email, emailVerified: true, name: `Claimed ${name}` },
    expiresAt: new Date(services.now().getTime() + 600_000),
  });
  await sendContactMessage(services, { name: `Sender ${name}`, email, message: `I am ${name} Quill` });

  const content = { ...emptyContent(), basics: { ...emptyContent().basics, name: `Person ${name}`, email } };
  const { resumeId } = await addResume(services, userId, { name: `Cv of ${name}`, language: 'en', content });
  await updateResume(services, userId, { id: resumeId, revision: 1, name: `Cv of ${name}, second` });
  const twin = await addResume(services, userId, { name: `Twin of ${name}`, language: 'zh', content });
  await linkTwin(services, userId, { id: resumeId, twinId: twin.resumeId });
  const pdf = {
    name: `${name}.txt`,
    mime: 'text/plain; charset=utf-8',
    bytes: Buffer.from(`I am ${name} Quill`),
    title: null,
  };
  const imported = await startImport(services, userId, pdf, 'en');
  const report = { words: `Read of ${name}` } as never;
  await services.db
    .insert(imports)
    .values({ resumeId: imported.resumeId, taskId: imported.taskId, revision: 1, data: report });
  await services.db.insert(siblings).values({ resumeId: imported.resumeId, originId: resumeId, mode: 'tailor' });
  await keepItems(services, imported.taskId, [], 1);
  const picture = await addImage(services, userId, `${name}.jpg`, Buffer.from('jpeg'));
  await selectImage(services, userId, picture.id);
  await addJob(services, userId, { id: resumeId, text: `Requirements: SQL. Ask for ${name} Quill` }, 'en');
  await services.db.transaction(async (tx) => {
    const what = { resumeId, taskId: null, revision: 1 };
    await saveAnalysis(services, tx, {
      ...what,
      jobDescription: `for ${name}`,
      data: { score: 1, advice: [] } as never,
    });
    await saveFix(services, tx, { ...what, changes: [], unanswered: [], engine: { name: 'rules' } });
    await takeQuota(services, tx, { userId, ability: 'analyses', reference: crypto.randomUUID() });
  });
  const resume = await ownResume(services.db, userId, resumeId);
  const made = {
    resume,
    name: `Sent by ${name}`,
    fileName: `${name}.pdf`,
    bytes: Buffer.from(`%PDF ${name} Quill`),
    pages: 1,
  };
  await addArchive(services, userId, made);
  await saveApplication(services, userId, { title: `Post for ${name}`, notes: `${name} Quill` });
  await addLetter(services, userId, { kind: 'letter', resumeId, posting: `Ask for ${name} Quill` });
  await beginPractice(services, userId, { resumeId, posting: `Ask for ${name} Quill` });
  await addPreset(services, userId, { name: `Look of ${name}`, look: lookOf(resume.style) });
  await setTags(services, userId, { resumeId, names: [`Tag of ${name}`] });
  await renewFeed(services, userId);
  await saveShare(
    services,
    userId,
    { resumeId: resume.id, slug: `sent-by-${name}`, pinned: true, password: 'opens quietly' },
    () => false,
  );

  for (const refund of [false, true]) {
    const { orderNo } = await prePay(services, userId, { packageId: 'month', payChannel: 'WX' });
    await paySandbox(services, orderNo);
    await queryProvider(services, (await findOrder(services.db, orderNo))!);
    await services.db
      .insert(payNotices)
      .values({ channel: 'WX', id: `n ${orderNo}`, orderNo, receivedAt: services.now() });
    if (refund) await requestRefund(services, userId, orderNo);
  }
  return { id: userId, email, words: [name, 'Quill'] };
}
