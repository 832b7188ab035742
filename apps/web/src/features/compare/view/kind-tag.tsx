import { IconArrowsUpDown, IconMinus, IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Kind } from '../compare.ts';
import classes from './compare.module.css';
import { useComparison } from './compare-context.ts';

const icon = { size: 13, stroke: 2, 'aria-hidden': true } as const;
const signs = { added: <IconPlus {...icon} />, removed: <IconMinus {...icon} />, changed: <IconPencil {...icon} /> };

/** What became of something, as a sign with its word. */
export const Tag = ({ kind, moved }: { kind: Kind; moved: boolean }) => {
  const { t } = useTranslation('compare');
  const { versions } = useComparison();
  const sign = kind === 'added' || kind === 'removed' || kind === 'changed' ? kind : null;
  return (
    <>
      {sign && (
        <span className={classes.tag} data-kind={sign}>
          {signs[sign]}
          {t(versions || sign === 'changed' ? `kind.${sign}` : `only.${sign}`)}
        </span>
      )}
      {moved && (
        <span className={classes.tag} data-kind="moved">
          <IconArrowsUpDown {...icon} />
          {t('kind.moved')}
        </span>
      )}
    </>
  );
};

/** In place of a text that one side doesn't have. */
export const Nothing = () => {
  const { t } = useTranslation('compare');
  return <span className={classes.nothing}>{t('nothing')}</span>;
};
