import { Select } from '@mantine/core';
import type { ResumeContent } from '@verdant/contracts';
import { useMemo } from 'react';
import { rowOf } from '../../editor/content/field-path.ts';
import { pathLabel } from '../../editor/content/path-label.ts';
import { useT } from '../../editor/use-t.ts';
import { keyOf, type Target, targetsIn } from './targets.ts';

/** The words for a field that has another name in its section than in the contracts. */
const NAMED: Record<string, string> = {
  'intention/position': 'targetPosition',
  'projects/name': 'projectName',
  'projects/introduction': 'projectIntroduction',
  'skills/items': 'skillItems',
  'certifications/name': 'certificationName',
  'awards/name': 'awardName',
};

type Props = { content: ResumeContent; onMove: (target: Target) => void };

/** Every place that a line can go to, to be found by typing. */
export const MoveMenu = ({ content, onMove }: Props) => {
  const { t } = useT();
  const targets = useMemo(() => targetsIn(content), [content]);
  const groups = useMemo(() => {
    const bySection = new Map<string, { value: string; label: string }[]>();
    for (const target of targets) {
      const section = target.kind === 'entry' ? target.section : (rowOf(target.path) ?? 'basics');
      const head = t(`workspace:section.${section}`);
      const label = target.kind === 'entry' ? t('import:newEntry') : fieldWords(target.path);
      bySection.set(head, [...(bySection.get(head) ?? []), { value: keyOf(target), label }]);
    }
    return [...bySection].map(([group, items]) => ({ group, items }));
    function fieldWords(path: string): string {
      const parts = path.split('/');
      const key = parts.at(-1)!;
      const name = t(`workspace:field.${NAMED[`${parts[0]}/${key}`] ?? key}` as 'workspace:field.name');
      return parts.length > 2 ? `${pathLabel(content, parts.slice(0, 2).join('/'), t)} · ${name}` : name;
    }
  }, [targets, content, t]);
  return (
    <Select
      size="xs"
      w={220}
      searchable
      value={null}
      data={groups}
      placeholder={t('import:moveTo')}
      aria-label={t('import:moveTo')}
      nothingFoundMessage={t('import:noSuchField')}
      maxDropdownHeight={320}
      onChange={(key) => {
        const target = targets.find((one) => keyOf(one) === key);
        if (target) onMove(target);
      }}
    />
  );
};
