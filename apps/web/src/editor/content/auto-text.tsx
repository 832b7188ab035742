import { type ComponentPropsWithRef, type RefObject, useLayoutEffect, useRef } from 'react';

type Props = Omit<ComponentPropsWithRef<'textarea'>, 'ref' | 'value'> & {
  value: string;
  /** for whoever needs the element itself */
  area?: RefObject<HTMLTextAreaElement | null>;
};

/** Where the browser itself can, to measure would cost a layout of the whole panel with each letter. */
const sizesItself = () => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** A textarea that is as high as its text. */
export const AutoText = ({ value, rows = 1, area: given, ...rest }: Props) => {
  const own = useRef<HTMLTextAreaElement>(null);
  const area = given ?? own;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const node = area.current;
    if (!node || sizesItself()) return;
    const adjust = () => {
      node.style.height = '0';
      node.style.height = `${node.scrollHeight + node.offsetHeight - node.clientHeight}px`;
    };
    adjust();
    const observer = new ResizeObserver(([entry]) => {
      if (entry && Math.abs(entry.contentRect.width - width) > 1) {
        width = entry.contentRect.width;
        adjust();
      }
    });
    let width = node.clientWidth;
    observer.observe(node);
    return () => observer.disconnect();
  }, [value]);
  return (
    <textarea
      ref={area}
      value={value}
      rows={rows}
      {...rest}
      style={{ overflow: 'hidden', fieldSizing: 'content', ...rest.style }}
    />
  );
};
