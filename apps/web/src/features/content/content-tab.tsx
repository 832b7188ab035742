import { type RowKey, rowOf } from '@verdant/contracts/constants';
import { useEffect, useRef, useState } from 'react';
import { useSections } from '../../editor/content/use-sections.ts';
import { sameList, useDocumentState } from '../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { useHand } from '../../lib/hand.ts';
import { Panel } from '../../ui/panel.tsx';
import { AddSection } from './add-section.tsx';
import { FirstSteps } from './first-steps.tsx';
import classes from './row.module.css';
import { Row } from './row.tsx';
import { RowBody } from './row-body.tsx';
import { summaryOf } from './row-summary.ts';
import { Sortable } from './sortable.tsx';
import { useGoToField } from './use-go-to-field.ts';
import { useRowLosses } from './use-row-losses.ts';

/** What nearly every résumé has: offered as rows while they are empty. */
const USUAL: ReadonlySet<RowKey> = new Set<RowKey>(['introduction', 'work', 'education', 'skills']);

const Revision = () => {
  const { t } = useT();
  const revision = useDocumentState((state) => state.revision);
  return <span className={classes.revision}>{t('workspace:revision', { revision })}</span>;
};

/** What does it say? Sections as rows, one open at a time; empty ones that few need wait to be added. */
export const ContentTab = () => {
  const { fieldTarget, document } = useWorkspace();
  const { sections, move, setVisible } = useSections();
  const losses = useRowLosses();
  const host = useRef<HTMLDivElement>(null);
  const hand = useHand();
  // one thing at a time: a phone shows first what there is
  const [open, setOpen] = useState<RowKey | null>(() =>
    hand ? null : document.get().draft.content.work.length > 0 ? 'work' : 'basics',
  );

  const [opened, setOpened] = useState<ReadonlySet<RowKey>>(new Set());
  const show = (key: RowKey) => {
    setOpened((keys) => new Set([...keys, key]));
    setOpen(key);
  };

  useEffect(() => {
    const row = fieldTarget && rowOf(fieldTarget.path);
    if (!row) return;
    setOpened((keys) => new Set([...keys, row]));
    setOpen(row);
  }, [fieldTarget]);
  useGoToField(host, fieldTarget);

  const filled = useDocumentState(
    ({ draft }) => sections.map(({ key }) => key).filter((key) => summaryOf(draft.content, key) !== null),
    sameList,
  );
  const standing = ({ key, visible }: (typeof sections)[number]) =>
    filled.includes(key) || (visible && (USUAL.has(key) || opened.has(key)));
  const rows = sections.filter(standing);
  const placeOf = (row: number) => sections.findIndex(({ key }) => key === rows[row]?.key);

  const row = (key: RowKey, visible = true, onVisible?: () => void) => (
    <Row
      key={key}
      row={key}
      loss={losses.get(key) ?? 0}
      open={open === key}
      visible={visible}
      onOpen={() => setOpen(open === key ? null : key)}
      onVisible={onVisible}
    >
      <RowBody row={key} />
    </Row>
  );

  const foot = (
    <div className={classes.foot}>
      <AddSection absent={sections.filter((section) => !standing(section))} onAdd={show} />
      <Revision />
    </div>
  );
  return (
    <Panel flush foot={hand ? undefined : foot}>
      <div ref={host}>
        <FirstSteps />
        <Sortable ids={rows.map(({ key }) => key)} onMove={(from, to) => move(placeOf(from), placeOf(to))}>
          <ul className={classes.rows}>
            {row('basics')}
            {rows.map(({ key, visible }) => row(key, visible, () => setVisible(key, !visible)))}
          </ul>
        </Sortable>
        {hand && foot}
      </div>
    </Panel>
  );
};
