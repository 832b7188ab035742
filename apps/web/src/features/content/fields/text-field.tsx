import { LIMITS } from '@verdant/contracts/constants';
import { useId } from 'react';
import { useLength } from '../../../editor/content/use-field.ts';
import { useSample } from '../../../editor/content/use-sample.ts';
import { useT } from '../../../editor/use-t.ts';
import { useWishes } from '../wishes/use-wishes.ts';
import { WISH_KEY } from '../wishes/wish-key.ts';
import { WishMenu } from '../wishes/wish-menu.tsx';
import { WishPanel } from '../wishes/wish-panel.tsx';
import classes from './field.module.css';
import { FieldText } from './field-text.tsx';

type Props = { path: string; label: string; onWrite?: () => void };

/** Running text that grows with what is written, with words that can be bold, italic or links. */
export const TextField = ({ path, label, onWrite }: Props) => {
  const { t } = useT();
  const sampleOf = useSample();
  const id = useId();
  const wishes = useWishes(path);
  const length = useLength(path, LIMITS.text);
  const tooLong = length !== null;
  return (
    <div className={`${classes.field} ${classes.wide}`}>
      <div className={classes.head}>
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
        {!wishes.isBlank && <WishMenu wishes={wishes} label={label} />}
      </div>
      <FieldText
        path={path}
        id={id}
        className={`${classes.input} ${classes.read}`}
        rows={2}
        placeholder={sampleOf(path)}
        aria-invalid={tooLong}
        aria-describedby={tooLong ? `${id}-error` : undefined}
        onWrite={onWrite}
        moreKeys={WISH_KEY}
        onKeyDown={wishes.press}
      />
      {tooLong && (
        <span id={`${id}-error`} className={classes.error}>
          {t('workspace:tooLong', { limit: LIMITS.text, length })}
        </span>
      )}
      <WishPanel wishes={wishes} />
    </div>
  );
};
