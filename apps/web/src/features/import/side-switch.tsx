import { SegmentedControl } from '@mantine/core';
import { useT } from '../../editor/use-t.ts';

export type Side = 'fields' | 'source';

/** Which of the two one sees where there is room for one. */
export const SideSwitch = ({ side, onSide }: { side: Side; onSide: (side: Side) => void }) => {
  const { t } = useT();
  return (
    <SegmentedControl
      size="sm"
      aria-label={t('import:sides')}
      value={side}
      onChange={(next) => onSide(next as Side)}
      data={[
        { value: 'fields', label: t('import:sideFields') },
        { value: 'source', label: t('import:source') },
      ]}
    />
  );
};
