import { SectionView } from '@keelstone/content/sections/section-list.site.tsx';
import type { Language } from '@keelstone/model';
import { Hyphenation } from '@keelstone/ui/breakable/hyphenation.ts';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import { softHyphensOf } from '../../shell/soft-hyphens.ts';
import type { GalleryEntry, GalleryExample } from './gallery-entries.ts';
import { type MediaPool, withRealMedia } from './real-media.ts';
import styles from './section-gallery.module.css';

type SectionGalleryProps = {
  entries: readonly GalleryEntry[];
  media: MediaPool;
  contextOf: (language: Language) => SectionContext;
  /** The URL of a single kind's page; undefined on that page. */
  addressOf?: (entry: GalleryEntry) => string;
};

/** Every example of sections and paragraphs with its name, for editors and designers. */
export function SectionGallery({ entries, media, contextOf, addressOf }: SectionGalleryProps) {
  return (
    <>
      {addressOf && <Contents entries={entries} addressOf={addressOf} />}
      {entries.map((entry) => (
        <div key={entry.slug} id={`kind-${entry.slug}`}>
          <h2 className={`frame ${styles.kind}`}>{entry.kind}</h2>
          {entry.examples.map((example) => (
            <Example
              key={example.label}
              example={example}
              entry={entry}
              media={media}
              contextOf={contextOf}
            />
          ))}
        </div>
      ))}
    </>
  );
}

type ExampleProps = Omit<SectionGalleryProps, 'entries' | 'addressOf'> & {
  example: GalleryExample;
  entry: GalleryEntry;
};

function Example({ example: { label, language, section }, entry, media, contextOf }: ExampleProps) {
  return (
    <div className={styles.example} data-example={`${entry.slug}-${label}`} lang={language}>
      <p className={`frame label ${styles.name}`} lang="en">
        {entry.kind}, {label}
      </p>
      <Hyphenation value={softHyphensOf(language)}>
        <SectionView section={withRealMedia(section, media)} context={contextOf(language)} />
      </Hyphenation>
    </div>
  );
}

const GROUPS = [
  { group: 'section', title: 'Sections' },
  { group: 'paragraph', title: 'Paragraphs' },
] as const;

function Contents({ entries, addressOf }: Required<Pick<SectionGalleryProps, 'entries' | 'addressOf'>>) {
  return (
    <nav className={`frame ${styles.contents}`} aria-label="Kinds">
      {GROUPS.map(({ group, title }) => (
        <div key={group}>
          <p className="label">{title}</p>
          <ul>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <li key={entry.slug}>
                  <a href={addressOf(entry)}>{entry.kind}</a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
