import { drawMap } from './draw-map.site.ts';
import { Flag } from './flag.site.tsx';
import type { Tick } from './graticule.site.ts';
import styles from './location-map.module.css';
import { MAP_HEIGHT, MAP_WIDTH, type Place } from './place.site.ts';

type LocationMapProps = {
  /** Unique on its page. */
  id: string;
  places: Place[];
  /** A description of the map, for screen readers. */
  label: string;
  /** The letters after degrees: north, east, south, west. */
  compass: string;
};

/**
 * Wide strokes below narrower ones, in alternating line and background colours, give lines at equal distances
 * off the coast.
 */
const OFFSHORE = [styles.third, styles.second, styles.first];

/**
 * A map of the places in the style of a survey map. The land scales with the drawing; flags and labels keep
 * their size in pixels, and are positioned in percent.
 */
export function LocationMap({ id, places, label, compass }: LocationMapProps) {
  const { land, graticule, spots } = drawMap(places);
  const landId = `land_${id}`;
  const [north, east, south, west] = compass;
  return (
    <svg className={styles.map} role="img" aria-label={label}>
      <svg aria-hidden="true" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} preserveAspectRatio="none">
        <defs>
          <path id={landId} className={styles.shape} d={land} />
        </defs>
        {OFFSHORE.map((distance) => (
          <g key={distance} className={distance}>
            <use className={styles.line} href={`#${landId}`} />
            <use className={styles.ground} href={`#${landId}`} />
          </g>
        ))}
        <use className={styles.land} href={`#${landId}`} />
        <path className={styles.graticule} d={graticule.path} />
      </svg>
      {graticule.bottom.map((tick) => (
        <text key={tick.degrees} className={styles.bottom} x={percent(tick.at)} y="100%" dx="4" dy="-6">
          {degreesText(tick, east, west)}
        </text>
      ))}
      {graticule.left.map((tick) => (
        <text key={tick.degrees} className={styles.left} x="0" y={percent(tick.at)} dx="6" dy="-5">
          {degreesText(tick, north, south)}
        </text>
      ))}
      {spots.map((spot, position) => {
        const place = places[position];
        return place && <Flag key={place.number} place={place} spot={spot} stand={spot} />;
      })}
    </svg>
  );
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const degreesText = ({ degrees }: Tick, positive = '', negative = '') =>
  `${Math.abs(degrees)}°${degrees === 0 ? '' : `\u2009${degrees > 0 ? positive : negative}`}`;
