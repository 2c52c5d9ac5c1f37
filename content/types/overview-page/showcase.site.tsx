import type { ContentType } from '@keelstone/model';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { referenceOf } from '@keelstone/ui/pages/reference-of.ts';
import { Faces } from '@keelstone/ui/people/faces.tsx';
import type { ReactNode } from 'react';
import { ComingUp } from './coming-up.site.tsx';
import { MOST_SHOWN, showsAll } from './most-shown.site.ts';
import styles from './overview-page.module.css';
import { Voices } from './voices.site.tsx';

type Showcase = {
  view: ReactNode;
  /** It shows all nodes of the type, so that the search screen would only repeat them. */
  isAll: boolean;
};

/**
 * Showcases of types that look better than as a list: events by date, quotes as a wall, people with their
 * portraits.
 */
export function showcaseOf(type: ContentType, page: PageContext): Showcase {
  switch (type) {
    case 'event':
      return { view: <ComingUp page={page} />, isAll: false };
    case 'testimonial': {
      const testimonials = page.nodesOfType('testimonial');
      const shown = testimonials.slice(0, MOST_SHOWN.testimonial);
      return {
        view: shown.length > 0 && <Voices testimonials={shown} page={page} />,
        isAll: showsAll('testimonial', testimonials),
      };
    }
    case 'person':
      return facesOf(page);
    default:
      return { view: null, isAll: false };
  }
}

function facesOf(page: PageContext): Showcase {
  const people = page.nodesOfType('person');
  const shown = people
    .map((person) => ({ person, surname: person.title.split(/\s+/).at(-1) ?? '' }))
    .toSorted((a, b) => a.surname.localeCompare(b.surname, page.language))
    .slice(0, MOST_SHOWN.person)
    .map(({ person }) => referenceOf(person));
  if (shown.length === 0) return { view: null, isAll: false };
  return {
    view: (
      <div className={`frame ${styles.showcase}`}>
        <Faces people={shown} page={page} level={2} />
      </div>
    ),
    isAll: showsAll('person', people),
  };
}
