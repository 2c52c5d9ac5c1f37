import styles from './location-map.module.css';
import type { Place } from './place.site.ts';
import { FLAG, type Spot, type Stand } from './place-flags.site.ts';

type FlagProps = { place: Place; spot: Spot; stand: Stand };

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** A flag at its spot, with the number that the place has in the list. */
export function Flag({ place, spot, stand: { pole, side } }: FlagProps) {
  const tip = side * FLAG.width;
  const hem = pole > 0 ? FLAG.height - pole : -FLAG.height - pole;
  return (
    <svg
      className={styles.flag}
      aria-hidden="true"
      x={percent(spot.x)}
      y={percent(spot.y)}
      data-main={place.isMain || undefined}
    >
      <path d={`M0 0V${-pole}H${tip}V${hem}H0`} />
      <circle r="3" />
      <text x={tip / 2} y={(hem - pole) / 2} dy="4">
        {place.number}
      </text>
    </svg>
  );
}
