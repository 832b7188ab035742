import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import { refresh, useCall } from '../../lib/query-client.ts';
import { useDraft } from '../../lib/session.ts';
import { askToSignUp } from '../../lib/sign-up.ts';
import { toastError } from '../../lib/toast.ts';
import { upload } from '../../lib/upload.ts';
import { PhotoLook } from './photo-look.tsx';
import classes from './template.module.css';

/** The picture on the page, for templates that hold one. */
export const PhotoOption = () => {
  const { t } = useT();
  const { style, set } = useStyle();
  const draft = useDraft();
  const { data: images = [] } = useCall('POST /resume/image/list', {}, { enabled: !draft });
  const [busy, setBusy] = useState(false);

  const add = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    try {
      const image = await upload('POST /resume/image/add', file);
      await refresh('POST /resume/image/list');
      set({ photo: image.id });
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };

  return (
    <section>
      <h3 className={classes.group}>{t('templates:photo')}</h3>
      <div className={classes.photos}>
        {images.map(({ id, imageUrl }, i) => (
          <button
            key={id}
            type="button"
            className={classes.photo}
            aria-pressed={style.photo === id}
            aria-label={t('templates:photoOf', { place: i + 1 })}
            onClick={() => set({ photo: id })}
          >
            <img src={imageUrl} alt="" />
          </button>
        ))}
        {draft ? (
          <Button variant="default" size="xs" onClick={() => askToSignUp('photo')}>
            {t('templates:photoAdd')}
          </Button>
        ) : (
          <FileButton onChange={add} accept="image/png,image/jpeg,image/webp">
            {(props) => (
              <Button {...props} variant="default" size="xs" loading={busy}>
                {t('templates:photoAdd')}
              </Button>
            )}
          </FileButton>
        )}
        {style.photo && (
          <Button variant="subtle" color="gray" size="xs" onClick={() => set({ photo: null })}>
            {t('templates:photoRemove')}
          </Button>
        )}
      </div>
      <PhotoLook />
    </section>
  );
};
