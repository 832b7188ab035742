type Elsewhere = { holds: string; exported: string; erased: string; kept: string };

/** Schemas of the database that are not ours. */
export const otherSchemas: Record<string, Elsewhere> = {
  drizzle: {
    holds: 'which migrations were applied',
    exported: 'nothing of a person',
    erased: 'nothing of a person',
    kept: 'for ever',
  },
  bullmq: {
    holds: 'wake-up calls of the queue: ids of tasks and their kinds',
    exported: 'the tasks themselves are',
    erased: 'the ids lead to nothing; a call is deleted once it was heard',
    kept: 'until a worker has taken them',
  },
};

const files: Elsewhere = {
  holds: 'the bytes of `files`, under their ids',
  exported: 'files/<kind>/<name>, with the ending of what they are',
  erased: 'with their rows; where the disk or the bucket refused, as orphans within a day',
  kept: 'as their rows',
};

/** What lies below S3_PREFIX of S3_BUCKET, where there is one, by the first part of its name. */
export const objects: Record<string, Elsewhere> = {
  files,
  installation: {
    holds: 'whose files these are: a hash with the key of this installation',
    exported: 'nothing of a person',
    erased: 'nothing of a person',
    kept: 'for ever',
  },
};

/** What lies below DATA_DIR; `files` where there is no bucket. */
export const folders: Record<string, Elsewhere> = {
  files,
  postgres: {
    holds: 'the embedded database, its password and its log, which says nothing of what is in rows',
    exported: 'its tables are',
    erased: 'its tables are; PostgreSQL overwrites freed space and its journal as it goes on',
    kept: 'as its tables; the log up to 10 MB',
  },
  secret: {
    holds: 'the key of this installation, for what is encrypted or hashed with one',
    exported: 'nothing of a person',
    erased: 'nothing of a person',
    kept: 'for ever',
  },
};
