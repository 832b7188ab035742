import { Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lookOf, PAGE_SIZE_MAX } from '@verdant/contracts/constants';
import { useStyle } from '../../editor/document/use-style.ts';
import { useWorkspace } from '../../editor/document/workspace-context.ts';
import { useT } from '../../editor/use-t.ts';
import { call } from '../../lib/api.ts';
import { useCall } from '../../lib/query-client.ts';
import { toast, toastError } from '../../lib/toast.ts';
import { Option } from './option.tsx';

/** Takes over how another résumé looks; what it says, shows and calls its sections stays there. */
export const CopyLook = () => {
  const { t } = useT();
  const { set } = useStyle();
  const { resume } = useWorkspace();
  const { data } = useCall('GET /resume/list', { page: 1, size: PAGE_SIZE_MAX });
  const others = (data?.items ?? []).filter(({ id }) => id !== resume.id);
  const taking = useMutation({
    mutationFn: (id: string) => call('GET /resume/detail', { id }),
    onSuccess: ({ name, style }) => {
      set(lookOf(style));
      toast.good(t('templates:copied', { name }));
    },
    onError: toastError,
  });
  if (others.length === 0) return null;
  return (
    <Option label={t('templates:copy')}>
      <Select
        aria-label={t('templates:copy')}
        placeholder={t('templates:copyFrom')}
        value={null}
        searchable
        nothingFoundMessage={t('templates:copyNone')}
        disabled={taking.isPending}
        data={others.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => id && taking.mutate(id)}
      />
    </Option>
  );
};
