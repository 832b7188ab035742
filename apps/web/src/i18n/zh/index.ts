import type { en } from '../en/index.ts';
import type { Messages } from '../messages.ts';
import { account } from './account.ts';
import { analysis } from './analysis.ts';
import { applications } from './applications.ts';
import { auth } from './auth.ts';
import { common } from './common.ts';
import { draft } from './draft.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { importCheck } from './import.ts';
import { layout } from './layout.ts';
import { legal } from './legal.ts';
import { letters } from './letters.ts';
import { match } from './match.ts';
import { membership } from './membership.ts';
import { archives } from './order/archives.ts';
import { compare } from './order/compare.ts';
import { tags } from './order/tags.ts';
import { pair } from './pair.ts';
import { practice } from './practice.ts';
import { purchase } from './purchase.ts';
import { resumes } from './resumes.ts';
import { share } from './share.ts';
import { start } from './start.ts';
import { tasks } from './tasks.ts';
import { templates } from './templates.ts';
import { workspace } from './workspace.ts';

export const zh: Messages<typeof en> = {
  common,
  errors,
  layout,
  home,
  auth,
  draft,
  account,
  membership,
  purchase,
  legal,
  resumes,
  applications,
  letters,
  practice,
  archives,
  tags,
  compare,
  pair,
  share,
  start,
  tasks,
  workspace,
  analysis,
  match,
  templates,
  import: importCheck,
};
