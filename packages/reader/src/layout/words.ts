import { allSimplified } from '@verdant/resume';
import * as bodyLabels from '../entries/body-labels.ts';
import * as fieldLabels from '../entries/field-labels.ts';
import * as contactLabels from '../parse/contact-labels.ts';
import * as headings from '../sections/known.ts';

/*
 * What tells headings and labels apart while letters are put in order: those of the document itself, of which traditional
 * ones become simplified only when its lines are known.
 */

export const isKnownHeading = (text: string): boolean => headings.isKnownHeading(allSimplified(text));
export const isLabelOfPerson = (text: string): boolean => contactLabels.isLabelOfPerson(allSimplified(text));
export const isSkillLabel = (text: string): boolean => contactLabels.isSkillLabel(allSimplified(text));
export const isBodyLabel = (text: string): boolean => bodyLabels.isBodyLabel(allSimplified(text));
export const fieldLabelOf = (text: string): ReturnType<typeof fieldLabels.fieldLabelOf> =>
  fieldLabels.fieldLabelOf(allSimplified(text));
