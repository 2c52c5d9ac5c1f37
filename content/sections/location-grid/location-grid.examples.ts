import { LONGEST } from '@keelstone/ui/sections/example-texts.ts';
import type { SectionOf } from '../sections.model.ts';

type Location = SectionOf<'location_grid'>['locations'][number];

const office = (
  city: string,
  overrides: Partial<Location> & { street: string; postalCode: string; country: string },
) => {
  const { street, postalCode, country, ...others } = overrides;
  const organisation = 'Tarnhow Mutual';
  return {
    name: city,
    address: { organisation, street, postalCode, city, country },
    phone: null,
    email: null,
    coordinates: null,
    isMain: false,
    ...others,
  };
};

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'location_grid'>> = {
  shortest: {
    kind: 'location_grid',
    id: 'location-grid-shortest',
    heading: null,
    locations: [
      office('Leeds', { street: '4 Canal Wharf', postalCode: 'LS11 5PS', country: 'United Kingdom' }),
    ],
    showsMap: false,
  },
  typical: {
    kind: 'location_grid',
    id: 'location-grid-typical',
    heading: 'Where we are',
    locations: [
      office('Hamburg', {
        street: 'Am Sandtorkai 27',
        postalCode: '20457',
        country: 'Germany',
        phone: '+49 40 5550 0100',
        email: 'hamburg@keelstone.example',
        coordinates: { latitude: 53.54, longitude: 9.99 },
        isMain: true,
      }),
      office('Leeds', {
        street: '4 Canal Wharf',
        postalCode: 'LS11 5PS',
        country: 'United Kingdom',
        phone: '+44 113 496 0100',
        email: 'leeds@keelstone.example',
        coordinates: { latitude: 53.79, longitude: -1.55 },
      }),
      office('Dublin', {
        street: '12 Harbour Row',
        postalCode: 'D02 X285',
        country: 'Ireland',
        phone: '+353 1 555 0100',
        coordinates: { latitude: 53.34, longitude: -6.25 },
      }),
      office('Zurich', {
        street: 'Limmatquai 88',
        postalCode: '8001',
        country: 'Switzerland',
        phone: '+41 44 555 01 00',
        coordinates: { latitude: 47.37, longitude: 8.54 },
      }),
    ],
    showsMap: true,
  },
  longest: {
    kind: 'location_grid',
    id: 'location-grid-longest',
    heading: LONGEST,
    locations: [
      ['Hamburg', 53.54, 9.99],
      ['Bremerhaven', 53.54, 8.58],
      ['Kopenhagen', 55.68, 12.57],
      ['Valletta', 35.9, 14.51],
      ['Reykjavík', 64.15, -21.94],
      ['Boston', 42.36, -71.06],
      ['Chicago', 41.88, -87.63],
      ['Singapur', 1.35, 103.82],
      ['Sydney', -33.87, 151.21],
      ['Suva', -18.14, 178.44],
      ['Kapstadt', -33.92, 18.42],
    ].map(([city, latitude, longitude], position) =>
      office(String(city), {
        name: position === 0 ? LONGEST : String(city),
        street:
          'Betriebsunterbrechungsversicherungsstraße 1234, Hinterhaus, Aufgang Lieferkettensorgfaltspflicht',
        postalCode: '20457',
        country: 'Vereinigtes Königreich Großbritannien und Nordirland',
        phone: '+49 40 5550 0100 98765432',
        email: 'betriebsunterbrechungsversicherungsbedingungen@hamburg.keelstone.example',
        coordinates: { latitude: Number(latitude), longitude: Number(longitude) },
        isMain: position === 0,
      }),
    ),
    showsMap: true,
  },
};
