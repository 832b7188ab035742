import { useMutation } from '@tanstack/react-query';
import type { ApplicationCard, Output } from '@verdant/contracts';
import type { ApplicationStage } from '@verdant/contracts/constants';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { call } from '../../lib/api.ts';
import { queryClient, queryKey, refresh } from '../../lib/query-client.ts';
import { toastError } from '../../lib/toast.ts';
import { usePutBack } from '../../lib/use-put-back.ts';

const LIST = queryKey('GET /application/list', {});
type Cards = Output<'GET /application/list'>;

export const nameOf = ({ title, employer }: Pick<ApplicationCard, 'title' | 'employer'>): string => title || employer;

/** One change after the other, in the order they were made: the server would take two at once in either order. */
export const IN_TURN = { mutationKey: ['applications'], scope: { id: 'applications' } };

/** What is done with cards; a move shows at once and is taken back where it fails. */
export function useBoard() {
  const { t } = useTranslation('applications');
  const [said, setSaid] = useState('');
  /** The last one asks for the list: an answer between two changes would show the first alone. */
  const onSettled = async () => {
    if (queryClient.isMutating({ mutationKey: IN_TURN.mutationKey }) === 1)
      await refresh('GET /application/list', 'GET /application/detail');
  };
  const moving = useMutation({
    ...IN_TURN,
    mutationFn: ({ card, stage }: { card: ApplicationCard; stage: ApplicationStage }) =>
      call('POST /application/updateing', { id: card.id, stage }),
    onMutate: async ({ card, stage }) => {
      await queryClient.cancelQueries({ queryKey: LIST });
      const before = queryClient.getQueryData<Cards>(LIST);
      const moved = { ...card, stage, movedAt: new Date().toISOString() };
      queryClient.setQueryData<Cards>(LIST, (all = []) => [moved, ...all.filter(({ id }) => id !== card.id)]);
      setSaid(t('moved', { title: nameOf(card), stage: t(`stages.${stage}`) }));
      return before;
    },
    onError: (error, _, before) => {
      if (before) queryClient.setQueryData(LIST, before);
      toastError(error);
    },
    onSettled,
  });
  const { remove, restore, deleted, forget } = usePutBack<ApplicationCard>({
    remove: ({ id }) => call('GET /application/del', { id }),
    restore: ({ id }) => call('POST /application/restore', { id }),
    onSettled,
    turn: IN_TURN,
  });
  const move = (card: ApplicationCard, stage: ApplicationStage) => {
    if (card.stage !== stage) moving.mutate({ card, stage });
  };
  return { move, remove, restore, deleted, forget, said };
}

export type Board = ReturnType<typeof useBoard>;
