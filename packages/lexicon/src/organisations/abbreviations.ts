import { list } from '../match/list.ts';

/** Words in short within names of firms, schools and places: their point ends no name. */
export const nameAbbreviations = list(`
  Pvt, Pte, Pty, Ltd, Co, Corp, Inc, Bros, Govt, Gov, Dept, Univ, Coll, Inst, Intl, Assn, Assoc, Mfg, Natl, Engg, Tech, Hr, Sr, Jr, Sec, Sch, Elem,
  St, Ste, Mt, Ft, Dt, Dist, Tk, Rd, Ave, No, Dr, Gen, Regl
`);
