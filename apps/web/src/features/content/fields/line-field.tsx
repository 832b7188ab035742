import { type Field, LIMITS } from '@verdant/contracts/constants';
import { useId, useState } from 'react';
import { useField } from '../../../editor/content/use-field.ts';
import { useSample } from '../../../editor/content/use-sample.ts';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useFault } from '../../../editor/input/use-fault.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';

type Props = {
  path: string;
  label: string;
  /** told of each change before it is made */
  onWrite?: () => void;
  type?: 'text' | 'email' | 'tel' | 'url';
  wide?: boolean;
  suggested?: Field['suggested'];
};

/** One line with an underline. What is too long is said, never cut; what is no address or number, once one has left it. */
export const LineField = ({ path, label, onWrite, type = 'text', wide, suggested }: Props) => {
  const { t } = useT();
  const sampleOf = useSample();
  const id = useId();
  const [value = '', write] = useField<string>(path);
  const language = useDocumentState(({ draft }) => draft.language);
  const [typing, setTyping] = useState(false);
  const fault = useFault(path, value, language);
  const tooLong = value.length > LIMITS.line && t('workspace:tooLong', { limit: LIMITS.line, length: value.length });
  const error = tooLong || (!typing && fault);
  return (
    <div className={`${classes.field} ${wide ? classes.wide : ''}`}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={classes.input}
        type={type}
        value={value}
        placeholder={sampleOf(path)}
        data-path={path}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        autoComplete="off"
        list={suggested && `${id}-list`}
        onBlur={() => setTyping(false)}
        onChange={(event) => {
          setTyping(true);
          onWrite?.();
          write(event.currentTarget.value);
        }}
      />
      {suggested && (
        <datalist id={`${id}-list`}>
          {t(`workspace:suggested.${suggested}`)
            .split(', ')
            .map((words) => (
              <option key={words} value={words} />
            ))}
        </datalist>
      )}
      {error && (
        <span id={`${id}-error`} className={classes.error}>
          {error}
        </span>
      )}
    </div>
  );
};
