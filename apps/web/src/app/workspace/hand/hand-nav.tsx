import { type Icon, IconBriefcase, IconDots, IconFileText, IconListCheck, IconListDetails } from '@tabler/icons-react';
import { usePair } from '../../../editor/document/use-pair.ts';
import { type Tab, useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { placesOf } from '../../../features/pair/use-pair.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import classes from './hand.module.css';
import { useView, type View } from './use-view.ts';

type Place = Tab | View;

/** Under the thumb: what it says, what it is worth, the page and its look, the job, and the rest. */
export const HandNav = () => {
  const { t } = useT();
  const { tab, openTab, resume } = useWorkspace();
  const { view, show } = useView();
  const at: Place = view === 'history' || view === 'pair' ? 'more' : (view ?? (tab === 'template' ? 'page' : tab));
  const { analysis } = resume;
  const { t: say } = useTranslation('pair');
  const { data: pair } = usePair();
  const count = pair ? placesOf(pair) : 0;
  const scored = analysis && !analysis.unscored;

  const item = (place: Place, label: string, Icon: Icon, go: () => void) => (
    <button type="button" className={classes.item} aria-current={at === place ? 'page' : undefined} onClick={go}>
      {place === 'review' && scored ? (
        <b className={classes.numeral}>{analysis.score}</b>
      ) : (
        <Icon size={22} stroke={1.75} aria-hidden="true" />
      )}
      <span>{label}</span>
      {place === 'more' && count > 0 && <i className={classes.dot} role="img" aria-label={say('behind', { count })} />}
    </button>
  );
  const question = (key: 'content' | 'review' | 'match', Icon: Icon) =>
    item(key, t(`workspace:tabs.${key}`), Icon, () => openTab(key));

  return (
    <nav className={classes.nav} aria-label={t('workspace:hand.nav')}>
      {question('content', IconListDetails)}
      {question('review', IconListCheck)}
      {item('page', t('workspace:hand.page'), IconFileText, () => show('page'))}
      {question('match', IconBriefcase)}
      {item('more', t('workspace:hand.more'), IconDots, () => show('more'))}
    </nav>
  );
};
