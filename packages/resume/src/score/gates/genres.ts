import type { Check, FieldSpan } from '../../check/check.ts';
import type { ResumeDocument } from '../../document/document.ts';
import { type Genre, genresOf } from '../../document/whole/genres.ts';

/** Ids of checks: `STY-04`, or `BRV` for all of a group. */
type Ids = readonly string[];

/**
 * In which kind of paper which checks have nothing to say. On a form only words, figures and complaints are the person's
 * own to mend; the room, the order and the fields are not.
 */
const SILENT_IN: Record<Genre, Ids> = {
  form: [
    'ATS',
    'BRV',
    'SEC',
    'PRI',
    'IMP-01',
    'IMP-07',
    'IMP-08',
    'IMP-10',
    'IMP-12',
    'IMP-13',
    'IMP-14',
    'IMP-15',
  ].concat(['DAT-01', 'DAT-03', 'DAT-04', 'DAT-06', 'DAT-09', 'STY-01', 'STY-10', 'STY-11', 'STY-15']),
  statement: ['BRV-01', 'BRV-04', 'STY-01', 'STY-11', 'SEC-20', 'DAT-09'],
  life: [
    'BRV-01',
    'BRV-04',
    'STY-01',
    'STY-11',
    'SEC-15',
    'SEC-20',
    'PRI-07',
    'DAT-09',
    'IMP-02',
    'IMP-03',
    'IMP-07',
    'IMP-08',
    'IMP-11',
    'IMP-12',
  ],
  letter: ['BRV', 'STY-01', 'STY-11', 'SEC-20', 'DAT-03', 'DAT-04', 'DAT-09', 'IMP-07', 'IMP-08', 'IMP-12'],
  scholar: [
    'ATS-08',
    'ATS-09',
    'BRV',
    'IMP-02',
    'IMP-03',
    'IMP-07',
    'IMP-08',
    'IMP-10',
    'IMP-11',
    'IMP-12',
    'IMP-14',
  ].concat(['DAT-03', 'DAT-04', 'SEC-10', 'SEC-11', 'SEC-20', 'SEC-21', 'SEC-23', 'SEC-25']),
  prose: ['BRV-01', 'STY-01', 'STY-11', 'DAT-03', 'DAT-04', 'SEC-11', 'IMP-07', 'IMP-08', 'IMP-12'],
  'first-person': ['STY-01'],
  register: ['DAT-03', 'DAT-04', 'IMP-07', 'IMP-08', 'IMP-10', 'IMP-12', 'SEC-11'],
};

export function isOfSilentGenre(document: ResumeDocument, { id }: Check, _span: FieldSpan): boolean {
  const [group = ''] = id.split('-');
  return [...genresOf(document)].some((genre) => SILENT_IN[genre].includes(id) || SILENT_IN[genre].includes(group));
}
