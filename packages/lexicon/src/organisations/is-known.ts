import { foldText } from '../fold.ts';
import { knownOrganisations } from './known.ts';

const known: ReadonlySet<string> = new Set(knownOrganisations.flat(2).map(foldText));

/** True for the name of an organisation that everybody knows, as a whole. */
export const isKnownOrganisation = (text: string): boolean => known.has(foldText(text.trim()));
