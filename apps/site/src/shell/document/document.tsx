import type { PageSettings } from '@keelstone/content/settings/page-settings.model.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import { Hyphenation } from '@keelstone/ui/breakable/hyphenation.ts';
import { DataBlock } from '@keelstone/ui/data-block.tsx';
import { Notices } from '../../notices/view/notices.tsx';
import { CachedPart } from '../cached-part.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import type { ClientAssets, PageParts } from '../page-parts.ts';
import { softHyphensOf } from '../soft-hyphens.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import styles from './document.module.css';
import { Head } from './head.tsx';
import { Remarks } from './remarks.tsx';

type DocumentProps = { parts: PageParts; settings: PageSettings; assets: ClientAssets };

/** The whole document around a page's content. */
export function Document({ parts, settings, assets }: DocumentProps) {
  const { site, path, breadcrumbs = [], remarks = [], alternates = {}, isFocused = false } = parts;
  const { language } = site;
  const messages = messagesOf(language);
  return (
    <html lang={language}>
      <Head parts={parts} assets={assets} />
      <body>
        <a className={styles.skip} href="#content">
          {messages.skipToContent}
        </a>
        {parts.bar}
        <Header
          site={site}
          path={path}
          alternates={alternates}
          fallbacks={parts.fallbacks ?? {}}
          searched={parts.searched ?? ''}
          isFocused={isFocused}
        />
        <main id="content" tabIndex={-1}>
          <Breadcrumbs links={breadcrumbs} language={language} />
          <Remarks remarks={remarks} />
          <div lang={parts.contentLanguage}>
            <Hyphenation value={softHyphensOf(parts.contentLanguage ?? language)}>
              {parts.content}
            </Hyphenation>
          </div>
        </main>
        <CachedPart
          site={site}
          cacheKey={isFocused ? 'footer, focused' : 'footer'}
          render={() => <Footer site={site} isFocused={isFocused} />}
        />
        <Notices settings={settings} />
        <DataBlock type="application/json" id="page-settings" value={settings} />
      </body>
    </html>
  );
}
