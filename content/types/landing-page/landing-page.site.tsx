import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import contours from '@keelstone/ui/contours/contours.module.css';
import { formHeadingId, PAGE_FORM } from '@keelstone/ui/form-view/form-names.ts';
import { FormView } from '@keelstone/ui/form-view/form-view.tsx';
import type { NodePageProps } from '@keelstone/ui/pages/node-page-props.ts';
import { QuoteBand } from '@keelstone/ui/pages/quote-band.tsx';
import { TitleAndLead } from '@keelstone/ui/pages/title-and-lead.tsx';
import { RichText } from '@keelstone/ui/rich-text/rich-text.tsx';
import { SectionList } from '../../sections/section-list.site.tsx';
import type { TypeSite } from '../type-site.ts';
import { landingPageGraphql } from './landing-page.graphql.ts';
import { landingPageMarkdown } from './landing-page.markdown.ts';
import styles from './landing-page.module.css';
import { LandingPageCard } from './landing-page-card.site.tsx';
import { landingPageData } from './landing-page-data.site.ts';
import { Points } from './points.site.tsx';

/** A landing page: one claim over the terrain, with the form beside it. */
export function LandingPage({ node, page }: NodePageProps<'landing_page'>) {
  return (
    <article data-accent={page.accentOf(node)}>
      <div className={`${styles.hero} ${contours.summit}`}>
        <div className={`frame grid ${node.form ? styles.withForm : ''}`}>
          <header className={styles.words}>
            <TitleAndLead title={node.title} lead={node.excerpt} styles={styles} />
          </header>
          {node.form && (
            <section className={styles.form} aria-labelledby={formHeadingId(PAGE_FORM)}>
              <h2
                className={styles.formTitle}
                id={formHeadingId(PAGE_FORM)}
                lang={node.form.language}
                data-print="no"
              >
                <Breakable text={node.form.title} />
              </h2>
              <FormView
                form={node.form}
                view={PAGE_FORM}
                language={page.language}
                context={page.sectionContext.forms}
                labelledBy={formHeadingId(PAGE_FORM)}
              />
            </section>
          )}
          {node.points.length > 0 && (
            <div className={styles.points}>
              <Points points={node.points} heading={page.messages.whatYouGet} />
            </div>
          )}
        </div>
      </div>
      {node.body.length > 0 && (
        <div className={`frame grid ${styles.body}`}>
          <div className={styles.text}>
            <RichText blocks={node.body} language={node.language} hasAnchors hasLead />
          </div>
        </div>
      )}
      <QuoteBand quote={node.quote} page={page} />
      <SectionList sections={node.sections} context={page.sectionContext} />
    </article>
  );
}

export const landingPage: TypeSite<'landing_page'> = {
  Page: LandingPage,
  Card: LandingPageCard,
  structuredData: landingPageData,
  markdown: landingPageMarkdown,
  graphql: landingPageGraphql,
  isFocused: ({ form }) => form !== null,
};
