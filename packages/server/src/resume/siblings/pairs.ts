import {
  type ActOnPair,
  descriptorOf,
  Failure,
  fieldOf,
  isListSection,
  type Language,
  LIMITS,
  type LinkTwin,
  otherLanguage,
  type PairChoice,
  type PairPlace,
  type PairSeen,
  type PairSide,
  type PairState,
  type WriteInPair,
} from '@verdant/contracts';
import { type Agreed, advance, beginPair, behind, carry, type Pair, settle, writeAt } from '@verdant/resume';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/client.ts';
import { pairs, resumes } from '../../platform/db/schema.ts';
import { storable } from '../../platform/db/storable.ts';
import type { LastStep } from '../../platform/db/tables/pairs.ts';
import type { Services } from '../../services.ts';
import { ownResume, type ResumeRow, writeRevision } from '../resumes.ts';
import { findRevision } from '../revisions.ts';

const sidesOf = (a: ResumeRow, b: ResumeRow) => (a.language === 'zh' ? { zh: a, en: b } : { zh: b, en: a });
const contentsOf = (a: ResumeRow, b: ResumeRow): Pair => {
  const { zh, en } = sidesOf(a, b);
  return { zh: zh.content, en: en.content };
};

async function rowOf(db: DbOrTx, id: string) {
  const [row] = await db
    .select()
    .from(pairs)
    .where(or(eq(pairs.resumeId, id), eq(pairs.twinId, id)));
  return row;
}

type Linked = { pairId: string; own: ResumeRow; twin: ResumeRow; agreed: Agreed; last: LastStep | undefined };

/** The pair of a résumé; null where it has none, or where one of the two has gone over to the other's language since. */
export async function findPair(db: DbOrTx, userId: string, own: ResumeRow): Promise<Linked | null> {
  const row = await rowOf(db, own.id);
  if (!row) return null;
  const twin = await ownResume(db, userId, row.resumeId === own.id ? row.twinId : row.resumeId);
  const { zh, en } = sidesOf(own, twin);
  if (zh.id !== row.resumeId || zh.language !== 'zh' || en.language !== 'en') return null;
  const { last, ...agreed } = row.agreed;
  return { pairId: row.id, own, twin, agreed, last };
}

function stateOf({ own, twin, agreed }: Linked): PairState {
  const pair = contentsOf(own, twin);
  return {
    twin: { id: twin.id, name: twin.name, language: twin.language, revision: twin.revision },
    revision: own.revision,
    behind: behind(agreed, pair, own.language),
    ahead: behind(agreed, pair, twin.language),
  };
}

const keepAgreed = (db: DbOrTx, pairId: string, agreed: Agreed, last?: LastStep) =>
  db
    .update(pairs)
    .set({ agreed: storable({ ...agreed, ...(last && { last }) }) })
    .where(eq(pairs.id, pairId));

/**
 * Where the two are behind each other; null where it has no twin. What both of them say by now is written down as agreed,
 * so that it is known which of them goes on first.
 */
export async function pairState({ db }: Services, userId: string, id: string): Promise<PairState | null> {
  const linked = await findPair(db, userId, await ownResume(db, userId, id));
  if (!linked) return null;
  const agreed = advance(linked.agreed, contentsOf(linked.own, linked.twin));
  const last = linked.last && { last: linked.last };
  if (JSON.stringify(agreed) !== JSON.stringify(linked.agreed)) {
    const read = JSON.stringify({ ...linked.agreed, ...last });
    // only what was read: another call may have written more meanwhile
    await db
      .update(pairs)
      .set({ agreed: storable({ ...agreed, ...last }) })
      .where(and(eq(pairs.id, linked.pairId), sql`${pairs.agreed} = ${read}::jsonb`));
  }
  return stateOf({ ...linked, agreed });
}

/** Résumés in the other language that have no twin. */
export async function pairChoices({ db }: Services, userId: string, id: string): Promise<PairChoice[]> {
  const own = await ownResume(db, userId, id);
  return db
    .select({ id: resumes.id, name: resumes.name, language: resumes.language })
    .from(resumes)
    .where(
      and(
        eq(resumes.userId, userId),
        eq(resumes.language, otherLanguage(own.language)),
        ne(resumes.status, 'processing'),
        sql`not exists (select 1 from ${pairs} where ${pairs.resumeId} = ${resumes.id} or ${pairs.twinId} = ${resumes.id})`,
      ),
    )
    .orderBy(sql`${resumes.updatedAt} desc`)
    .limit(100);
}

/** Both are written to no more until the transaction ends; in the order of their ids, whoever asks. */
async function lockBoth(tx: Tx, userId: string, id: string, twinId: string): Promise<[ResumeRow, ResumeRow]> {
  const rows = new Map<string, ResumeRow>();
  for (const one of [id, twinId].sort()) rows.set(one, await ownResume(tx, userId, one, true));
  return [rows.get(id)!, rows.get(twinId)!];
}

/** Failures: 'invalid' where the two are of one language, 'wrongState' where an import runs or one of them has a twin. */
export async function linkTwin(services: Services, userId: string, { id, twinId }: LinkTwin): Promise<PairState> {
  return services.db.transaction(async (tx) => {
    const [own, twin] = await lockBoth(tx, userId, id, twinId);
    if (own.language === twin.language) throw new Failure('invalid', { field: 'twinId' });
    if ([own, twin].some(({ status }) => status === 'processing')) throw new Failure('wrongState');
    for (const one of [own, twin])
      if (await rowOf(tx, one.id)) {
        const old = await findPair(tx, userId, one);
        if (old) throw new Failure('wrongState');
        // parted by a change of language, and nobody looks at it any more
        await tx.delete(pairs).where(or(eq(pairs.resumeId, one.id), eq(pairs.twinId, one.id)));
      }
    return stateOf(await insertPair(services, tx, own, twin));
  });
}

async function insertPair({ now }: Services, tx: Tx, own: ResumeRow, twin: ResumeRow): Promise<Linked> {
  const { zh, en } = sidesOf(own, twin);
  const agreed = beginPair(contentsOf(own, twin));
  const [row] = await tx
    .insert(pairs)
    .values({ resumeId: zh.id, twinId: en.id, agreed: storable(agreed), createdAt: now() })
    .returning({ id: pairs.id });
  return { pairId: row!.id, own, twin, agreed, last: undefined };
}

/** A translation becomes the twin of what it was made from, unless that has one already or speaks another language now. */
export async function linkTranslation(services: Services, tx: Tx, userId: string, ids: LinkTwin): Promise<void> {
  const [own, twin] = await lockBoth(tx, userId, ids.id, ids.twinId);
  if (own.language === twin.language || (await rowOf(tx, own.id))) return;
  await insertPair(services, tx, own, twin);
}

/** The two go their own ways; both stay as they are. */
export async function unlinkTwin({ db }: Services, userId: string, id: string): Promise<void> {
  await ownResume(db, userId, id);
  await db.delete(pairs).where(or(eq(pairs.resumeId, id), eq(pairs.twinId, id)));
}

/** The pair with both sides locked, as it was looked at. */
async function lockPair(tx: Tx, userId: string, input: PairSeen): Promise<Linked> {
  const row = await rowOf(tx, (await ownResume(tx, userId, input.id)).id);
  if (!row) throw new Failure('wrongState');
  const [own, twin] = await lockBoth(tx, userId, input.id, row.resumeId === input.id ? row.twinId : row.resumeId);
  const linked = await findPair(tx, userId, own);
  if (!linked || own.status === 'processing' || twin.status === 'processing') throw new Failure('wrongState');
  if (own.revision !== input.revision || twin.revision !== input.twinRevision)
    throw new Failure('stale', { data: { revision: own.revision } });
  return { ...linked, twin };
}

/** The language of the one whose changes are looked at. */
const sourceOf = ({ own, twin }: Linked, side: PairSide): Language => (side === 'twin' ? own : twin).language;

/**
 * Writes what can be carried of these places as one revision of the one that is behind. What must be looked at by itself
 * is carried alone; else it stays. Failures: 'stale' where one of the two was saved meanwhile, 'wrongState' where they are
 * no pair, 'invalid' where nothing of it can be carried.
 */
export async function carryToTwin(services: Services, userId: string, input: ActOnPair): Promise<PairState> {
  return services.db.transaction(async (tx) => {
    const linked = await lockPair(tx, userId, input);
    const from = sourceOf(linked, input.side);
    const pair = contentsOf(linked.own, linked.twin);
    const alone = new Set(behind(linked.agreed, pair, from).flatMap((place) => (place.alone ? [place.id] : [])));
    const ids = input.places.length === 1 ? input.places : input.places.filter((id) => !alone.has(id));
    const done = carry(linked.agreed, pair, from, new Set(ids));
    if (done.carried.length === 0) throw new Failure('invalid', { field: 'places' });
    return writeBehind(services, tx, linked, input.side, done);
  });
}

type Written = { agreed: Agreed; pair: Pair };

/** As long as a text of its own can be there; a tag is one of several. */
const longestOf = ({ row, field }: PairPlace): number => {
  const single = row === 'introduction' ? 'basics' : row;
  const kind = isListSection(single) ? descriptorOf(single).fields[field!]?.kind : fieldOf(`${single}/${field}`)?.kind;
  return kind === 'bullets' ? LIMITS.bullet : kind === 'text' ? LIMITS.text : LIMITS.line;
};

/** One revision of the one that is behind, and what is agreed on with it. */
async function writeBehind(services: Services, tx: Tx, linked: Linked, side: PairSide, { agreed, pair }: Written) {
  const target = side === 'twin' ? linked.twin : linked.own;
  const written = await writeRevision(services, tx, target, { content: pair[target.language] }, 'edit');
  const wrote = { resumeId: target.id, revision: written.revision, over: target.revision };
  await keepAgreed(tx, linked.pairId, agreed, { agreed: linked.agreed, wrote });
  return stateOf({ ...linked, ...(side === 'twin' ? { twin: written } : { own: written }), agreed });
}

/**
 * Writes a person's own words at a place of the one that is behind, which is agreed on with that. Failures as of
 * `carryToTwin`; 'invalid' where no text stands there, or where they are too long for it.
 */
export async function writeInPair(services: Services, userId: string, input: WriteInPair): Promise<PairState> {
  return services.db.transaction(async (tx) => {
    const linked = await lockPair(tx, userId, input);
    const from = sourceOf(linked, input.side);
    const pair = contentsOf(linked.own, linked.twin);
    const place = behind(linked.agreed, pair, from).find(({ id }) => id === input.place);
    const done = place && writeAt(linked.agreed, pair, from, place.id, input.words);
    if (!done) throw new Failure('invalid', { field: 'place' });
    if (input.words.length > longestOf(place)) throw new Failure('invalid', { field: 'words' });
    return writeBehind(services, tx, linked, input.side, done);
  });
}

/** The two count as agreed at these places, as they stand; nothing is written into either. Failures as of `carryToTwin`. */
export async function settlePair({ db }: Services, userId: string, input: ActOnPair): Promise<PairState> {
  return db.transaction(async (tx) => {
    const linked = await lockPair(tx, userId, input);
    const pair = contentsOf(linked.own, linked.twin);
    const agreed = settle(linked.agreed, pair, sourceOf(linked, input.side), new Set(input.places));
    await keepAgreed(tx, linked.pairId, agreed, { agreed: linked.agreed, wrote: null });
    return stateOf({ ...linked, agreed });
  });
}

/**
 * Takes the newest step back: what it wrote goes by the way back of the history, and the two are told as before. Failures:
 * as of `carryToTwin`; 'wrongState' where there is none, or where what it wrote into was saved since.
 */
export async function takeBackPair(services: Services, userId: string, input: PairSeen): Promise<PairState> {
  return services.db.transaction(async (tx) => {
    const linked = await lockPair(tx, userId, input);
    if (!linked.last) throw new Failure('wrongState');
    const { agreed, wrote } = linked.last;
    const rows = wrote ? await unwritten(services, tx, linked, wrote) : {};
    await keepAgreed(tx, linked.pairId, agreed);
    return stateOf({ ...linked, ...rows, agreed });
  });
}

async function unwritten(services: Services, tx: Tx, { own, twin }: Linked, wrote: NonNullable<LastStep['wrote']>) {
  const row = own.id === wrote.resumeId ? own : twin;
  if (row.revision !== wrote.revision) throw new Failure('wrongState');
  const { content } = await findRevision(tx, row.id, wrote.over);
  const back = await writeRevision(services, tx, row, { content }, 'restore');
  return row === own ? { own: back } : { twin: back };
}
