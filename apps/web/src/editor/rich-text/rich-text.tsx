import { type ComponentProps, useRef, useState } from 'react';
import { AutoText } from '../content/auto-text.tsx';
import { MarkBar } from './mark-bar.tsx';
import classes from './rich-text.module.css';
import { type OnText, useMarks } from './use-marks.ts';

type Props = Omit<ComponentProps<typeof AutoText>, 'onChange' | 'area'> & {
  onText: OnText;
  /** keys that whoever uses it listens to besides */
  moreKeys?: string;
};

/** A textarea whose words can be bold, italic or links; its tools show while it has the focus. */
export const RichText = ({ value, onText, onKeyDown, onPaste, moreKeys = '', ...rest }: Props) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const [focused, setFocused] = useState(false);
  const marks = useMarks(area, value, onText, focused);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field with its tools, no group of a form
    <div
      role="group"
      className={classes.rich}
      onFocus={() => setFocused(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      }}
    >
      <AutoText
        {...rest}
        area={area}
        value={value}
        aria-keyshortcuts={`Control+B Control+I Control+K ${moreKeys}`.trim()}
        onChange={(event) => onText(event.currentTarget.value, false)}
        onKeyDown={(event) => {
          marks.onKeyDown(event);
          if (!event.defaultPrevented) onKeyDown?.(event);
        }}
        onPaste={(event) => {
          onPaste?.(event);
          marks.onPaste(event);
        }}
      />
      {(focused || marks.linking) && <MarkBar tools={marks} />}
    </div>
  );
};
