import styles from './location-map.module.css';
import type { Place } from './place.ts';
import { FLAG, type Spot, type Stand } from './place-flags.ts';

type FlagProps = { place: Place; spot: Spot; stand: Stand };

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A survey flag on its spot, with the number that the place has in the list. */
export function Flag({ place, spot, stand: { pole, side } }: FlagProps) {
  const tip = side * FLAG.width;
  return (
    <svg
      className={styles.flag}
      aria-hidden="true"
      x={percent(spot.x)}
      y={percent(spot.y)}
      data-main={place.isMain || undefined}
    >
      <path className={styles.pole} d={`M0 0V${-pole}`} />
      <path className={styles.cloth} d={`M0 ${-pole}H${tip}V${FLAG.height - pole}H0z`} />
      <circle className={styles.foot} r="3" />
      <text x={tip / 2} y={FLAG.height / 2 - pole} dy="0.36em">
        {place.number}
      </text>
    </svg>
  );
}
