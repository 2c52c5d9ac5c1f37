import type { DemoNodeOf } from '../../demo-types.ts';

export const pellowAndDace: DemoNodeOf<'case_study'> = {
  key: 'case-pellow-and-dace',
  type: 'case_study',
  customer: 'Pellow & Dace',
  title: { en: 'Pellow & Dace: 212 shops, counted by floor' },
  summary: {
    en: 'A household goods retailer corrected its addresses, measured its basements and went into renewal with values it could explain.',
  },
  created: '2018-11-06T10:45:00Z',
  productSuites: ['insurance-exposure', 'enterprise-risk'],
  industries: ['retail'],
  tags: ['data-quality', 'board-reporting'],
  results: [
    { figure: { en: '15 of 212' }, meaning: { en: 'shops had been placed on the wrong bank of a river' } },
    {
      figure: { en: '£6.4 m' },
      meaning: { en: 'of stock found in basements that the schedule did not mention' },
    },
    {
      figure: { en: '−4%' },
      meaning: { en: 'premium, at a flood limit raised from 10 to 18 million pounds' },
    },
  ],
  body: {
    en: `## The situation

Pellow & Dace sells household goods in 212 shops, most of them in town centres and many near a river. Its insurance schedule was a spreadsheet that had grown by six per cent a year for nine years, because that was the index. In the winter of 2017 the underwriter asked how much stock lay below ground. Nobody knew. The limit for flood was 10 million pounds, for no reason anybody remembered.

## What they did

The insurance manager and a trainee took five weeks. They set coordinates at the front door of each shop in [Exposure Map](node:exposure-map), and moved 15 that had been placed at the centre of their postcode, across the water. Then they rang the managers of the 64 shops in or near a flood zone, with four questions: is there a basement, what is in it, how high is the lowest shelf, and where is the fuse board? The answers were grouped by river.

## What changed

Stock worth 6.4 million pounds was found in basements that did not appear in the schedule. The largest group on one river came to 16.9 million, so the limit was raised to 18. The premium nevertheless fell by four per cent, since values elsewhere turned out to be too high. Eleven shops moved their stock upstairs before the winter. The risk “flood” in [Risk Register](node:risk-register) now shows a sum and a river rather than a colour.

## What did not work

A form sent to all 212 managers in the first week had come back from 70, with “n/a” in most fields. The telephone took 30 hours and was quicker. Heights were estimated in “steps”, and steps differ; nine shops were measured again. Two landlords refused access to plant rooms, and those shops are marked so. The plan to repeat all the calls every year has been given up already; from 2019 it will be a third of the shops each spring.`,
  },
  location: { en: 'United Kingdom' },
  facts: [
    { label: { en: 'Shops' }, value: { en: '212' } },
    { label: { en: 'Limit for flood' }, value: { en: '10, later 18 million pounds' } },
  ],
  products: ['exposure-map', 'risk-register'],
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'For your own count' },
      resources: ['resource-flood-exposure-paper', 'resource-renewal-timetable'],
    },
  ],
};
