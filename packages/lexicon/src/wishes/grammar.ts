import { pairs } from './pairs.ts';

/** Forms that English has not, and what was meant. */
export const wrongForms: ReadonlyMap<string, string> = new Map(
  pairs(`
    leaded → led, teached → taught, buyed → bought, selled → sold, writed → wrote, maked → made, builded → built,
    keeped → kept, runned → ran, holded → held, meeted → met, taked → took, gived → gave, speaked → spoke, bringed → brought,
    catched → caught, choosed → chose, drived → drove, finded → found, getted → got, growed → grew, knowed → knew,
    leaved → left, losed → lost, payed → paid, readed → read, sended → sent, spended → spent, standed → stood,
    thinked → thought, understanded → understood, winned → won, drawed → drew, beginned → began, becomed → became,
    casted → cast, setted → set, putted → put, cutted → cut, shooted → shot, hided → hid, heared → heard,
    childs → children, womans → women, peoples → people,
    luggages → luggage
  `),
);

/** Prepositions that go with another word, each with what stands before and behind. */
export const wrongJoints = pairs(`
  responsible of → responsible for, responsible to manage → responsible for managing, in charge for → in charge of,
  participated to → participated in, participated at → participated in, discussed about → discussed, discuss about → discuss,
  contributed in → contributed to, collaborated to → collaborated with, according with → according to, capable to → able to,
  consisted in → consisted of, specialised on → specialised in, specialized on → specialized in, graduated at → graduated from,
  explained about → explained, contacted with → contacted, entered into the data → entered the data, more better → better,
  more faster → faster, more easier → easier, more cheaper → cheaper, most fastest → fastest, in the weekend → at the weekend,
  depended of → depended on, focused in → focused on, insisted in → insisted on,
  responded the → responded to the, listened the → listened to the, on the basis from → on the basis of,
  interested on → interested in
`);

/** What is counted one by one: less of it is fewer. */
export const countedThings =
  'errors|mistakes|complaints|defects|people|hours|days|tickets|calls|returns|accidents|incidents|bugs|employees|customers|steps|delays|pages|items';
