import type { DemoSection } from '../../demo-types.ts';

/** Who uses the products, and in whose words. */
export const homeCustomers: DemoSection = {
  kind: 'endorsement_bar',
  heading: { en: 'Some of those who use it', de: 'Einige, die damit arbeiten' },
  items: [
    { name: 'Stadtwerke Eschbrunn', logo: 'logo-stadtwerke-eschbrunn' },
    { name: 'Northmere Water', logo: 'logo-northmere-water' },
    { name: 'Bankhaus Oderthal', logo: 'logo-bankhaus-oderthal' },
    { name: 'St Orrin Hospitals Trust', logo: 'logo-st-orrin-hospitals' },
    { name: 'Verkehrsbetriebe Brennfeld', logo: 'logo-verkehrsbetriebe-brennfeld' },
    { name: 'Tannberg Pumpen', logo: 'logo-tannberg-pumpen' },
    { name: 'Hochschule Rauental', logo: 'logo-hochschule-rauental' },
    { name: 'Lindmoor Mutual', logo: 'logo-lindmoor-mutual' },
  ],
};

export const homeQuotes: DemoSection = {
  kind: 'basic',
  body: {
    en: `## In their words

We ask customers for two sentences after the first year, and print them as they come.`,
    de: `## In ihren Worten

Nach dem ersten Jahr bitten wir Kunden um zwei Sätze und drucken sie, wie sie kommen.`,
  },
  paragraphs: [
    {
      kind: 'quotes',
      quotes: [{ testimonial: 'testimonial-tannberg' }, { testimonial: 'testimonial-brennfeld' }],
    },
  ],
};

export const homeLetter: DemoSection = {
  kind: 'form_bar',
  heading: { en: 'One letter a month', de: 'Ein Brief im Monat' },
  text: {
    en: 'What we wrote, what we got wrong, and when the next exercise day is.',
    de: 'Was wir geschrieben haben, worin wir uns geirrt haben und wann der nächste Übungstag ist.',
  },
  form: 'form-newsletter',
};
