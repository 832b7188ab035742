import type { ComponentProps } from 'react';
import { useField } from '../../../editor/content/use-field.ts';
import { RichText } from '../../../editor/rich-text/rich-text.tsx';

type Props = Omit<ComponentProps<typeof RichText>, 'value' | 'onText'> & {
  path: string;
  /** a bullet is one line */
  oneLine?: boolean;
  onWrite?: (() => void) | undefined;
};

/** The running text of a field and what writes it. While somebody types, this is all of the panel that is drawn. */
export const FieldText = ({ path, oneLine = false, onWrite, ...rest }: Props) => {
  const [value = '', write] = useField<string>(path);
  return (
    <RichText
      {...rest}
      value={value}
      data-path={path}
      onText={(text, isStep) => {
        onWrite?.();
        write(oneLine ? text.replace(/\r?\n/g, ' ') : text, isStep);
      }}
    />
  );
};
