import { IconCheck, IconSettings, IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCall } from '../../../lib/query-client.ts';
import { ManageTags } from './manage-tags.tsx';
import classes from './tags.module.css';

type Props = { kind: 'resumes' | 'archives'; chosen: string | null; onChoose: (id: string | null) => void };

/** The tags as buttons: one of them narrows the list, once more shows all. Nothing where there are none. */
export function TagFilter({ kind, chosen, onChoose }: Props) {
  const { t } = useTranslation('tags');
  const [managed, setManaged] = useState(false);
  const { data = [] } = useCall('GET /tag/list', {});
  const shown = data.filter((tag) => tag[kind] > 0 || tag.id === chosen);
  const icon = { size: 14, stroke: 2, 'aria-hidden': true } as const;
  if (data.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, nothing is sent
    <div className={classes.filter} role="group" aria-label={t('filter')}>
      {shown.map((tag) => {
        const on = tag.id === chosen;
        return (
          <button
            key={tag.id}
            type="button"
            className={classes.chip}
            aria-pressed={on}
            onClick={() => onChoose(on ? null : tag.id)}
          >
            {on ? <IconCheck {...icon} /> : <IconTag {...icon} />}
            <span>{tag.name}</span>
            <small>{tag[kind]}</small>
          </button>
        );
      })}
      <button type="button" className={classes.manage} onClick={() => setManaged(true)}>
        <IconSettings {...icon} />
        {t('manage')}
      </button>
      {managed && <ManageTags onClose={() => setManaged(false)} />}
    </div>
  );
}

/** What something is tagged with. */
export function TagLine({ tags }: { tags: string[] }) {
  const { t } = useTranslation('tags');
  if (tags.length === 0) return null;
  return (
    <ul className={classes.line} aria-label={t('label')}>
      {tags.map((tag) => (
        <li key={tag}>
          <IconTag size={12} stroke={2} aria-hidden="true" />
          {tag}
        </li>
      ))}
    </ul>
  );
}
