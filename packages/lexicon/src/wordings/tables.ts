import { building } from './building.ts';
import { care } from './care.ts';
import { digital } from './digital.ts';
import { kitchen } from './kitchen.ts';
import { making } from './making.ts';
import { office } from './office.ts';
import { road } from './road.ts';
import { school } from './school.ts';
import { selling } from './selling.ts';
import { shop } from './shop.ts';
import { workplaces } from './workplaces.ts';

/** What people of a trade call one thing, by trades that share their words. */
export const wordingTables: readonly string[] = [
  care,
  kitchen,
  building,
  road,
  shop,
  school,
  making,
  office,
  selling,
  digital,
  workplaces,
];
