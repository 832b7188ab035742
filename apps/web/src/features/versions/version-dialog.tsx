import { Button } from '@mantine/core';
import { otherLanguage } from '@verdant/contracts/constants';
import { useNavigate } from 'react-router-dom';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { EngineNote } from '../../editor/engine-note.tsx';
import { FailureNote } from '../../editor/failure-note.tsx';
import { useT } from '../../editor/use-t.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../lib/paths.ts';
import { useCall } from '../../lib/query-client.ts';
import { Modal } from '../../ui/dialog/modal.tsx';
import { RunBar } from '../../ui/run-bar.tsx';
import { sortItems } from './sort-items.ts';
import { VersionItems } from './version-items.tsx';
import classes from './versions.module.css';
import { useVersions } from './versions-context.tsx';

/** How a version comes about: what stands in its way, how far it is, every text as it is settled, the way to it. */
export const VersionDialog = () => {
  const { t } = useT();
  const { t: say } = useTranslation('common');
  const language = useDocumentState(({ draft }) => draft.language);
  const { shown, hide, wish, task, failure, running, starting, progress, retry } = useVersions();
  const navigate = useNavigate();
  const health = useCall('GET /health', {}, { enabled: failure !== null && wish?.mode === 'translate' });
  const other = otherLanguage(language);
  // a version that another window has started says what it is by its texts alone
  const mode = wish?.mode ?? 'tailor';
  const title =
    mode === 'translate'
      ? t(`match:version.titleTranslate_${other}`)
      : t('match:version.titleTailor', { job: wish?.title || t('match:version.aJob') });
  const { items, total } = progress;
  const result = task?.status === 'succeeded' ? task.result : null;
  const { changed } = sortItems(items);

  return (
    <Modal
      opened={shown}
      onClose={hide}
      closeButtonProps={{ 'aria-label': say('close') }}
      size={720}
      padding="lg"
      title={title}
      styles={{ title: { font: 'var(--vd-t1)', textWrap: 'balance' } }}
    >
      {failure && (
        <>
          <FailureNote failure={failure} />
          {health.data?.engine.llm === null && <p className={classes.say}>{t('match:version.noModel')}</p>}
        </>
      )}
      {running && (
        <div className={classes.progress} role="status">
          <p>
            <span>{t(starting ? 'match:version.starting' : 'match:version.running')}</span>
            <span>
              {total > 0
                ? t('match:version.settled', { done: items.length, total })
                : task && t(`analysis:stage.${task.stage}`)}
            </span>
          </p>
          <RunBar label={t('match:version.running')} percent={task?.progress ?? 0} />
        </div>
      )}
      {task?.status === 'failed' && !running && (
        <FailureNote
          failure={{ message: `${task.error.errMsg} ${t('match:version.failed')}`, error: task.error.name }}
        />
      )}
      {result && (
        <div role="status">
          <p className={classes.say}>
            {changed.length > 0
              ? t('match:version.doneWhat', { count: changed.length })
              : t(mode === 'tailor' && items.length > 0 ? 'match:version.same' : 'match:version.nothingSame')}
          </p>
          <EngineNote engine={result.engine} written />
        </div>
      )}
      <VersionItems items={items} mode={mode} />
      <div className={classes.acts}>
        <Button variant={result ? 'subtle' : 'default'} color={result ? 'gray' : undefined} onClick={hide}>
          {t(running ? 'match:version.goOn' : 'match:version.close')}
        </Button>
        {task?.status === 'failed' && !running && <Button onClick={retry}>{t('match:version.retry')}</Button>}
        {result && (
          <Button
            onClick={() => {
              hide();
              navigate(paths.workspace(result.resumeId));
            }}
          >
            {t('match:version.open')}
          </Button>
        )}
      </div>
    </Modal>
  );
};
