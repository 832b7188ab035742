import type { Handlers } from '../http/handler.ts';
import { analysis } from './analysis.ts';
import { applications } from './application.ts';
import { archives } from './archive.ts';
import { auth } from './auth.ts';
import { change } from './change.ts';
import { draft } from './draft.ts';
import { health } from './health.ts';
import { image } from './image.ts';
import { imports } from './import.ts';
import { job } from './job.ts';
import { letters } from './letter.ts';
import { message } from './message.ts';
import { page } from './page.ts';
import { pair } from './pair.ts';
import { person } from './person.ts';
import { practice } from './practice.ts';
import { presets } from './preset.ts';
import { resume } from './resume.ts';
import { shares } from './share.ts';
import { apiKey } from './sign-in/api-key.ts';
import { identity } from './sign-in/identity.ts';
import { passkey } from './sign-in/passkey.ts';
import { secondFactor } from './sign-in/second-factor.ts';
import { tag } from './tag.ts';
import { task } from './task.ts';
import { template } from './template.ts';
import { vip } from './vip.ts';

/** Total: an endpoint of the map without a handler does not compile. */
export const handlers: Handlers = {
  ...health,
  ...auth,
  ...draft,
  ...resume,
  ...analysis,
  ...change,
  ...job,
  ...pair,
  ...task,
  ...page,
  ...template,
  ...image,
  ...imports,
  ...archives,
  ...applications,
  ...letters,
  ...practice,
  ...shares,
  ...tag,
  ...presets,
  ...person,
  ...secondFactor,
  ...passkey,
  ...identity,
  ...apiKey,
  ...vip,
  ...message,
};
