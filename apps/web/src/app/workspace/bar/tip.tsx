import { Tooltip, type TooltipProps } from '@mantine/core';

/** A tooltip of the bar, which stays within it: outside it would belong to no landmark of the page. */
export const Tip = (props: TooltipProps) => <Tooltip withinPortal={false} {...props} />;
