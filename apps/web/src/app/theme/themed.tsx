import '@mantine/core/styles.css';
import '@mantine/core/styles/default-css-variables.css';
import '../styles/mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from './theme.ts';

/** Whatever uses Mantine stands in here. The public shell doesn't, so that a first visit needn't wait for it. */
export const Themed = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    defaultColorScheme="light"
    withGlobalClasses={false}
  >
    {children}
  </MantineProvider>
);
