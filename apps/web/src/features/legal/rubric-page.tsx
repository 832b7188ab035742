import type { RubricEntry, RubricGroup } from '@verdant/contracts';
import { currentLanguage } from '../../i18n/index.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCall } from '../../lib/query-client.ts';
import classes from './legal.module.css';

/** Every check with its points, as the engine itself has them. */
export function RubricPage() {
  const { t } = useTranslation(['legal', 'common']);
  const { data, error } = useCall('GET /resume/rubric', {}, { staleTime: 3_600_000 });
  const language = currentLanguage();
  return (
    <div className={classes.wide}>
      <h1 className="vd-d2">{t('legal:rubric.title')}</h1>
      <p className={classes.lead}>{t('legal:rubric.lead')}</p>
      {!data && <p role={error ? 'alert' : 'status'}>{error ? error.message : t('common:loading')}</p>}
      {data?.groups.map((group) => (
        <Group key={group.group} group={group} />
      ))}
      {data && (
        <section className={classes.rules}>
          <h2>{t('legal:rubric.ceilings')}</h2>
          <dl>
            {data.ceilings.map(({ id, limit, title, detail }) => (
              <div key={id}>
                <dt>
                  <b>{title[language]}</b>
                  <span>{t('legal:rubric.atMost', { limit })}</span>
                </dt>
                <dd>
                  <p>{detail[language]}</p>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

function Group({ group }: { group: RubricGroup }) {
  const { t } = useTranslation('legal');
  return (
    <section className={classes.rules}>
      <h2>
        {group.title[currentLanguage()]}
        {group.points > 0 && <span>{t('rubric.points', { count: group.points })}</span>}
      </h2>
      <dl>
        {group.checks.map((check) => (
          <Check key={check.id} check={check} />
        ))}
      </dl>
    </section>
  );
}

function Check({ check }: { check: RubricEntry }) {
  const { t } = useTranslation('legal');
  const language = currentLanguage();
  const example = check.example?.[language];
  return (
    <div>
      <dt>
        <b>{check.title[language]}</b>
        <span>{check.points > 0 ? t('rubric.points', { count: check.points }) : t('rubric.noPoints')}</span>
      </dt>
      <dd>
        <p>{check.detects[language]}</p>
        {example && (
          <p className={classes.example}>
            <del>{example.bad}</del> <ins>{example.good}</ins>
          </p>
        )}
      </dd>
    </div>
  );
}
