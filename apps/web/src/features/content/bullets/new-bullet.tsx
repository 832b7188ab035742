import { IconPlus } from '@tabler/icons-react';
import { LIMITS } from '@verdant/contracts/constants';
import { type KeyboardEvent, useState } from 'react';
import { AutoText } from '../../../editor/content/auto-text.tsx';
import { useSample } from '../../../editor/content/use-sample.ts';
import { pastedText } from '../../../editor/rich-text/pasted.ts';
import { useT } from '../../../editor/use-t.ts';
import { linesOf } from './bullet-edits.ts';
import classes from './bullet-list.module.css';

/** Chinese and Japanese input confirms a word with Enter: that Enter is not ours. */
export const isComposing = (event: KeyboardEvent): boolean => event.nativeEvent.isComposing || event.keyCode === 229;

type Props = {
  path: string;
  label: string;
  /** how many bullets there are */
  count: number;
  onAdd: (lines: string[]) => void;
  /** Backspace where nothing is written: back into the last bullet */
  onBack: () => void;
};

/** The place of the next bullet; what is written there is one once it is left or confirmed. */
export const NewBullet = ({ path, label, count, onAdd, onBack }: Props) => {
  const { t } = useT();
  const sampleOf = useSample();
  const [fresh, setFresh] = useState('');
  const add = () => {
    const lines = linesOf(fresh);
    if (lines.length === 0 || count + lines.length > LIMITS.bullets) return;
    onAdd(lines);
    setFresh('');
  };
  return (
    <div className={classes.add}>
      <IconPlus size={14} stroke={1.75} aria-hidden="true" />
      <AutoText
        className={classes.text}
        value={fresh}
        data-path={path}
        aria-label={t('workspace:addTo', { label })}
        placeholder={count === 0 ? sampleOf(path) : t('workspace:addBullet')}
        onChange={(event) => setFresh(event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = pastedText(event.clipboardData);
          if (fresh !== '' || pasted === event.clipboardData.getData('text/plain')) return;
          event.preventDefault();
          setFresh(pasted);
        }}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event)) {
            event.preventDefault();
            add();
          } else if (event.key === 'Backspace' && fresh === '' && count > 0) {
            event.preventDefault();
            onBack();
          }
        }}
      />
    </div>
  );
};
