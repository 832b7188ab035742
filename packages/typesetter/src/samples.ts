import type { Language, ResumeContent } from '@verdant/contracts';
import { en } from './samples/en.ts';
import { zh } from './samples/zh.ts';

/** An invented person in each language. */
export const samples: Record<Language, ResumeContent> = { en, zh };
