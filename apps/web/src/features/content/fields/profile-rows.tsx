import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { LIMITS, profileOf } from '@verdant/contracts/constants';
import { type KeyboardEvent, useRef } from 'react';
import { useSample } from '../../../editor/content/use-sample.ts';
import { useDocumentState } from '../../../editor/document/use-document-state.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';
import own from './profile-rows.module.css';

type Props = { path: string; label: string; rows: string[]; onChange: (rows: string[], key: string | null) => void };

/** A row each: Enter goes on to the next, Backspace in an empty one takes it away. The last one is always empty. */
export const ProfileRows = ({ path, label, rows, onChange }: Props) => {
  const { t } = useT();
  const sampleOf = useSample();
  const language = useDocumentState(({ draft }) => draft.language);
  const host = useRef<HTMLUListElement>(null);
  const all = rows.length < LIMITS.tags ? [...rows, ''] : rows;
  const long = rows.find((row) => row.length > LIMITS.line);

  // at once: the next key may come before the next frame
  const focus = (at: number) => host.current?.querySelectorAll('input')[Math.max(0, at)]?.focus();
  const remove = (at: number) => {
    onChange(
      rows.filter((_, i) => i !== at),
      null,
    );
    focus(Math.min(at, rows.length - 1));
  };
  const keys = (at: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      focus(at + 1);
    } else if (event.key === 'Backspace' && event.currentTarget.value === '' && at < rows.length) {
      event.preventDefault();
      remove(at);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out by rules of its own
    <div className={`${classes.field} ${classes.wide}`} role="group" aria-label={label} data-path={path}>
      <span className={classes.label}>{label}</span>
      <ul ref={host} className={own.rows}>
        {all.map((row, at) => {
          const { network } = profileOf(row, language);
          const name = t('workspace:profiles.of', { place: at + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <li key={at} className={own.row}>
              <span className={own.network}>{network || (row === '' ? '' : t('workspace:profiles.other'))}</span>
              <input
                className={classes.input}
                value={row}
                placeholder={row === '' ? sampleOf(path) : undefined}
                aria-label={network ? `${name}: ${network}` : name}
                data-path={`${path}/${at}`}
                autoComplete="off"
                onKeyDown={keys(at)}
                onChange={({ currentTarget: { value } }) =>
                  onChange(at < rows.length ? rows.with(at, value) : [...rows, value], `${path}/${at}`)
                }
              />
              {at < rows.length && (
                <ActionIcon
                  size={28}
                  aria-label={t('workspace:profiles.remove', { place: at + 1 })}
                  onClick={() => remove(at)}
                >
                  <IconX size={14} stroke={1.75} aria-hidden />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ul>
      {long && (
        <span className={classes.error}>{t('workspace:tooLong', { limit: LIMITS.line, length: long.length })}</span>
      )}
    </div>
  );
};
