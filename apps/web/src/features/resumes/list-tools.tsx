import { Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Input } from '@verdant/contracts';
import { useTranslation } from '../../i18n/use-translation.ts';
import classes from './resumes.module.css';

export type Sort = NonNullable<Input<'GET /resume/list'>['sort']>;
const SORTS = ['updated', 'created', 'name', 'score'] as const satisfies readonly Sort[];

type Props = { q: string; sort: Sort; onSearch: (q: string) => void; onSort: (sort: Sort) => void };

/** Finds and orders the cards. */
export function ListTools({ q, sort, onSearch, onSort }: Props) {
  const { t } = useTranslation('resumes');
  return (
    <div className={classes.tools}>
      <TextInput
        type="search"
        value={q}
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={120}
        leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <Select
        value={sort}
        aria-label={t('sortBy')}
        data={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        allowDeselect={false}
        onChange={(value) => value && onSort(value as Sort)}
      />
    </div>
  );
}
