import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { RoleQuestions } from '@verdant/contracts';
import { useWorkspace } from '../../../editor/document/workspace-context.ts';
import { useT } from '../../../editor/use-t.ts';
import { TextButton } from '../../../ui/text-button.tsx';
import card from '../finding/card.module.css';
import type { Questions } from './use-questions.ts';

/** Of which role, and how far. */
export const QuestionHead = ({ questions, role }: { questions: Questions; role: RoleQuestions }) => {
  const { t } = useT();
  const { goToField } = useWorkspace();
  const { at, list } = questions;
  const [section] = role.path.split('/');
  const head = `${role.path}/${section === 'work' ? 'company' : 'name'}`;
  return (
    <div className={card.where}>
      <TextButton className={card.link} title={t('analysis:goToField')} onClick={() => goToField(head)}>
        {[role.title, role.name].filter(Boolean).join(' · ')}
      </TextButton>
      <span className={card.pager}>
        <ActionIcon
          size={24}
          disabled={at === 0}
          aria-label={t('analysis:questions.previous')}
          onClick={() => questions.go(at - 1)}
        >
          <IconChevronLeft size={15} stroke={1.75} />
        </ActionIcon>
        {at + 1} / {list.length}
        <ActionIcon size={24} aria-label={t('analysis:questions.next')} onClick={() => questions.go(at + 1)}>
          <IconChevronRight size={15} stroke={1.75} />
        </ActionIcon>
      </span>
    </div>
  );
};
