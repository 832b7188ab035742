import type { ListSectionKey } from '@verdant/contracts';
import type { ComponentType } from 'react';
import { AwardFields } from './award-fields.tsx';
import { CertificationFields } from './certification-fields.tsx';
import { CustomFields } from './custom-fields.tsx';
import { EducationFields } from './education-fields.tsx';
import type { ItemProps } from './item-props.ts';
import { ProjectFields } from './project-fields.tsx';
import { SkillFields } from './skill-fields.tsx';
import { WorkFields } from './work-fields.tsx';

/** The fields of an entry, one component a section. */
export const itemFields: { [K in ListSectionKey]: ComponentType<ItemProps<K>> } = {
  work: WorkFields,
  projects: ProjectFields,
  education: EducationFields,
  skills: SkillFields,
  certifications: CertificationFields,
  awards: AwardFields,
  custom: CustomFields,
};
