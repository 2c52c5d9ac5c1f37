import type { DemoTerm } from '../demo-types.ts';

const term = (
  vocabulary: DemoTerm['vocabulary'],
  key: string,
  en: string,
  de: string,
  more: Partial<DemoTerm> = {},
): DemoTerm => ({
  vocabulary,
  key,
  label: { en, de },
  ...more,
});

const icon = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="#c8451b" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

/** The demo's terms. Suites and industries have hard names on purpose: hyphens, commas, ampersands, umlauts (S-1). */
export const demoTerms: DemoTerm[] = [
  term('brand_colors', 'rust', 'Rust', 'Rost', { accent: 'rust' }),
  term('brand_colors', 'moss', 'Moss', 'Moos', { accent: 'moss' }),
  term('brand_colors', 'slate', 'Slate', 'Schiefer', { accent: 'slate' }),
  term('brand_colors', 'ochre', 'Ochre', 'Ocker', { accent: 'ochre' }),
  term('brand_colors', 'tarn', 'Tarn', 'Bergsee', { accent: 'tarn' }),
  term('brand_colors', 'heather', 'Heather', 'Heide', { accent: 'heather' }),
  term('brand_colors', 'peat', 'Peat', 'Torf', { accent: 'peat' }),
  term('brand_colors', 'lichen', 'Lichen', 'Flechte', { accent: 'lichen' }),

  term('product_suites', 'incident-claims', 'Incident & Claims', 'Vorfälle & Schäden', { accent: 'rust' }),
  term('product_suites', 'compliance-audit', 'Compliance & Audit', 'Compliance & Revision', {
    accent: 'slate',
  }),
  term('product_suites', 'third-party-risk', 'Third-Party Risk', 'Drittparteienrisiko', { accent: 'ochre' }),
  term('product_suites', 'business-continuity', 'Business Continuity', 'Betriebliche Kontinuität', {
    accent: 'tarn',
  }),
  term('product_suites', 'enterprise-risk', 'Enterprise Risk', 'Unternehmensrisiko', { accent: 'heather' }),
  term(
    'product_suites',
    'health-safety',
    'Health, Safety & Environment',
    'Arbeitsschutz, Gesundheit & Umwelt',
    { accent: 'moss' },
  ),
  term('product_suites', 'policy-management', 'Policy Management', 'Richtlinienmanagement', {
    accent: 'lichen',
  }),
  term('product_suites', 'insurance-exposure', 'Insurance & Exposure', 'Versicherung & Exponierung', {
    accent: 'peat',
  }),

  term('industries', 'banking', 'Banking', 'Banken'),
  term('industries', 'insurance', 'Insurance', 'Versicherungen'),
  term('industries', 'healthcare', 'Healthcare', 'Gesundheitswesen'),
  term('industries', 'energy-utilities', 'Energy & Utilities', 'Energie & Versorgung'),
  term('industries', 'manufacturing', 'Manufacturing', 'Fertigungsindustrie'),
  term('industries', 'public-administration', 'Public Administration', 'Öffentliche Verwaltung'),
  term('industries', 'transport-logistics', 'Transport & Logistics', 'Transport & Logistik'),
  term('industries', 'retail', 'Retail & Consumer Goods', 'Handel & Konsumgüter'),
  term('industries', 'education', 'Higher Education', 'Hochschulen'),
  term('industries', 'construction', 'Construction & Real Estate', 'Bau & Immobilien'),
  term('industries', 'technology', 'Technology, Media & Telecoms', 'Technologie, Medien & Telekommunikation'),
  term('industries', 'oeffentlicher-verkehr', 'Öffentlicher Verkehr (DACH)', 'Öffentlicher Verkehr (DACH)'),

  term('article_type', 'analysis', 'Analysis', 'Analyse'),
  term('article_type', 'guide', 'Guide', 'Leitfaden'),
  term('article_type', 'opinion', 'Opinion', 'Standpunkt'),
  term('article_type', 'news', 'News', 'Neuigkeit'),
  term('article_type', 'field-notes', 'Field Notes', 'Aus der Praxis'),

  term('resource_type', 'white-paper', 'White Paper', 'Whitepaper', {
    linkText: { en: 'Read the paper', de: 'Zum Whitepaper' },
    icon: icon('M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h7'),
  }),
  term('resource_type', 'checklist', 'Checklist', 'Checkliste', {
    linkText: { en: 'Open the checklist', de: 'Zur Checkliste' },
    icon: icon('M4 6l1.5 1.5L8 5M4 12l1.5 1.5L8 11M4 18l1.5 1.5L8 17M11 6h9M11 12h9M11 18h9'),
  }),
  term('resource_type', 'data-sheet', 'Data Sheet', 'Datenblatt', {
    linkText: { en: 'View the data sheet', de: 'Zum Datenblatt' },
    icon: icon('M5 4h14v16H5zM5 9h14M5 14h14M11 9v11'),
  }),
  term('resource_type', 'webinar', 'Webinar', 'Webinar', {
    linkText: { en: 'Watch the recording', de: 'Aufzeichnung ansehen' },
    icon: icon('M4 5h16v11H4zM10 8.5v4l4-2zM8 20h8'),
  }),
  term('resource_type', 'template', 'Template', 'Vorlage', {
    linkText: { en: 'Take the template', de: 'Zur Vorlage' },
    icon: icon('M4 4h16v16H4zM4 9h16M9 9v11'),
  }),
  term('resource_type', 'episode', 'Podcast', 'Podcast', {
    linkText: { en: 'Listen to the episode', de: 'Folge anhören' },
    icon: icon('M12 4a3 3 0 0 1 3 3v4a3 3 0 0 1-6 0V7a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v3M9 20h6'),
  }),

  term('role_category', 'leadership', 'Leadership', 'Unternehmensleitung'),
  term('role_category', 'practice', 'Risk Practice', 'Risikopraxis'),
  term('role_category', 'engineering', 'Engineering', 'Entwicklung'),
  term('role_category', 'customer-success', 'Customer Success', 'Kundenbetreuung'),

  term('audio_type', 'podcast', 'Podcast', 'Podcast'),
  term('file_type', 'document', 'Document', 'Dokument'),
  term('file_type', 'spreadsheet', 'Spreadsheet', 'Tabelle'),
  term('image_type', 'contour', 'Contour field', 'Höhenlinienbild'),
  term('image_type', 'portrait', 'Portrait', 'Porträt'),
  term('svg_type', 'icon', 'Icon', 'Symbol'),
  term('svg_type', 'diagram', 'Diagram', 'Diagramm'),
  term('svg_type', 'logo', 'Logo', 'Logo'),
  term('video_type', 'recording', 'Recording', 'Aufzeichnung'),

  term('tags', 'operational-resilience', 'Operational Resilience', 'Betriebliche Resilienz'),
  term('tags', 'near-miss', 'Near Miss', 'Beinahe-Unfall'),
  term('tags', 'dora', 'DORA', 'DORA'),
  term('tags', 'supplier-outage', 'Supplier Outage', 'Lieferantenausfall'),
  term('tags', 'claims-reserve', 'Claims Reserve', 'Schadenrückstellung'),
  term('tags', 'regulator', 'Regulator', 'Aufsicht'),
  term('tags', 'board-reporting', 'Board Reporting', 'Berichte an den Vorstand'),
  term('tags', 'culture', 'Safety Culture', 'Sicherheitskultur'),
  term('tags', 'data-quality', 'Data Quality', 'Datenqualität'),
];
