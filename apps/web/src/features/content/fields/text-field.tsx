import { LIMITS } from '@verdant/contracts/constants';
import { useId } from 'react';
import { useSample } from '../../../editor/content/use-sample.ts';
import { RichText } from '../../../editor/rich-text/rich-text.tsx';
import type { OnText } from '../../../editor/rich-text/use-marks.ts';
import { useT } from '../../../editor/use-t.ts';
import { useWishes } from '../wishes/use-wishes.ts';
import { WISH_KEY } from '../wishes/wish-key.ts';
import { WishMenu } from '../wishes/wish-menu.tsx';
import { WishPanel } from '../wishes/wish-panel.tsx';
import classes from './field.module.css';

type Props = { path: string; label: string; value: string; onText: OnText };

/** Running text that grows with what is written, with words that can be bold, italic or links. */
export const TextField = ({ path, label, value, onText }: Props) => {
  const { t } = useT();
  const sampleOf = useSample();
  const id = useId();
  const wishes = useWishes(path, value);
  const tooLong = value.length > LIMITS.text;
  return (
    <div className={`${classes.field} ${classes.wide}`}>
      <div className={classes.head}>
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
        {value.trim() !== '' && <WishMenu wishes={wishes} label={label} />}
      </div>
      <RichText
        id={id}
        className={`${classes.input} ${classes.read}`}
        value={value}
        rows={2}
        placeholder={sampleOf(path)}
        data-path={path}
        aria-invalid={tooLong}
        aria-describedby={tooLong ? `${id}-error` : undefined}
        onText={onText}
        moreKeys={WISH_KEY}
        onKeyDown={wishes.press}
      />
      {tooLong && (
        <span id={`${id}-error`} className={classes.error}>
          {t('workspace:tooLong', { limit: LIMITS.text, length: value.length })}
        </span>
      )}
      <WishPanel wishes={wishes} />
    </div>
  );
};
