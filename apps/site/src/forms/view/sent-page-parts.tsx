import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { type Form, homePath, LANGUAGES, type Language } from '@keelstone/model';
import { ConfirmationView } from '@keelstone/ui/form-view/confirmation-view.tsx';
import { ArrowLink } from '@keelstone/ui/link/arrow-link.tsx';
import type { PageParts } from '../../shell/page-parts.ts';
import { pageSettings } from '../../shell/page-settings.ts';
import { siteSettingsOf } from '../../shell/site-settings-of.ts';
import type { FormsContext } from '../server/forms-context.ts';
import { holdsForm } from '../server/placed-forms.ts';
import { confirmationUrl, sentPath } from '../server/sent-path.ts';
import styles from './form-page.module.css';

type Sent = { form: Form; language: Language; node: PublishedNode | null };

/** The page that confirms a form sent without scripts. It is the same for all visitors. */
export function sentPageParts({ form, language, node }: Sent, context: FormsContext): PageParts {
  const site = siteSettingsOf(context.content, language);
  const messages = messagesOf(language, 'forms');
  const path = sentPath(form.id, language, node?.nid ?? null);
  const onward = confirmationUrl(form);
  return {
    site,
    origin: context.siteUrl,
    path,
    canonical: node?.path ?? homePath(language),
    title: messagesOf(language).labelled(messages.sentTitle, form.title),
    description: messages.sent,
    robots: 'noindex',
    alternates: alternatesOf(form, node, context),
    settings: pageSettings({ site, path }),
    content: (
      <div className={`frame grid ${styles.page}`}>
        <div className={styles.words}>
          <h1 lang={form.language}>{form.title}</h1>
          <ConfirmationView id="sent" form={form} language={language} topLevel={2} />
          {onward && <ArrowLink url={onward.url} title={messages.goOnTo(placeOf(onward.url))} />}
          {node && <ArrowLink url={node.path} title={messages.backTo(node.title)} />}
        </div>
      </div>
    ),
  };
}

/** The equivalent page in each language in which the page contains the form. */
function alternatesOf({ id }: Form, node: PublishedNode | null, { content, forms }: FormsContext) {
  const isThere = (language: Language) =>
    node === null ? forms.nodeWith(id, language) !== null : holdsForm(content.node(node.nid, language), id);
  const languages = LANGUAGES.filter(isThere);
  return Object.fromEntries(
    languages.map((language) => [language, sentPath(id, language, node?.nid ?? null)]),
  );
}

/** Another site by its host, a file by its name without the marks of its version, a page by its path. */
function placeOf(url: string): string {
  if (URL.canParse(url)) return new URL(url).host;
  const [, name, ending = ''] =
    /^\/media\/(?:[^?#]*\/)?([^/?#]+?)(?:-[0-9a-f]{8})?(\.\w+)?(?:[?#]|$)/.exec(url) ?? [];
  return name ? name + ending : url;
}
