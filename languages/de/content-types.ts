import type { ContentTypes } from '../language-definition.ts';

export const contentTypes: ContentTypes = {
  product_suite: { name: 'Produktfamilie', path: '/produkte/[title]', group: 'Produktgruppen' },
  product_detail: { name: 'Produkt', path: '/produkte/[suite]/[title]', group: 'Produkte' },
  platform: { name: 'Plattform', path: '/plattform/[title]', group: 'Plattform' },
  solution: { name: 'Lösung', path: '/loesungen/[title]', group: 'Lösungen' },
  overview_page: { name: 'Übersicht', path: '/[title]', group: 'Übersichten' },
  page: { name: 'Seite', path: '/[title]', group: 'Seiten' },
  resource: { name: 'Ressource', path: '/ressourcen/[title]', group: 'Ressourcen' },
  case_study: { name: 'Fallstudie', path: '/referenzen/[title]', group: 'Fallstudien' },
  article: { name: 'Artikel', path: '/artikel/[title]', group: 'Artikel' },
  event: { name: 'Veranstaltung', path: '/veranstaltungen/[title]', group: 'Veranstaltungen' },
  landing_page: { name: 'Themenseite', path: '/start/[title]' },
  person: { name: 'Person', path: '/menschen/[title]' },
  testimonial: { name: 'Kundenstimme', path: '/stimmen/[title]' },
};
