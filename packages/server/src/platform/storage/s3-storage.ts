import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { addAbortSignal, type Readable } from 'node:stream';
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import type { S3Config } from './s3-config.ts';
import { type Fault, faultOf } from './s3-fault.ts';
import { isKey, PAGE, pathOf, type Storage, storageFailure } from './storage.ts';

/** A call with its tries, of which there are three; bytes take longer than words. */
const CALL_MS = 10_000;
const BYTES_MS = 30_000;
const CHECK_MS = 4_000;
const CONNECT_MS = 2_000;

/** The object that says whose files these are; it has no key of ours, so it is no file. */
const OWNER = 'installation';

const open = async ({ endpoint, region, forcePathStyle, accessKeyId, secretAccessKey }: S3Config) => {
  // large, so it is loaded only where there is a bucket
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    ...(endpoint ? { endpoint } : {}),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 3,
    // sums that only AWS knows; what is sent is signed with its hash anyway
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: CALL_MS },
  });
  return { sdk, client };
};
type Opened = Awaited<ReturnType<typeof open>>;
type Call<T> = (opened: Opened, abortSignal: AbortSignal) => Promise<T>;

const asFailure = ({ sentence }: Fault, cause: unknown): Error => storageFailure(sentence, cause);
const asSetting = (fault: Fault, cause: unknown): Error =>
  fault.settings ? new Error(fault.sentence, { cause }) : asFailure(fault, cause);

/** Objects of a bucket below a prefix. `mark` says whose they are: the same for all processes of an installation. */
export function s3Storage(config: S3Config, mark: () => string): Storage {
  const { bucket: Bucket, prefix } = config;
  const locate = (key: string) => prefix + pathOf(key);
  const owner = prefix + OWNER;
  let opening: Promise<Opened> | undefined;

  async function call<T>(ms: number, ask: Call<T>, as = asFailure): Promise<T> {
    opening ??= open(config);
    const signal = AbortSignal.timeout(ms);
    try {
      return await ask(await opening, signal);
    } catch (cause) {
      throw as(faultOf(signal.aborted ? { code: `no answer within ${ms} ms` } : cause, config), cause);
    }
  }

  const write =
    (Key: string, Body: Uint8Array): Call<void> =>
    async ({ sdk, client }, abortSignal) => {
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body }), { abortSignal });
    };
  const erase =
    (Key: string): Call<void> =>
    async ({ sdk, client }, abortSignal) => {
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }), { abortSignal });
    };
  const read =
    (Key: string): Call<Uint8Array | null> =>
    async ({ sdk, client }, abortSignal) => {
      try {
        const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }), { abortSignal });
        addAbortSignal(abortSignal, Body as Readable);
        const bytes = await Body!.transformToByteArray();
        if (bytes.length !== ContentLength) throw new Error(`${bytes.length} of ${ContentLength} bytes came`);
        return bytes;
      } catch (error) {
        // a bucket that is missing is a 404 as well, and an error
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    };
  const page =
    (ContinuationToken: string | undefined): Call<ListObjectsV2CommandOutput> =>
    ({ sdk, client }, abortSignal) => {
      const asked = { Bucket, Prefix: prefix, MaxKeys: PAGE, ContinuationToken };
      return client.send(new sdk.ListObjectsV2Command(asked), { abortSignal });
    };

  /** Does once all that will be done, so that a right that is missing is known before the first file comes. */
  async function take(): Promise<void> {
    const probe = prefix + randomUUID();
    const mine = Buffer.from(mark());
    for (const step of [page(undefined), write(probe, mine), erase(probe), write(owner, mine)])
      await call<unknown>(CHECK_MS, step, asSetting);
  }
  const readOwner = () => call(CHECK_MS, read(owner), asSetting);

  const get = (key: string) => call(BYTES_MS, read(locate(key)));
  return {
    put: async (key, bytes) => call(BYTES_MS, write(locate(key), bytes)),
    get: async (key) => get(key),
    save: async (key, path) => {
      const bytes = await get(key);
      if (bytes) await writeFile(path, bytes, { mode: 0o600 });
      return bytes !== null;
    },
    remove: async (key) => call(CALL_MS, erase(locate(key))),
    list: async function* (before) {
      let token: string | undefined;
      do {
        const { Contents = [], NextContinuationToken } = await call(CALL_MS, page(token));
        const old = Contents.filter(({ LastModified }) => !before || (LastModified && LastModified < before));
        const keys = old.map(({ Key = '' }) => Key.slice(prefix.length + 3)).filter(isKey);
        if (keys.length > 0) yield keys;
        token = NextContinuationToken;
      } while (token);
    },
    check: async () => {
      let found = await readOwner();
      if (!found) {
        await take();
        found = await readOwner();
      }
      if (found && Buffer.from(found).toString() !== mark())
        throw new Error(
          `S3_BUCKET: another installation keeps its files below ${prefix} of "${Bucket}", one with another SERVER_SECRET. ` +
            `Set the SERVER_SECRET of that one for all processes, or a bucket or S3_PREFIX of its own`,
        );
    },
    isTaken: async () => (await readOwner()) !== null,
    close: () =>
      void opening?.then(
        ({ client }) => client.destroy(),
        () => {},
      ),
  };
}
