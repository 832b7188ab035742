import type { Dice } from '../random.ts';
import { type Draft, withForm } from './draft.ts';
import { BOUNDARY, type FileOf, type Form, form, TYPE } from './form.ts';

const typed = (type: string, body: string | Uint8Array): Form => ({
  headers: { 'content-type': type },
  body: Buffer.from(body as string),
});
const within = (body: string): Form => typed(`${TYPE}; boundary=${BOUNDARY}`, body);
const begin = (disposition: string) => `--${BOUNDARY}\r\n${disposition}\r\n\r\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;

/** Ways to spoil a form that is right. */
const damages: ((whole: Form, file: FileOf, dice: Dice) => Form)[] = [
  // an end anywhere
  ({ headers, body }, _, { below }) => ({ headers, body: body.subarray(0, below(body.length)) }),
  ({ headers, body }, _, { below }) => ({ headers, body: body.subarray(below(body.length)) }),
  // other bytes anywhere, in what holds it together above all
  ({ headers, body }, _, { below, chance }) => {
    const spoilt = Uint8Array.from(body);
    for (let n = 0; n <= below(12); n++)
      spoilt[below(chance(0.7) ? Math.min(160, body.length) : body.length)] = below(256);
    return { headers, body: spoilt };
  },
  ({ headers, body }, _, { below }) => {
    const [from, length] = [below(body.length), below(40)];
    return { headers, body: Buffer.concat([body.subarray(0, from), body.subarray(from + length)]) };
  },
  ({ headers, body }) => ({ headers, body: Buffer.concat([body, body]) }),
  // another boundary than is said
  ({ body }) => typed(`${TYPE}; boundary=other`, body),
  ({ body }) => typed(TYPE, body),
  ({ body }) => typed(`${TYPE}; boundary=`, body),
  ({ body }) => typed(`${TYPE}; boundary=""; boundary=${BOUNDARY}`, body),
  ({ body }) => typed(`${TYPE}; boundary="${BOUNDARY}"; charset=utf-16`, body),
  ({ body }) => typed(`multipart/mixed; boundary=${BOUNDARY}`, body),
  ({ body }) => typed(`${TYPE}; boundary=${'b'.repeat(71)}`, body),
  (_, file) => form(file, ['name', 'x'], "'()+_,-./:=?"),
  (_, file) => form(file, ['name', 'x'], ' -- '),
  (_, file) => form(file, ['name', 'x'], 'b'.repeat(4_000)),
  // nothing, or next to nothing
  () => within(''),
  () => within(`--${BOUNDARY}`),
  () => within(END),
  () => within('-'.repeat(20_000)),
  () => within('\r\n'.repeat(5_000)),
  // parts that are none
  () => within(`${begin('')}x${END}`),
  () => within(`${begin('content-disposition: form-data; name="file"')}x${END}`),
  () => within(`${begin('content-disposition: attachment; filename="a.pdf"')}x${END}`),
  () => within(`${begin('content-disposition: form-data; name="file"; filename=""')}${END}`),
  () => within(`${begin(`content-disposition: form-data; name="file"; filename="${'n'.repeat(30_000)}"`)}x${END}`),
  () => within(`${begin(`content-disposition: form-data; name="${'f'.repeat(20_000)}"`)}x${END}`),
  () => within(`${begin('content-disposition: form-data; name="file"; filename*=UTF-8\'\'%ff%00%zz')}%PDF-1.7${END}`),
  () =>
    within(
      `${begin('content-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-transfer-encoding: base64')}eA==${END}`,
    ),
  () =>
    within(
      `${begin('content-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: multipart/mixed; boundary=in')}--in\r\n\r\nx\r\n--in--${END}`,
    ),
  () => within(`${begin(`content-disposition: form-data; name="file"\r\n${'x: y\r\n'.repeat(3_000)}`)}x${END}`),
  // too many of them
  (_, file) => {
    const one = form(file, ['name', 'x']);
    const half = one.body.subarray(0, one.body.length - BOUNDARY.length - 6);
    return { ...one, body: Buffer.concat([half, one.body]) };
  },
  () => within(`${begin('content-disposition: form-data; name="name"')}x\r\n`.repeat(300) + END.slice(2)),
  () => within(`${begin('content-disposition: form-data; name="name"')}${'x'.repeat(50_000)}${END}`),
  (_, file, { pick }) => form(file, [pick(['__proto__', 'constructor', 'toString', 'file', 'name[]', '']), 'x']),
];

/** A form in which something is broken, wherever it is sent to. */
export function damagedForm(draft: Draft, file: FileOf, dice: Dice): Draft {
  const damage = dice.pick(damages);
  return withForm(draft, damage(form(file, ['name', 'x']), file, dice));
}

/** A form that is whole, with a stranger's words in its names, its field or its file. */
export function wordyForm(draft: Draft, words: string, file: FileOf, dice: Dice): Draft {
  const bare = words.replace(/["\r\n]/g, ' ');
  const forms = [
    () => form({ ...file, name: bare }, ['name', 'x']),
    () => form({ ...file, name: `${bare}.txt` }, ['name', words]),
    () => form({ name: 'a.txt', bytes: Buffer.from(`${words}\n${words}`) }, ['name', words]),
    () => form(file, [bare, words]),
    () => form(file, ['crop', words]),
  ];
  return withForm(draft, dice.pick(forms)());
}
