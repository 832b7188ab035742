import { Button } from '@mantine/core';
import { PRESETS, type PresetName } from '@verdant/contracts/constants';
import { useStyle } from '../../editor/document/use-style.ts';
import { useT } from '../../editor/use-t.ts';
import { useDraft } from '../../lib/session.ts';
import { CopyLook } from './copy-look.tsx';
import { Option } from './option.tsx';
import { OwnPresets } from './own-presets.tsx';
import classes from './template.module.css';

/** Several choices at once: ours, one's own, or those of another résumé. One step back undoes all of them. */
export const PresetOptions = () => {
  const { t } = useT();
  const { set } = useStyle();
  const draft = useDraft();
  return (
    <section>
      <h3 className={classes.group}>{t('templates:presets')}</h3>
      <Option label={t('templates:presetsOurs')}>
        <div className={classes.presets}>
          {(Object.keys(PRESETS) as PresetName[]).map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              title={t(`templates:presetTells.${name}`)}
              onClick={() => set(PRESETS[name])}
            >
              {t(`templates:preset.${name}`)}
            </Button>
          ))}
        </div>
      </Option>
      <OwnPresets draft={draft !== null} />
      {draft === null && <CopyLook />}
    </section>
  );
};
