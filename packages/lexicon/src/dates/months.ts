import { table } from '../match/list.ts';

/** Names of the months in order, January first: English, then those of other languages that print like it, and slips of the pen that are common. */
export const months = table(`
  jan, january, janvier, janv, januar, jänner, enero, ene, gennaio, genn, janeiro, januari, janurary
  feb, february, février, févr, fév, fevrier, februar, febrero, febbraio, febbr, fevereiro, fev, februari, febuary, feburary, febraury
  mar, march, mars, märz, mär, mrz, marzo, março, maart, mrt
  apr, april, avril, avr, abril, abr, aprile
  may, mai, mayo, maggio, magg, maio, mei
  jun, june, juin, juni, junio, giugno, giu, junho
  jul, july, juillet, juil, juli, julio, luglio, lug, julho
  aug, august, août, aout, agosto, augustus
  sep, sept, september, septembre, septiembre, settembre, sett, setembro
  oct, october, octobre, oktober, okt, octubre, ottobre, ott, outubro, out
  nov, november, novembre, noviembre, novembro
  dec, december, décembre, déc, decembre, dezember, dez, diciembre, dic, dicembre, dezembro
`).map((row) => row[0]!);

const numbers = new Map(months.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));

/** 1 to 12 for the name of a month in any case, with or without its point; null for what is none. */
export const monthNumber = (name: string): number | null => numbers.get(name.toLowerCase().replace(/\.$/, '')) ?? null;
