import { list } from '../match/list.ts';

/** Words that stand between the parts of a person's name without a capital. */
export const nameParticles = list(
  'de, van, von, der, la, bin, al, da, di, del, y, of, le, los, las, dos, den, ter, te, ibn, bint, binti, binte, bte',
);

/** Words that no name of a person holds, as part of another word too. */
export const noNames = list('简历, 履历, resume, curriculum, vitae, profile, photo, portfolio, 求职, 应聘, 意向');
