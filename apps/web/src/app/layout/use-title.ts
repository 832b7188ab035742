import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { routeAt } from './navigation.ts';

/** Names the page in the title of the window. */
export function useTitle(): void {
  const { t } = useTranslation(['layout', 'common']);
  const { pathname } = useLocation();
  const product = t('common:product');
  const route = routeAt(pathname);
  const name = route ? t(`layout:routes.${route.name}`) : t('common:notFound');
  const title = route?.name === 'home' ? product : t('layout:titleOf', { name, product });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
