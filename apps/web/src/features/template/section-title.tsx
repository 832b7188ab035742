import { SECTION_TITLE_MAX, type TitledSectionKey } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import classes from './section.module.css';

/** The heading as it is printed: ours until somebody writes another; empty brings ours back. */
export const SectionTitle = ({ section }: { section: TitledSectionKey }) => {
  const { t } = useT();
  const { style, set } = useStyle();
  const [typing, setTyping] = useState(false);
  const name = t(`workspace:section.${section}`);
  const own = style.titles?.[section] ?? '';
  return (
    <input
      className={classes.title}
      value={typing ? own : own || name}
      maxLength={SECTION_TITLE_MAX}
      placeholder={name}
      aria-label={t('templates:titleOf', { name })}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      onChange={(event) =>
        set({ titles: { ...style.titles, [section]: event.currentTarget.value } }, `style/titles/${section}`)
      }
    />
  );
};
