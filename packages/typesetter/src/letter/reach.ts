import type { Contact } from '../manuscript/links.ts';

const REACH = ['phone', 'email', 'address', 'linkedin', 'homepage', 'profiles'];

/** A letter says how to reach its writer; what else a résumé tells of a person stays there. */
export const isReach = ({ kind }: Pick<Contact, 'kind'>): boolean => REACH.includes(kind);
