import { useElementSize } from '@mantine/hooks';
import { useMemo, useState } from 'react';

const STEPS = [0.5, 0.67, 0.75, 0.88, 1, 1.1, 1.25, 1.5, 2];
const PX_PER_PT = 96 / 72;
const MARGIN = 32;
/** The same where the page has the whole screen of a phone. */
const NARROW = { below: 600, margin: 12 };
/** The page is never wider than this when it fits the width, so that lines stay readable on wide screens. */
const FIT_MAX = 820;

/** `scale` is px a pt; `percent` says the same against the printed size. `fit` follows the width of the stage. */
export const useZoom = (pageWidth: number) => {
  const { ref, width } = useElementSize();
  const [zoom, setZoom] = useState<number | 'fit'>('fit');
  const natural = pageWidth * PX_PER_PT;
  const fitted = Math.min(
    width > 900 ? Math.max(700, Math.min(FIT_MAX, width * 0.76)) : FIT_MAX,
    Math.max(280, width - 2 * (width < NARROW.below ? NARROW.margin : MARGIN)),
  );
  const factor = zoom === 'fit' ? fitted / natural : zoom;
  const smallest = Math.min(STEPS[0]!, fitted / natural);
  const measured = width > 0;
  const fits = zoom === 'fit';
  return useMemo(() => {
    const step = (direction: 1 | -1) => {
      const next =
        direction > 0 ? STEPS.find((at) => at > factor + 0.005) : STEPS.findLast((at) => at < factor - 0.005);
      if (next) setZoom(next);
    };
    return {
      ref,
      scale: factor * PX_PER_PT,
      percent: Math.round(factor * 100),
      /** false in the first picture, before anything has a width */
      measured,
      fits,
      canGrow: factor < STEPS.at(-1)! - 0.005,
      canShrink: factor > STEPS[0]! + 0.005,
      grow: () => step(1),
      shrink: () => step(-1),
      fit: () => setZoom('fit'),
      factor,
      /** any zoom within the bounds, as two fingers ask for it */
      zoomTo: (wanted: number) => setZoom(Math.max(smallest, Math.min(STEPS.at(-1)!, wanted))),
    };
  }, [ref, factor, measured, fits, smallest]);
};
