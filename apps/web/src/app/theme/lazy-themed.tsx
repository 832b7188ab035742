import { type ComponentType, lazy } from 'react';

/** A lazy part that uses Mantine: theme and styles come first, so that the part's own styles stand behind them. */
export const lazyThemed = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [{ Themed }, Part] = await Promise.all([import('./themed.tsx'), load()]);
    return {
      default: (props: P) => (
        <Themed>
          <Part {...props} />
        </Themed>
      ),
    };
  });
