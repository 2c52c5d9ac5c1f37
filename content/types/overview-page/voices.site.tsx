import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import styles from './voices.module.css';

type VoicesProps = { testimonials: PublishedNodeOf<'testimonial'>[]; page: PageContext };

/** A wall of quotes, each as high as its text. */
export function Voices({ testimonials, page }: VoicesProps) {
  return (
    <div className="frame">
      <ul className={styles.wall}>
        {testimonials.map((testimonial) => (
          <li key={testimonial.nid} className={styles.voice} data-accent={page.accentOf(testimonial)}>
            <figure>
              <blockquote className={styles.quote}>
                <p>
                  <Breakable text={testimonial.quote} />
                </p>
              </blockquote>
              <figcaption className={styles.source}>
                {testimonial.person && <b>{testimonial.person}</b>}
                <span>{[testimonial.role, testimonial.organisation].filter(Boolean).join(', ')}</span>
                <a href={testimonial.path}>
                  <Breakable text={testimonial.title} />
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
