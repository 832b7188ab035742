/** A bucket of S3 or of whatever speaks its protocol. */
export type S3Config = {
  bucket: string;
  /** what the names of our objects begin with, with a slash at its end */
  prefix: string;
  /** null: that of AWS for the region */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** the bucket in the path of an address, not in its host */
  forcePathStyle: boolean;
};

type Environment = Record<string, string | undefined>;

const NAMES = [
  'S3_BUCKET',
  'S3_PREFIX',
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
];
const FLAGS: Record<string, boolean> = { true: true, '1': true, false: false, '0': false };

/** null where nothing is set: files lie below DATA_DIR. Throws an `Error` with a sentence that names the variable at fault. */
export function readS3Config(env: Environment): S3Config | null {
  const given = (name: string) => env[name]?.trim() || null;
  const bucket = given('S3_BUCKET');
  const accessKeyId = given('S3_ACCESS_KEY_ID');
  const secretAccessKey = given('S3_SECRET_ACCESS_KEY');
  if (!NAMES.some(given)) return null;
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new Error('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all, or nothing of S3');
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error(`S3_BUCKET must be the name of a bucket alone, without address or path, not "${bucket}"`);
  const endpoint = given('S3_ENDPOINT');
  if (endpoint && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol)))
    throw new Error('S3_ENDPOINT must be an address that starts with http:// or https://');
  const prefix = (given('S3_PREFIX') ?? 'files').replace(/^\/+|\/+$/g, '');
  if (!/^[\w.-]+(?:\/[\w.-]+)*$/.test(prefix))
    throw new Error(`S3_PREFIX must be letters, digits, dots, dashes and slashes, not "${prefix}"`);
  const style = given('S3_FORCE_PATH_STYLE');
  // without one: AWS wants the bucket in the host, most servers of one's own in the path
  const forcePathStyle = style === null ? endpoint !== null : FLAGS[style.toLowerCase()];
  if (forcePathStyle === undefined) throw new Error(`S3_FORCE_PATH_STYLE must be true or false, not "${style}"`);
  const region = given('S3_REGION') ?? 'us-east-1';
  return { bucket, prefix: `${prefix}/`, endpoint, region, accessKeyId, secretAccessKey, forcePathStyle };
}
