import '@mantine/core/styles.css';
import '@mantine/core/styles/default-css-variables.css';
import '../styles/mantine.css';
import '../styles/touch.css';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useScheme } from '../../lib/scheme/choice.ts';
import { cssVariables, theme } from './theme.ts';

const nothing = () => {};

/** Whatever uses Mantine stands in here. The public shell doesn't, so that a first visit needn't wait for it. */
export const Themed = ({ children }: { children: ReactNode }) => {
  const scheme = useScheme();
  // asked before `forceColorScheme` has its say, which would be a flash
  const manager = useMemo<MantineColorSchemeManager>(
    () => ({ get: () => scheme, set: nothing, subscribe: nothing, unsubscribe: nothing, clear: nothing }),
    [scheme],
  );
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      forceColorScheme={scheme}
      colorSchemeManager={manager}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
};
