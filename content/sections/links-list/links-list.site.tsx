import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { Icon } from '@keelstone/ui/icon/icon.tsx';
import { isExternal, safeUrl } from '@keelstone/ui/link/safe-url.ts';
import { SectionHeading } from '@keelstone/ui/section-heading/section-heading.tsx';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './links-list.examples.ts';
import { linksListMarkdown } from './links-list.markdown.ts';
import styles from './links-list.module.css';

type LinksListProps = { section: SectionOf<'links_list'>; context: SectionContext };

/** A ruled list of links, each with a description of its target. */
export function LinksListSection({ section, context }: LinksListProps) {
  return (
    <section className={`frame grid ${styles.section}`} data-section={section.id}>
      <div className={styles.heading}>
        <SectionHeading text={section.heading} />
      </div>
      <div className={styles.links}>
        <ul className={styles.list}>
          {section.links.map((link) => (
            <li key={link.url + link.title}>
              <LinkLine link={link} external={context.messages.external} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type LinkLineProps = { link: SectionOf<'links_list'>['links'][number]; external: string };

function LinkLine({ link: { title, url, description }, external }: LinkLineProps) {
  const leadsAway = isExternal(url);
  return (
    <div className={styles.line}>
      <a className={styles.link} href={safeUrl(url)}>
        <Breakable text={title} />
        {leadsAway && <span className="visually-hidden"> ({external})</span>}
      </a>
      {description && <p className={styles.description}>{description}</p>}
      <Icon name={leadsAway ? 'external' : 'arrow'} />
    </div>
  );
}

export const linksList: SectionSite<'links_list'> = {
  View: LinksListSection,
  markdown: linksListMarkdown,
  examples,
};
