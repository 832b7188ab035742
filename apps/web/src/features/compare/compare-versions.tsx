import { Button, Select } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ResumeContent } from '@verdant/contracts';
import { isListSection } from '@verdant/contracts/constants';
import { useMemo, useState } from 'react';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDates } from '../../lib/format/dates.ts';
import { useCall } from '../../lib/query-client.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { withEntry, withOldText } from './take-back.ts';
import classes from './view/compare.module.css';
import type { Compared, Taking } from './view/compare-context.ts';
import { CompareView } from './view/compare-view.tsx';

/** In place of the number of a revision: the résumé as it is being edited. */
const DRAFT = 'draft';

/** A revision as it was, or the draft. */
const useSide = (side: string) => {
  const { t } = useTranslation('compare');
  const { document } = useWorkspace();
  const draft = useDocumentState((state) => state.draft);
  const { data, error, refetch } = useCall(
    'GET /resume/revision/detail',
    { id: document.id, revision: Number(side) },
    { enabled: side !== DRAFT, staleTime: Number.POSITIVE_INFINITY },
  );
  const { language, content } = draft;
  const label = side === DRAFT ? t('draft') : t('revision', { revision: side });
  const compared = useMemo((): Compared | null => {
    const shown = side === DRAFT ? { language, content } : data;
    return shown ? { label, language: shown.language, content: shown.content } : null;
  }, [side, data, language, content, label]);
  return { compared, error, refetch };
};

type Props = { from: number; onClose: () => void };

/** Any two versions of the résumé at work; what is taken back from an older one is an edit like any other. */
export const CompareVersions = ({ from, onClose }: Props) => {
  const { t } = useTranslation(['compare', 'common']);
  const { t: said } = useT();
  const { when } = useDates();
  const { document } = useWorkspace();
  const past = useDocumentState(({ stack }) => stack.past.length);
  const [sides, setSides] = useState<[string, string]>([String(from), DRAFT]);
  // what was done before this is undone where it was done
  const [steps] = useState(past);
  const taken = past > steps;
  const { id } = document;
  const list = useCall('GET /resume/revision/list', { id });
  const [was, now] = [useSide(sides[0]), useSide(sides[1])];
  const old = was.compared?.content;
  const taking = useMemo((): Taking | null => {
    if (!old || sides[1] !== DRAFT || sides[0] === DRAFT) return null;
    const put = (change: (content: ResumeContent) => ResumeContent) =>
      document.edit({ content: change(document.get().draft.content) });
    return {
      entry: (row, entry, pairs) => isListSection(row) && put((content) => withEntry(content, old, row, entry, pairs)),
      text: (row, entry, key, line, lines) => put((content) => withOldText(content, old, row, entry, key, line, lines)),
    };
  }, [old, sides, document]);
  const options = [
    { value: DRAFT, label: t('compare:draft') },
    ...(list.data ?? []).map(({ revision, reason, createdAt }) => ({
      value: String(revision),
      label: t('compare:version', {
        revision,
        what: said(`workspace:history.reason.${reason}`),
        when: when(createdAt),
      }),
    })),
  ];
  const choice = (at: 0 | 1, label: string) => (
    <Select
      label={label}
      value={sides[at]}
      data={options}
      allowDeselect={false}
      onChange={(value) => value && setSides((both) => both.with(at, value) as [string, string])}
    />
  );
  const failed = list.error ?? was.error ?? now.error;
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={t('compare:titleVersions')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      styles={{ title: { font: 'var(--vd-t1)' } }}
    >
      <div className={classes.dialog}>
        {was.compared && now.compared ? (
          <CompareView
            was={was.compared}
            now={now.compared}
            akin
            versions
            taking={taking}
            choices={[choice(0, t('compare:older')), choice(1, t('compare:newer'))]}
            aside={
              taken && (
                <Button
                  variant="default"
                  size="compact-md"
                  leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden="true" />}
                  onClick={() => document.undo()}
                >
                  {t('compare:undo')}
                </Button>
              )
            }
          />
        ) : failed ? (
          <div className={classes.failed} role="alert">
            <p>{failed.message}</p>
            <Button variant="default" onClick={() => void Promise.all([list, was, now].map((one) => one.refetch()))}>
              {t('common:retry')}
            </Button>
          </div>
        ) : (
          <div className={classes.waiting} aria-busy="true" />
        )}
      </div>
    </Modal>
  );
};
