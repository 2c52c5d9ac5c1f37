import type { DemoSection } from '../../demo-types.ts';

/** Every suite with its products: what the navigation says, for those who would rather read than open menus. */
export const homeSuites: DemoSection = {
  kind: 'product_suite_explorer',
  heading: { en: 'Eight suites, sixteen products', de: 'Acht Produktfamilien, sechzehn Produkte' },
  text: {
    en: 'Most customers begin with one product and take a second in the following year. The suites are a way of finding them, not of selling eight.',
    de: 'Die meisten beginnen mit einem Produkt und nehmen im Jahr darauf ein zweites. Die Produktfamilien helfen beim Finden. Alle acht auf einmal soll niemand kaufen.',
  },
  suites: [
    'suite-incident-claims',
    'suite-compliance-audit',
    'suite-third-party-risk',
    'suite-business-continuity',
    'suite-enterprise-risk',
    'suite-health-safety',
    'suite-policy-management',
    'suite-insurance-exposure',
  ],
};
