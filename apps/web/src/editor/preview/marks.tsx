import type { Place } from '@verdant/contracts';
import classes from './stage.module.css';

const PAD = 1.5;
/** How far left of the page's edge a finding stands, in pt. */
const MARGIN_AT = 14;

type Props = { page: number; scale: number; looked: Place[]; findings: Place[]; tone?: 'job' };

/** What is looked at is tinted; every other finding is a slip in the margin. */
export const Marks = ({ page, scale, looked, findings, tone }: Props) => (
  <div className={classes.marks} data-tone={tone} aria-hidden="true">
    {findings
      .filter((place) => place.page === page)
      .map((place) => (
        <i
          key={`${place.path} ${place.y}`}
          className={classes.finding}
          style={{ left: MARGIN_AT * scale, top: place.y * scale, height: place.height * scale }}
        />
      ))}
    {looked
      .filter((place) => place.page === page)
      .map((place) => (
        <i
          key={`${place.path} ${place.y}`}
          className={classes.looked}
          data-looked
          style={{
            left: (place.x - PAD) * scale,
            top: (place.y - PAD) * scale,
            width: (place.width + 2 * PAD) * scale,
            height: (place.height + 2 * PAD) * scale,
          }}
        />
      ))}
  </div>
);
