import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { LIMITS, textAt } from '@verdant/contracts/constants';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useLength } from '../../../editor/content/use-field.ts';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { FieldText } from '../fields/field-text.tsx';
import { Grip } from '../grip.tsx';
import { useSortableItem } from '../sortable.tsx';
import { useWishes } from '../wishes/use-wishes.ts';
import { WISH_KEY } from '../wishes/wish-key.ts';
import { WishMenu } from '../wishes/wish-menu.tsx';
import { WishPanel } from '../wishes/wish-panel.tsx';
import classes from './bullet-list.module.css';
import type { AdviceAt } from './use-advice-at.ts';

type Props = {
  path: string;
  label: string;
  adviceAt: AdviceAt;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  onRemove: () => void;
};

/** One bullet. A finding about it is an ochre slip; in the bullet that is being edited it says what and leads to the fix. */
export const Bullet = ({ path, label, adviceAt, onKeyDown, onPaste, onRemove }: Props) => {
  const { t } = useT();
  const { goToAdvice } = useWorkspace();
  const { item, grip } = useSortableItem(path);
  const wishes = useWishes(path);
  const advice = useDocumentState(({ draft }) => adviceAt(path, textAt(draft.content, path) ?? ''));
  const length = useLength(path, LIMITS.bullet);
  return (
    <li {...item} className={`${classes.bullet} ${advice ? classes.flagged : ''}`}>
      <Grip id={path} label={t('workspace:moveOf', { name: label })} className={classes.grip} size={14} handle={grip} />
      <FieldText
        path={path}
        oneLine
        className={classes.text}
        aria-label={label}
        moreKeys={WISH_KEY}
        onKeyDown={(event) => {
          if (!wishes.press(event)) onKeyDown(event);
        }}
        onPaste={onPaste}
      />
      <div className={classes.tools} data-open={wishes.isOpen || undefined}>
        <WishMenu wishes={wishes} label={label} />
        <ActionIcon size={24} aria-label={t('workspace:removeItem')} onClick={onRemove}>
          <IconX size={14} stroke={1.75} />
        </ActionIcon>
      </div>
      {length !== null && (
        <span className={classes.error}>{t('workspace:tooLong', { limit: LIMITS.bullet, length })}</span>
      )}
      {advice && (
        <span className={classes.tip}>
          {advice.lost > 0 && <span className={classes.loss}>−{Math.max(1, Math.round(advice.lost))}</span>}
          {advice.title}
          <TextButton onMouseDown={(event) => event.preventDefault()} onClick={() => goToAdvice(advice.id)}>
            {t('workspace:seeFix')}
          </TextButton>
        </span>
      )}
      <WishPanel wishes={wishes} className={classes.wish} />
    </li>
  );
};
