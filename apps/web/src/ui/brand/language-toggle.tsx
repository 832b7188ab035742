import { useTranslation } from 'react-i18next';
import { chooseLanguage, currentLanguage } from '../../i18n/index.ts';
import { queryClient } from '../../lib/query-client.ts';
import classes from './brand.module.css';

/** Shows the language one would get. Texts of the server are asked for again in it. */
export function LanguageToggle() {
  useTranslation();
  const other = currentLanguage() === 'zh' ? 'en' : 'zh';
  const change = async () => {
    await chooseLanguage(other);
    await queryClient.invalidateQueries();
  };
  return (
    <button type="button" className={classes.language} lang={other === 'zh' ? 'zh-CN' : 'en'} onClick={change}>
      {other === 'zh' ? '中文' : 'EN'}
    </button>
  );
}
