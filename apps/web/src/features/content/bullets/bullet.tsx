import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { LIMITS } from '@verdant/contracts/constants';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { Advice } from '../../../editor/content/advice.ts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { RichText } from '../../../editor/rich-text/rich-text.tsx';
import type { OnText } from '../../../editor/rich-text/use-marks.ts';
import { useT } from '../../../editor/use-t.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import { Grip } from '../grip.tsx';
import { useSortableItem } from '../sortable.tsx';
import { useWishes } from '../wishes/use-wishes.ts';
import { WISH_KEY } from '../wishes/wish-key.ts';
import { WishMenu } from '../wishes/wish-menu.tsx';
import { WishPanel } from '../wishes/wish-panel.tsx';
import classes from './bullet-list.module.css';

type Props = {
  id: string;
  path: string;
  label: string;
  value: string;
  advice: Advice | undefined;
  onText: OnText;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  onRemove: () => void;
};

/** One bullet. A finding about it is an ochre slip; in the bullet that is being edited it says what and leads to the fix. */
export const Bullet = ({ id, path, label, value, advice, onText, onKeyDown, onPaste, onRemove }: Props) => {
  const { t } = useT();
  const { goToAdvice } = useWorkspace();
  const { item, grip } = useSortableItem(id);
  const wishes = useWishes(path, value);
  return (
    <li {...item} className={`${classes.bullet} ${advice ? classes.flagged : ''}`}>
      <Grip id={id} label={t('workspace:moveOf', { name: label })} className={classes.grip} size={14} handle={grip} />
      <RichText
        className={classes.text}
        value={value}
        data-path={path}
        aria-label={label}
        onText={(text, isStep) => onText(text.replace(/\r?\n/g, ' '), isStep)}
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
      {value.length > LIMITS.bullet && (
        <span className={classes.error}>{t('workspace:tooLong', { limit: LIMITS.bullet, length: value.length })}</span>
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
