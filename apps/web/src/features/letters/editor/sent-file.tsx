import { useTranslation } from '../../../i18n/use-translation.ts';
import { fileUrl } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { useDates } from '../../../lib/format/dates.ts';
import { toastError } from '../../../lib/toast.ts';
import classes from './editor.module.css';
import { useEditing } from './letter-context.ts';

/** When it went out, and the very file. */
export function SentFile() {
  const { t } = useTranslation('letters');
  const { day } = useDates();
  const { letter, state } = useEditing();
  const { sentAt, sentFileName } = state;
  if (!sentAt) return null;
  if (!sentFileName) return ` · ${t('sentAt', { day: day(sentAt) })}`;
  const save = () => download(fileUrl('GET /letter/file', { id: letter.id }), sentFileName).catch(toastError);
  return (
    <>
      {' · '}
      <button type="button" className={`vd-reach ${classes.sent}`} title={sentFileName} onClick={() => void save()}>
        {t('sentFile', { day: day(sentAt) })}
      </button>
    </>
  );
}
