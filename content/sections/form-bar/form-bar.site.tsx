import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import contours from '@keelstone/ui/contours/contours.module.css';
import { formHeadingId } from '@keelstone/ui/form-view/form-names.ts';
import { FormView } from '@keelstone/ui/form-view/form-view.tsx';
import type { SectionContext } from '@keelstone/ui/sections/section-context.ts';
import type { SectionSite } from '../section-site.ts';
import type { SectionOf } from '../sections.model.ts';
import { examples } from './form-bar.examples.ts';
import { formBarMarkdown } from './form-bar.markdown.ts';
import styles from './form-bar.module.css';

type FormBarProps = { section: SectionOf<'form_bar'>; context: SectionContext };

/** A form on a background of its own, with its purpose described beside it. */
export function FormBarSection({ section, context }: FormBarProps) {
  const { id, heading, text, form } = section;
  const headingId = formHeadingId(id);
  return (
    <section
      className={`${styles.section} ${contours.range}`}
      data-drawn="late"
      data-section={id}
      aria-labelledby={headingId}
    >
      <div className="frame grid">
        {/* Nobody can fill in a form on paper, but may keep its confirmation. */}
        <div className={styles.words} data-print="no">
          <h2 className={styles.heading} id={headingId}>
            <Breakable text={heading} />
          </h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.form}>
          <FormView
            form={form}
            view={id}
            language={context.language}
            context={context.forms}
            labelledBy={headingId}
          />
        </div>
      </div>
    </section>
  );
}

export const formBar: SectionSite<'form_bar'> = { View: FormBarSection, markdown: formBarMarkdown, examples };
