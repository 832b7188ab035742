import { Button, Select } from '@mantine/core';
import type { Resume } from '@verdant/contracts';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { COMPARE_NOW, COMPARE_WAS } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import classes from './view/compare.module.css';
import type { Compared } from './view/compare-context.ts';
import { CompareView } from './view/compare-view.tsx';

const ALL = { page: 1, size: 100 };

const shown = ({ name, language, content }: Resume): Compared => ({ label: name, language, content });

/** Two résumés of one's own; which two, the address says. */
export function ComparePage() {
  const { t } = useTranslation(['compare', 'common']);
  const [query, setQuery] = useSearchParams();
  const list = useCall('GET /resume/list', ALL);
  const ready = list.data?.items.filter(({ status }) => status !== 'processing') ?? [];
  const first = query.get(COMPARE_WAS) ?? ready[0]?.id ?? null;
  const made = useCall('GET /resume/sibling/list', { id: first ?? '' }, { enabled: first !== null });
  // one that was made from it, or the one it was made from, before any other
  const next = made.data && (made.data[0]?.id ?? ready.find(({ id }) => id !== first)?.id);
  const second = query.get(COMPARE_NOW) ?? next ?? null;
  const was = useCall('GET /resume/detail', { id: first ?? '' }, { enabled: first !== null });
  const now = useCall('GET /resume/detail', { id: second ?? '' }, { enabled: second !== null });
  const others = useCall('GET /resume/sibling/list', { id: second ?? '' }, { enabled: second !== null });
  const from = new Set([first, ...(made.data ?? []).map(({ id }) => id)]);
  const akin = [second, ...(others.data ?? []).map(({ id }) => id)].some((id) => from.has(id));
  const choose = (name: string, value: string | null) =>
    setQuery(
      (old) => {
        if (first) old.set(COMPARE_WAS, first);
        if (second) old.set(COMPARE_NOW, second);
        if (value) old.set(name, value);
        return old;
      },
      { replace: true },
    );
  const choice = (name: string, value: string | null, label: string) => (
    <Select
      label={label}
      value={value}
      data={ready.map((resume) => ({ value: resume.id, label: resume.name }))}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('compare:noneNamed')}
      onChange={(chosen) => choose(name, chosen)}
    />
  );
  const failed = list.error ?? was.error ?? now.error;
  const again = () => void Promise.all([list, was, now].map(({ refetch }) => refetch()));
  const choices: Parameters<typeof CompareView>[0]['choices'] = [
    choice(COMPARE_WAS, first, t('compare:first')),
    choice(COMPARE_NOW, second, t('compare:second')),
  ];
  const alone = list.data && ready.length < 2;
  const settled = made.data && others.data;
  return (
    <div className={classes.page}>
      <h1 className="vd-d3">{t('compare:title')}</h1>
      {alone ? (
        <div className={classes.failed}>
          <p>{t('compare:alone')}</p>
        </div>
      ) : was.data && now.data && settled ? (
        <CompareView was={shown(was.data)} now={shown(now.data)} akin={akin} choices={choices} />
      ) : (
        <>
          {list.data && <div className={classes.choices}>{choices}</div>}
          {failed ? (
            <div className={classes.failed} role="alert">
              <p>{failed.message}</p>
              <Button variant="default" onClick={again}>
                {t('common:retry')}
              </Button>
            </div>
          ) : (
            <div className={classes.waiting} aria-busy="true" />
          )}
        </>
      )}
    </div>
  );
}
