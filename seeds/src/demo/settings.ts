import type { DemoSettings } from '../demo-settings.ts';

/**
 * What the demo says about the whole site: name, address, navigation, footer. The telephone number lies in the
 * range that the German network agency keeps free for fiction.
 */
export const demoSettings: DemoSettings = {
  siteName: 'Keelstone',
  tagline: {
    en: 'Software for the people who answer when something goes wrong',
    de: 'Software für alle, die antworten müssen, wenn etwas schiefgeht',
  },
  address: {
    organisation: 'Keelstone Risk Software',
    street: 'Speicherstraße 14',
    postalCode: '20457',
    city: 'Hamburg',
    country: { en: 'Germany', de: 'Deutschland' },
  },
  phone: '+49 40 66969 140',
  email: 'hello@keelstone.example',
  home: 'home',
  navigation: [
    {
      title: { en: 'Products', de: 'Produkte' },
      node: 'overview-products',
      children: [
        {
          title: { en: 'Incident & Claims', de: 'Vorfälle & Schäden' },
          node: 'suite-incident-claims',
          description: {
            en: 'From the first call to the closed file',
            de: 'Vom ersten Anruf bis zur geschlossenen Akte',
          },
        },
        {
          title: { en: 'Compliance & Audit', de: 'Compliance & Revision' },
          node: 'suite-compliance-audit',
          description: {
            en: 'Duties with owners, findings with dates',
            de: 'Pflichten mit Zuständigen, Feststellungen mit Fristen',
          },
        },
        {
          title: { en: 'Third-Party Risk', de: 'Drittparteienrisiko' },
          node: 'suite-third-party-risk',
          description: {
            en: 'Which supplier carries which service',
            de: 'Welcher Lieferant welche Leistung trägt',
          },
        },
        {
          title: { en: 'Business Continuity', de: 'Betriebliche Kontinuität' },
          node: 'suite-business-continuity',
          description: {
            en: 'Plans short enough to use at three in the morning',
            de: 'Pläne, die auch nachts um drei brauchbar sind',
          },
        },
        {
          title: { en: 'Enterprise Risk', de: 'Unternehmensrisiko' },
          node: 'suite-enterprise-risk',
          description: {
            en: 'A register the board argues about',
            de: 'Ein Register, über das der Vorstand streitet',
          },
        },
        {
          title: { en: 'Health, Safety & Environment', de: 'Arbeitsschutz, Gesundheit & Umwelt' },
          node: 'suite-health-safety',
          description: {
            en: 'Walks, permits and near misses',
            de: 'Begehungen, Erlaubnisscheine, Beinahe-Unfälle',
          },
        },
        {
          title: { en: 'Policy Management', de: 'Richtlinienmanagement' },
          node: 'suite-policy-management',
          description: {
            en: 'One valid version, and proof of who has read it',
            de: 'Eine gültige Fassung und der Nachweis, wer sie kennt',
          },
        },
        {
          title: { en: 'Insurance & Exposure', de: 'Versicherung & Exponierung' },
          node: 'suite-insurance-exposure',
          description: {
            en: 'Values, locations and cover in one place',
            de: 'Werte, Standorte und Deckungen an einem Ort',
          },
        },
        {
          title: { en: 'Platform', de: 'Plattform' },
          node: 'overview-platforms',
          description: { en: 'What all products share', de: 'Was alle Produkte gemeinsam haben' },
        },
      ],
    },
    {
      title: { en: 'Solutions', de: 'Lösungen' },
      node: 'overview-solutions',
      children: [
        {
          title: { en: 'Operational resilience', de: 'Betriebliche Resilienz' },
          node: 'solution-operational-resilience',
        },
        { title: { en: 'DORA', de: 'DORA' }, node: 'solution-dora' },
        { title: { en: 'Cost of claims', de: 'Schadenkosten' }, node: 'solution-claims-cost' },
        {
          title: { en: 'Supplier oversight', de: 'Lieferantenüberwachung' },
          node: 'solution-supplier-oversight',
        },
        { title: { en: 'Safety culture', de: 'Sicherheitskultur' }, node: 'solution-safety-culture' },
        {
          title: { en: 'Board reporting', de: 'Berichte an den Vorstand' },
          node: 'solution-board-reporting',
        },
        {
          title: { en: 'Patient and staff safety', de: 'Patienten- und Mitarbeitersicherheit' },
          node: 'solution-hospital-safety',
        },
        {
          title: { en: 'Municipal insurance', de: 'Kommunale Versicherung' },
          node: 'solution-municipal-insurance',
        },
      ],
    },
    {
      title: { en: 'Resources & insights', de: 'Wissen & Materialien' },
      node: 'overview-resources',
      children: [
        { title: { en: 'Articles', de: 'Artikel' }, node: 'overview-articles' },
        {
          title: { en: 'Papers, checklists, templates', de: 'Papiere, Checklisten, Vorlagen' },
          node: 'overview-resources',
        },
        { title: { en: 'Case studies', de: 'Fallstudien' }, node: 'overview-case-studies' },
        { title: { en: 'What customers say', de: 'Kundenstimmen' }, node: 'overview-testimonials' },
      ],
    },
    {
      title: { en: 'Events', de: 'Veranstaltungen' },
      node: 'overview-events',
      children: [],
    },
    {
      title: { en: 'Company', de: 'Unternehmen' },
      node: 'about',
      children: [
        { title: { en: 'About Keelstone', de: 'Über Keelstone' }, node: 'about' },
        { title: { en: 'People', de: 'Menschen' }, node: 'overview-people' },
        { title: { en: 'Security', de: 'Sicherheit' }, node: 'security' },
        { title: { en: 'Careers', de: 'Stellen' }, node: 'careers' },
        { title: { en: 'Contact', de: 'Kontakt' }, node: 'contact' },
      ],
    },
  ],
  footer: [
    {
      heading: { en: 'Products', de: 'Produkte' },
      links: [
        { title: { en: 'All product suites', de: 'Alle Produktfamilien' }, node: 'overview-products' },
        { title: { en: 'Keelstone Platform', de: 'Keelstone Plattform' }, node: 'platform-core' },
        { title: { en: 'Keelstone Connect', de: 'Keelstone Connect' }, node: 'platform-connect' },
        { title: { en: 'Keelstone Field', de: 'Keelstone Field' }, node: 'platform-field' },
      ],
    },
    {
      heading: { en: 'Knowledge', de: 'Wissen' },
      links: [
        { title: { en: 'Articles', de: 'Artikel' }, node: 'overview-articles' },
        { title: { en: 'Resources', de: 'Materialien' }, node: 'overview-resources' },
        { title: { en: 'Case studies', de: 'Fallstudien' }, node: 'overview-case-studies' },
        { title: { en: 'Events', de: 'Veranstaltungen' }, node: 'overview-events' },
        { title: { en: 'Glossary', de: 'Glossar' }, node: 'page-glossary' },
        { title: { en: 'Corrections', de: 'Berichtigungen' }, node: 'page-corrections' },
        { title: { en: 'Search', de: 'Suche' }, node: 'search' },
      ],
    },
    {
      heading: { en: 'Company', de: 'Unternehmen' },
      links: [
        { title: { en: 'About', de: 'Über uns' }, node: 'about' },
        { title: { en: 'People', de: 'Menschen' }, node: 'overview-people' },
        { title: { en: 'Careers', de: 'Stellen' }, node: 'careers' },
        { title: { en: 'Contact', de: 'Kontakt' }, node: 'contact' },
      ],
    },
    {
      heading: { en: 'Legal', de: 'Rechtliches' },
      links: [
        { title: { en: 'Imprint', de: 'Impressum' }, node: 'imprint' },
        { title: { en: 'Privacy', de: 'Datenschutz' }, node: 'privacy' },
        { title: { en: 'Accessibility', de: 'Barrierefreiheit' }, node: 'accessibility' },
        { title: { en: 'Security', de: 'Sicherheit' }, node: 'security' },
      ],
    },
  ],
  footerNote: {
    en: 'Keelstone, its people and its customers are invented for this demonstration.',
    de: 'Keelstone, seine Beschäftigten und seine Kunden sind für diese Vorführung erfunden.',
  },
  disjunctiveFacets: ['content_type', 'date'],
  featured: ['resource-supplier-outage-playbook', 'resource-near-miss-form'],
};
