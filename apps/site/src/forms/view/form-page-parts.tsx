import { Breakable } from '@keelstone/ui/breakable/breakable.tsx';
import { PAGE_FORM } from '@keelstone/ui/form-view/form-names.ts';
import type { ReturnedForm } from '@keelstone/ui/form-view/form-state.ts';
import { FormView } from '@keelstone/ui/form-view/form-view.tsx';
import type { PageParts } from '../../shell/page-parts.ts';
import { pageSettings } from '../../shell/page-settings.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import type { SentFrom } from '../server/form-request.ts';
import type { FormsContext } from '../server/forms-context.ts';
import styles from './form-page.module.css';

const HEADING = 'form-heading';

/**
 * A page with only the form, used if the page from which it was sent no longer contains it, so that what was
 * entered is not lost.
 */
export function formPageParts(
  { form, language, path }: SentFrom,
  returned: ReturnedForm,
  { content, siteUrl }: FormsContext,
): PageParts {
  const site = siteSettingsOf(content, language);
  return {
    site,
    origin: siteUrl,
    path,
    title: form.title,
    description: '',
    robots: 'noindex',
    settings: pageSettings({ site, path }),
    content: (
      <div className={`frame grid ${styles.page}`}>
        <div className={styles.words}>
          <h1 id={HEADING} lang={form.language}>
            <Breakable text={form.title} />
          </h1>
          <FormView
            form={form}
            view={PAGE_FORM}
            language={language}
            context={{ page: path, returned: { ...returned, view: PAGE_FORM } }}
            labelledBy={HEADING}
          />
        </div>
      </div>
    ),
  };
}
