import { randomBytes } from 'node:crypto';
import { CreateBucketCommand, GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';

/** A bucket of the S3 server that the test run has brought, for one test alone; it ends with the server. */
export type TestBucket = {
  /** as in `.env.example` */
  env: Record<string, string>;
  /** every object's name with its bytes, whoever wrote it */
  objects(): Promise<Map<string, Uint8Array>>;
  close(): void;
};

/** Whether the test run has brought an S3 server. */
export const hasS3 = Boolean(process.env.TEST_S3_URL);

export async function createTestBucket(): Promise<TestBucket> {
  const { origin, username, password } = new URL(process.env.TEST_S3_URL!);
  const credentials = { accessKeyId: decodeURIComponent(username), secretAccessKey: password };
  const client = new S3Client({ endpoint: origin, region: 'us-east-1', forcePathStyle: true, credentials });
  const Bucket = `test-${randomBytes(6).toString('hex')}`;
  await client.send(new CreateBucketCommand({ Bucket }));
  async function* names(): AsyncGenerator<string> {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
      for (const { Key } of Contents) yield Key!;
  }
  return {
    env: {
      S3_ENDPOINT: origin,
      S3_BUCKET: Bucket,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    objects: async () => {
      const all = new Map<string, Uint8Array>();
      for await (const Key of names()) {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        all.set(Key, await Body!.transformToByteArray());
      }
      return all;
    },
    close: () => client.destroy(),
  };
}
