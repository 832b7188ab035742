import { TagsInput } from '@mantine/core';
import { LIMITS } from '@verdant/contracts/constants';
import { useId } from 'react';
import { useField } from '../../../editor/content/use-field.ts';
import { useT } from '../../../editor/use-t.ts';
import classes from './field.module.css';
import tags from './tag-list.module.css';

type Props = { path: string; label: string; onWrite: () => void };

/** Words as tags: Enter or a comma adds one, Backspace takes the last one back. */
export const TagList = ({ path, label, onWrite }: Props) => {
  const { t } = useT();
  const [items = [], write] = useField<string[]>(path);
  const id = useId();
  const long = items.find((item) => item.length > LIMITS.line);
  return (
    <div className={`${classes.field} ${classes.wide}`}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <TagsInput
        id={id}
        variant="unstyled"
        classNames={{ input: tags.input, pill: tags.pill, inputField: tags.field }}
        value={items}
        onChange={(next) => {
          onWrite();
          write(next, true);
        }}
        maxTags={LIMITS.tags}
        allowDuplicates
        splitChars={[',', '，', '、', ';', '；', '\n']}
        acceptValueOnBlur
        placeholder={t('workspace:addTag')}
        data-path={path}
      />
      {long && (
        <span className={classes.error}>{t('workspace:tooLong', { limit: LIMITS.line, length: long.length })}</span>
      )}
    </div>
  );
};
