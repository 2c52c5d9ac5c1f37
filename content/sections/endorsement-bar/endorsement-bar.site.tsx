import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { isExternal, safeUrl } from '@keelstone/ui/link/safe-url.ts';
import { Logo } from '@keelstone/ui/logo/logo.tsx';
import { SectionHeading } from '@keelstone/ui/section-heading/section-heading.tsx';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import type { ReactNode } from 'react';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './endorsement-bar.examples.ts';
import { endorsementBarMarkdown } from './endorsement-bar.markdown.ts';
import styles from './endorsement-bar.module.css';

type EndorsementBarProps = { section: SectionOf<'endorsement_bar'>; context: SectionContext };

/** References on a ruled strip: logos with equal visual weight, or names where there is no logo. */
export function EndorsementBarSection({ section, context }: EndorsementBarProps) {
  return (
    <section className={`frame grid ${styles.section}`} data-section={section.id}>
      <div className={styles.heading}>
        <SectionHeading text={section.heading} />
      </div>
      <div className={styles.items}>
        <ul className={styles.strip}>
          {section.items.map(({ name, logo, url }) => (
            <li key={name}>
              <Endorser url={url} external={context.messages.external}>
                {logo ? <Logo logo={logo} name={name} /> : <Name text={name} />}
              </Endorser>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const Name = ({ text }: { text: string }) => (
  <span className={styles.name}>
    <Breakable text={text} />
  </span>
);

type EndorserProps = { url: string | null; external: string; children: ReactNode };

function Endorser({ url, external, children }: EndorserProps) {
  if (!url) return <span className={styles.endorser}>{children}</span>;
  return (
    <a className={styles.endorser} href={safeUrl(url)}>
      {children}
      {isExternal(url) && <span className="visually-hidden"> ({external})</span>}
    </a>
  );
}

export const endorsementBar: SectionSite<'endorsement_bar'> = {
  View: EndorsementBarSection,
  markdown: endorsementBarMarkdown,
  examples,
};
