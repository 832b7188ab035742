import { type ComponentType, lazy } from 'react';
import { loadPart } from '../../lib/weather/parts.ts';

type Options = { quiet?: boolean };

/** A part that uses Mantine: theme and styles come first, so that the part's own styles stand behind them. */
export async function themed<P extends object>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  const [{ Themed }, Part] = await Promise.all([import('./themed.tsx'), load()]);
  return (props) => (
    <Themed>
      <Part {...props} />
    </Themed>
  );
}

/** The same, loaded when it is first shown; `quiet` where nobody asked for it. */
export const lazyThemed = <P extends object>(load: () => Promise<ComponentType<P>>, options: Options = {}) =>
  lazy(async () => ({ default: await loadPart(() => themed(load), options) }));
