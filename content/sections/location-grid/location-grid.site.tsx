import { SectionHeading } from '@keelstone/ui/section-heading/section-heading.tsx';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { LocationEntry } from './location-entry.site.tsx';
import { examples } from './location-grid.examples.ts';
import { locationGridMarkdown } from './location-grid.markdown.ts';
import styles from './location-grid.module.css';
import { LocationMap } from './map/location-map.site.tsx';
import type { Place } from './map/place.site.ts';

type LocationGridProps = { section: SectionOf<'location_grid'>; context: SectionContext };

/** Offices with their addresses; those with coordinates have a numbered flag on a self-drawn map. */
export function LocationGridSection({ section, context }: LocationGridProps) {
  const { messages } = context;
  const places = section.showsMap ? placesOf(section.locations) : [];
  return (
    <section className={`frame grid ${styles.section}`} data-section={section.id}>
      <div className={styles.heading}>
        <SectionHeading text={section.heading} />
      </div>
      {places.length > 0 && (
        <div className={styles.map}>
          <LocationMap
            id={section.id}
            places={places}
            label={messages.locations.map(places.map(({ number, name }) => `${number} ${name}`).join(', '))}
            compass={messages.locations.compass}
          />
        </div>
      )}
      <ul className={styles.locations}>
        {section.locations.map((location, position) => (
          <li key={`${location.name} ${location.address.street}`}>
            <LocationEntry
              location={location}
              number={places.some(({ number }) => number === position + 1) ? position + 1 : null}
              level={section.heading ? 3 : 2}
              messages={messages.locations}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Numbers are positions in the list, so that flags match it even if a location is not on the map. */
function placesOf(locations: SectionOf<'location_grid'>['locations']): Place[] {
  return locations.flatMap(({ name, coordinates, isMain }, position) =>
    coordinates ? [{ number: position + 1, name, isMain, ...coordinates }] : [],
  );
}

export const locationGrid: SectionSite<'location_grid'> = {
  View: LocationGridSection,
  markdown: locationGridMarkdown,
  examples,
};
