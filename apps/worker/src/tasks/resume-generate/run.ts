import type { SiblingMode } from '@verdant/contracts';
import { tailorResume } from './tailor/run.ts';
import { translateResume } from './translate/run.ts';
import type { MakeVersion } from './version.ts';

const modes: Record<SiblingMode, MakeVersion> = { tailor: tailorResume, translate: translateResume };

/** A version of a résumé as a résumé of its own; the original stays as it is. */
export const generateResume: MakeVersion = async (subject, context) => modes[subject.input.mode](subject, context);
