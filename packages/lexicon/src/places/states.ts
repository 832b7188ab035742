import { list } from '../match/list.ts';

/** States and provinces abroad as two or three capitals behind a city: `Austin, TX`. */
export const stateCodes = list(`
  AK, AL, AR, AZ, CA, CO, CT, DC, DE, FL, GA, HI, IA, ID, IL, IN, KS, KY, LA, MA, MD, ME, MI, MN, MO, MS, MT, NC, ND, NE, NH, NJ,
  NM, NV, NY, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VA, VT, WA, WI, WV, WY, ON, BC, QC, AB, NSW, VIC
`);

export const countryCodes = list('UK, US, USA, UAE');

/** States that are written out behind a city or stand alone. */
export const states = list('California, Washington, Texas, New York, Massachusetts');
