import {
  type ActionIconFactory,
  type AvatarFactory,
  type BadgeFactory,
  type ButtonFactory,
  type CardFactory,
  type CheckboxFactory,
  type CSSVariablesResolver,
  createTheme,
  type DrawerFactory,
  defaultVariantColorsResolver,
  type ExtendComponent,
  type FactoryPayload,
  type InputWrapperFactory,
  type MantineColorsTuple,
  type MantineThemeComponent,
  type MenuFactory,
  type ModalFactory,
  type NotificationFactory,
  type OverlayFactory,
  type PaperFactory,
  type RadioFactory,
  type SegmentedControlFactory,
  type TabsFactory,
  type TooltipFactory,
  type VariantColorsResolver,
} from '@mantine/core';

/** What `Component.extend` does, without loading the component: most pages need few of these. */
const looks = <F extends FactoryPayload>(input: ExtendComponent<F>) => input as MantineThemeComponent;

const bamboo: MantineColorsTuple = [
  '#f4faf0',
  '#e4f3e0',
  '#cce8c9',
  '#abd8ad',
  '#82c28f',
  '#59a873',
  '#348e5b',
  '#1e7248',
  '#0f5738',
  '#083c28',
];
const gray: MantineColorsTuple = [
  '#f7faf8',
  '#f1f4f2',
  '#e5eae6',
  '#d8ddd9',
  '#8d928e',
  '#7c827d',
  '#69706a',
  '#4c524d',
  '#2d332e',
  '#181d19',
];
const red: MantineColorsTuple = [
  '#fff4f1',
  '#ffe7e0',
  '#ffd0c4',
  '#fdaf9e',
  '#f38c77',
  '#e56854',
  '#cf4a37',
  '#b13827',
  '#8a2a1d',
  '#631f16',
];
const yellow: MantineColorsTuple = [
  '#fdf9ec',
  '#fbf0d3',
  '#f7e1ac',
  '#f1ce80',
  '#e6b855',
  '#d49f3a',
  '#b4812d',
  '#8f6322',
  '#704b1b',
  '#523615',
];
const blue: MantineColorsTuple = [
  '#f3f9fd',
  '#e4f0fa',
  '#cde3f5',
  '#aecfec',
  '#8ab4dd',
  '#6896c6',
  '#4d7aac',
  '#3b618f',
  '#2c496e',
  '#1e324e',
];
const dark: MantineColorsTuple = [
  '#e5eae6',
  '#b9c0bb',
  '#99a09b',
  '#6c746e',
  '#3c433e',
  '#2f3631',
  '#242b27',
  '#1a201c',
  '#131915',
  '#0b100d',
];

/** `autoContrast` looks at the light shade in both schemes, so filled green would keep white text in dark (2.1:1). */
const resolveVariant: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const primary = !input.color || input.color === 'bamboo' || input.color === 'green';
  if (input.variant === 'filled') return primary ? { ...colors, color: 'var(--vd-on-accent)' } : colors;
  // a fixed shade does not go with the scheme
  return input.color === 'red.7' ? { ...colors, color: 'var(--vd-bad-ink)' } : colors;
};

export const theme = createTheme({
  variantColorResolver: resolveVariant,
  colors: { bamboo, green: bamboo, gray, red, yellow, blue, dark },
  primaryColor: 'bamboo',
  primaryShade: { light: 7, dark: 4 },
  white: '#ffffff',
  black: '#181d19',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--vd-sans)',
  fontFamilyMonospace: 'var(--vd-mono)',
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  fontSizes: { '2xs': '0.75rem', xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { '2xs': '1.35', xs: '1.45', sm: '1.45', md: '1.6', lg: '1.65', xl: '1.35' },
  headings: {
    fontFamily: 'var(--vd-sans)',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.32' },
      h2: { fontSize: '1.375rem', lineHeight: '1.36' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.53' },
      h4: { fontSize: '0.9375rem', lineHeight: '1.5' },
      h5: { fontSize: '0.875rem', lineHeight: '1.45' },
      h6: { fontSize: '0.8125rem', lineHeight: '1.45' },
    },
  },
  spacing: {
    '2xs': '4px',
    xs: '8px',
    sm: '12px',
    md: '16px',
    lg: '24px',
    xl: '32px',
    '2xl': '48px',
    '3xl': '64px',
    '4xl': '96px',
  },
  radius: { xs: '2px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '36em', md: '48em', lg: '62em', xl: '75em', xxl: '100em' },
  shadows: {
    xs: 'var(--vd-shadow-1)',
    sm: 'var(--vd-shadow-2)',
    md: 'var(--vd-shadow-2)',
    lg: 'var(--vd-shadow-3)',
    xl: 'var(--vd-shadow-3)',
  },
  components: {
    Button: looks<ButtonFactory>({
      defaultProps: { size: 'sm' },
      styles: { root: { fontWeight: 500 } },
      vars: (_, { size }) => ({
        root: size === 'lg' ? { '--button-height': '48px', '--button-fz': '16px' } : {},
      }),
    }),
    ActionIcon: looks<ActionIconFactory>({ defaultProps: { variant: 'subtle', color: 'gray', size: 32 } }),
    InputWrapper: looks<InputWrapperFactory>({
      styles: {
        label: { fontSize: 13, fontWeight: 500, marginBottom: 6, color: 'var(--vd-ink-2)' },
        error: { fontSize: 12 },
        description: { fontSize: 12 },
      },
    }),
    Avatar: looks<AvatarFactory>({ defaultProps: { variant: 'filled', color: 'bamboo.7' } }),
    Checkbox: looks<CheckboxFactory>({ defaultProps: { iconColor: 'var(--vd-on-accent)', radius: 4 } }),
    Radio: looks<RadioFactory>({ defaultProps: { iconColor: 'var(--vd-on-accent)' } }),
    Tabs: looks<TabsFactory>({ styles: { tab: { fontWeight: 500, padding: '12px 12px' } } }),
    SegmentedControl: looks<SegmentedControlFactory>({ defaultProps: { size: 'xs', radius: 'md' } }),
    Badge: looks<BadgeFactory>({
      defaultProps: { variant: 'light', radius: 'sm' },
      styles: { root: { textTransform: 'none', fontWeight: 500, fontSize: 12, height: 22, paddingInline: 8 } },
    }),
    Card: looks<CardFactory>({ defaultProps: { withBorder: true, radius: 'lg', shadow: undefined } }),
    Paper: looks<PaperFactory>({ defaultProps: { radius: 'lg' } }),
    Drawer: looks<DrawerFactory>({ defaultProps: { attributes: { header: { role: 'presentation' } } } }),
    Menu: looks<MenuFactory>({ defaultProps: { withInitialFocusPlaceholder: false } }),
    Modal: looks<ModalFactory>({
      defaultProps: {
        // its header is no banner of the page
        attributes: { header: { role: 'presentation' } },
        radius: 'xl',
        centered: true,
        padding: 'lg',
      },
      // what gets the focus does not come to stand below the header
      styles: { content: { scrollPaddingTop: '88px' } },
    }),
    Notification: looks<NotificationFactory>({
      defaultProps: { radius: 'lg', withBorder: true },
      styles: { icon: { backgroundColor: 'transparent', color: 'var(--notification-color)' } },
    }),
    Overlay: looks<OverlayFactory>({ vars: () => ({ root: { '--overlay-bg': 'var(--vd-scrim)' } }) }),
    Tooltip: looks<TooltipFactory>({ defaultProps: { openDelay: 700, radius: 'sm' } }),
  },
});

const shared = {
  '--mantine-color-body': 'var(--vd-surface)',
  '--mantine-color-text': 'var(--vd-ink)',
  '--mantine-color-bright': 'var(--vd-ink)',
  '--mantine-color-default-color': 'var(--vd-ink)',
  '--mantine-color-dimmed': 'var(--vd-ink-3)',
  '--mantine-color-placeholder': 'var(--vd-ink-3)',
  '--mantine-color-anchor': 'var(--vd-accent-text)',
  '--mantine-color-error': 'var(--vd-bad-ink)',
  '--mantine-color-default': 'var(--vd-surface)',
  '--mantine-color-default-hover': 'var(--vd-hover)',
  '--mantine-color-default-border': 'var(--vd-line-2)',
  '--mantine-color-disabled': 'var(--vd-hover)',
  '--mantine-color-disabled-color': 'var(--vd-ink-off)',
};

/** Mantine's own dark `light` variants are nearly black; these are the tints of tokens.css. */
const tint = (name: string, bg: string, ink: string) => ({
  [`--mantine-color-${name}-light`]: bg,
  [`--mantine-color-${name}-light-hover`]: bg,
  [`--mantine-color-${name}-light-color`]: ink,
});

const green = tint('bamboo', 'var(--vd-accent-tint-2)', 'var(--vd-accent-ink)');

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...shared, ...green },
  dark: {
    ...shared,
    ...green,
    ...tint('red', 'var(--vd-bad-bg)', 'var(--vd-bad-ink)'),
    ...tint('yellow', 'var(--vd-warn-bg)', 'var(--vd-warn-ink)'),
    ...tint('blue', 'var(--vd-info-bg)', 'var(--vd-info-ink)'),
    ...tint('gray', 'var(--vd-hover)', 'var(--vd-ink-2)'),
  },
});
