import { Select, Textarea } from '@mantine/core';
import type { ApplicationCard } from '@verdant/contracts';
import { JOB_DESCRIPTION_MAX } from '@verdant/contracts/constants';

type CardProps = {
  cards: readonly ApplicationCard[];
  value: string | null;
  label: string;
  placeholder: string;
  onChange: (id: string | null) => void;
};

/** One of the cards of the board, or none. */
export const CardSelect = ({ cards, ...props }: CardProps) => (
  <Select
    data={cards.map(({ id, title, employer }) => ({
      value: id,
      label: [title, employer].filter(Boolean).join(' · '),
    }))}
    clearable
    {...props}
  />
);

type PostingProps = { value: string; label: string; placeholder: string; onChange: (text: string) => void };

/** A posting that is pasted. */
export const PostingField = ({ onChange, ...props }: PostingProps) => (
  <Textarea
    autosize
    minRows={3}
    maxRows={8}
    maxLength={JOB_DESCRIPTION_MAX}
    onChange={(event) => onChange(event.currentTarget.value)}
    {...props}
  />
);
