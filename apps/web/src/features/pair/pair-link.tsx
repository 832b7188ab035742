import { Button, Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { PairChoice } from '@verdant/contracts';
import { otherLanguage } from '@verdant/contracts/constants';
import { useDocumentState } from '../../editor/document/use-document-state.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { queryClient, queryKey, refresh, useCall } from '../../lib/query-client.ts';
import { toast, toastError } from '../../lib/toast.ts';
import classes from './pair.module.css';

/** Which résumé in the other language is the twin of this one; a translation is one at once. */
export const PairLink = ({ onTranslate }: { onTranslate: () => void }) => {
  const { t } = useTranslation(['pair', 'common']);
  const { document } = useWorkspace();
  const language = useDocumentState(({ draft }) => draft.language);
  const { id } = document;
  const { data: choices, error, refetch } = useCall('GET /resume/pair/choices', { id }, { staleTime: 0 });
  const linking = useMutation({
    mutationFn: async ({ id: twinId }: PairChoice) => call('POST /resume/pair/link', { id, twinId }),
    onSuccess: (pair) => {
      queryClient.setQueryData(queryKey('GET /resume/pair/detail', { id }), pair);
      toast.good(t('pair:link.done', { name: pair.twin.name }));
    },
    onError: (failed) => {
      toastError(failed);
      void refresh('GET /resume/pair/choices', 'GET /resume/pair/detail');
    },
  });
  return (
    <div className={classes.part}>
      <h3>{t('pair:link.title')}</h3>
      <p>{t('pair:link.text')}</p>
      {error ? (
        <div role="alert">
          <p>{error.message}</p>
          <Button variant="default" onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </div>
      ) : !choices ? (
        <Skeleton height={52} radius="md" role="status" aria-label={t('pair:loading')} />
      ) : choices.length > 0 ? (
        <>
          <h4>{t('pair:link.choose')}</h4>
          <ul className={classes.choices}>
            {choices.map((choice) => (
              <li key={choice.id}>
                <span>{choice.name}</span>
                <Button
                  variant="default"
                  size="xs"
                  loading={linking.isPending && linking.variables.id === choice.id}
                  disabled={linking.isPending}
                  aria-label={t('pair:link.goWith', { name: choice.name })}
                  onClick={() => linking.mutate(choice)}
                >
                  {t('pair:link.go')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>{t('pair:link.none')}</p>
          <Button variant="default" onClick={onTranslate}>
            {t(`pair:link.make.${otherLanguage(language)}`)}
          </Button>
        </>
      )}
    </div>
  );
};
