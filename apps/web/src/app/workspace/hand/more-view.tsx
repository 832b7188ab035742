import {
  IconArrowsLeftRight,
  IconDownload,
  IconFiles,
  IconHelpCircle,
  IconHistory,
  IconLanguage,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { usePair } from '../../../editor/document/use-pair.ts';
import { useT } from '../../../editor/use-t.ts';
import { placesOf } from '../../../features/pair/use-pair.ts';
import { VersionsMenu } from '../../../features/versions/versions-menu.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { paths } from '../../../lib/paths.ts';
import { useCurrent } from '../../../lib/session.ts';
import { useOtherLanguage } from '../../../ui/brand/use-other-language.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SchemeChoice } from '../../../ui/scheme/scheme-choice.tsx';
import classes from './hand.module.css';
import { DiscardRow, GuestRows, MemberRows, SignOutRow } from './site-rows.tsx';
import { useView } from './use-view.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Everything else: the document's file, versions and history, and the site around it. */
export const MoreView = ({ onFile }: { onFile: () => void }) => {
  const { t } = useT();
  const { t: pairWords } = useTranslation('pair');
  const { show } = useView();
  const { data: pair } = usePair();
  const count = pair ? placesOf(pair) : 0;
  const { user } = useCurrent();
  const { name, lang, choose } = useOtherLanguage();
  return (
    <Panel flush>
      <section className={classes.more}>
        <h2 className={classes.label}>{t('workspace:hand.document')}</h2>
        <button type="button" className={classes.row} onClick={onFile}>
          <IconDownload {...icon} />
          {t('workspace:hand.file')}
        </button>
        <button type="button" className={classes.row} onClick={() => show('history')}>
          <IconHistory {...icon} />
          {t('workspace:history.title')}
        </button>
        {user && (
          <button type="button" className={classes.row} onClick={() => show('pair')}>
            <IconArrowsLeftRight {...icon} />
            {pairWords('title')}
            {pair && <span>{count > 0 ? pairWords('behind', { count }) : pairWords('even')}</span>}
          </button>
        )}
        <VersionsMenu
          onPair={() => show('pair')}
          target={
            <button type="button" className={classes.row}>
              <IconFiles {...icon} />
              {t('workspace:hand.versions')}
            </button>
          }
        />
        <h2 className={classes.label}>{t('workspace:hand.site')}</h2>
        {user ? <MemberRows user={user} /> : <GuestRows />}
        <Link to={paths.contact} className={classes.row}>
          <IconHelpCircle {...icon} />
          {t('workspace:hand.support')}
        </Link>
        <button type="button" lang={lang} className={classes.row} onClick={choose}>
          <IconLanguage {...icon} />
          {name}
        </button>
        <div className={classes.scheme}>
          <SchemeChoice />
        </div>
        {user ? <SignOutRow user={user} /> : <DiscardRow />}
      </section>
    </Panel>
  );
};
