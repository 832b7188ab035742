import {
  type Language,
  LIST_SECTIONS,
  type ResumeContent,
  type ResumeStyle,
  shownSections,
  type Twin,
} from '@verdant/contracts';
import { counterparts, emptyContent } from '@verdant/resume';
import type { DbOrTx } from '../../platform/db/client.ts';
import { ownResume } from '../resumes.ts';
import { findPair } from './pairs.ts';

/** Without what its own look hides. */
function shownOf(content: ResumeContent, { sections }: ResumeStyle): ResumeContent {
  const shown = new Set(shownSections(sections));
  const empty = emptyContent();
  const lists = LIST_SECTIONS.map((key) => [key, shown.has(key) ? content[key] : []]);
  return {
    ...content,
    ...Object.fromEntries(lists),
    basics: shown.has('introduction') ? content.basics : { ...content.basics, introduction: '' },
    intention: shown.has('intention') ? content.intention : empty.intention,
  };
}

/** A résumé as it is to be set, saved or not. */
export type Beside = { id: string; language: Language; content: ResumeContent };

/**
 * What a page sets beside one's own résumé: its twin as it stands; null where it has none, where that is being read from a
 * file, or where the page is in another language than the résumé. Failure 'notFound' where the résumé is not this user's.
 */
export async function twinBeside(db: DbOrTx, userId: string, { id, language, content }: Beside): Promise<Twin | null> {
  const linked = await findPair(db, userId, await ownResume(db, userId, id));
  if (!linked || linked.own.language !== language || linked.twin.status === 'processing') return null;
  const { twin, agreed } = linked;
  const pair = language === 'zh' ? { zh: content, en: twin.content } : { zh: twin.content, en: content };
  const entries = counterparts(agreed, pair).map(([zh, en]): [string, string] =>
    language === 'zh' ? [zh, en] : [en, zh],
  );
  return { content: shownOf(twin.content, twin.style), titles: twin.style.titles ?? {}, entries };
}

/** Whether pages in a look have both languages. */
export type SetsBoth = (style: ResumeStyle) => boolean;
