import type { ContentType, Language } from '@keelstone/model';

type LlmsMessages = {
  /** What the file is for, and what else there is. */
  about: string;
  more: string;
  sitemap: string;
  feed: string;
  otherLanguage: string;
  groups: Partial<Record<ContentType, string>>;
};

const en: LlmsMessages = {
  about:
    'Every page is there as Markdown, too: put .md behind its address, or ask for text/markdown. The lists below hold what matters most and what is newest.',
  more: 'Optional',
  sitemap: 'Every page, with the date of its last change',
  feed: 'What is published, newest first; takes the parameters of the search page',
  otherLanguage: 'Diese Übersicht auf Deutsch',
  groups: {
    product_suite: 'Product suites',
    product_detail: 'Products',
    platform: 'Platform',
    solution: 'Solutions',
    overview_page: 'Overviews',
    page: 'Pages',
    resource: 'Resources',
    case_study: 'Case studies',
    article: 'Articles',
    event: 'Events',
  },
};

const de: LlmsMessages = {
  about:
    'Jede Seite gibt es auch als Markdown: .md an ihre Adresse hängen, oder text/markdown verlangen. Die Listen unten enthalten das Wichtigste und das Neueste.',
  more: 'Optional',
  sitemap: 'Alle Seiten, mit dem Tag ihrer letzten Änderung',
  feed: 'Was veröffentlicht ist, das Neueste zuerst; nimmt die Parameter der Suchseite',
  otherLanguage: 'This overview in English',
  groups: {
    product_suite: 'Produktgruppen',
    product_detail: 'Produkte',
    platform: 'Plattform',
    solution: 'Lösungen',
    overview_page: 'Übersichten',
    page: 'Seiten',
    resource: 'Ressourcen',
    case_study: 'Fallstudien',
    article: 'Artikel',
    event: 'Veranstaltungen',
  },
};

export const llmsMessages: Record<Language, LlmsMessages> = { en, de };
