import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { chooseScheme, SCHEME_CHOICES, useSchemeChoice } from '../../lib/scheme/choice.ts';
import classes from './scheme.module.css';

export const SCHEME_ICONS = { system: IconDeviceDesktop, light: IconSun, dark: IconMoon };

/** As the system, light or dark. `onPick`: chosen by pointer, so that nothing more is to come. */
export function SchemeChoice({ onPick }: { onPick?: () => void }) {
  const { t } = useTranslation('layout');
  const chosen = useSchemeChoice();
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend>{t('scheme.label')}</legend>
      <div>
        {SCHEME_CHOICES.map((choice) => {
          const Icon = SCHEME_ICONS[choice];
          return (
            <label key={choice}>
              <input
                type="radio"
                name={name}
                checked={choice === chosen}
                onChange={() => chooseScheme(choice)}
                // arrow keys press as well, but at no place
                onClick={({ detail }) => detail > 0 && onPick?.()}
              />
              <Icon size={18} stroke={1.75} aria-hidden="true" />
              {t(`scheme.${choice}`)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
