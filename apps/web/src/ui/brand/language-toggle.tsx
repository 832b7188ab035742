import classes from './brand.module.css';
import { useOtherLanguage } from './use-other-language.ts';

/** Shows the language one would get. */
export function LanguageToggle() {
  const { name, lang, choose } = useOtherLanguage();
  return (
    <button type="button" className={classes.language} lang={lang} onClick={choose}>
      {name}
    </button>
  );
}
