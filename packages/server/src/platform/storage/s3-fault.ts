import type { S3Config } from './s3-config.ts';

/** What the SDK throws, of the service as of the network. */
type Thrown = { name?: string; code?: string; message?: string; $metadata?: { httpStatusCode?: number } };

const WRONG_REGION = new Set([
  'AuthorizationHeaderMalformed',
  'PermanentRedirect',
  'IllegalLocationConstraintException',
]);

/** What passes by itself, below 500 as well: too slow, changed at the same moment, too much. */
const PASSES = new Set([408, 409, 429]);

export type Fault = {
  /** trying again is of no use: somebody has to change a setting, or something at the provider */
  settings: boolean;
  sentence: string;
};

/** What went wrong, in a sentence for the operator that names the variable at fault. */
export function faultOf(thrown: unknown, { bucket, endpoint, region, accessKeyId }: S3Config): Fault {
  const { name = 'Error', code, message, $metadata } = thrown as Thrown;
  const status = $metadata?.httpStatusCode;
  const where = endpoint ?? `AWS in ${region}`;
  const wrong = (sentence: string): Fault => ({ settings: true, sentence });
  if (name === 'NoSuchBucket') return wrong(`S3_BUCKET: there is no bucket "${bucket}" at ${where}`);
  if (WRONG_REGION.has(name) || status === 301)
    return wrong(`S3_REGION: the bucket "${bucket}" at ${where} is in another region than "${region}"`);
  if (status === 401 || status === 403)
    return wrong(
      `S3_ACCESS_KEY_ID: ${where} refuses "${accessKeyId}" (${name}); it needs its secret and the right to list, read, write and delete in the bucket "${bucket}"`,
    );
  if (status !== undefined && status < 500 && !PASSES.has(status) && name !== 'RequestTimeout')
    return wrong(`S3_ENDPOINT: what answers at ${where} does not speak S3 (${status}, ${name})`);
  const why = code ?? (status ? `${status}, ${name}` : `${name}: ${message}`);
  return { settings: false, sentence: `S3_ENDPOINT: ${where} can't be reached (${why})` };
}
