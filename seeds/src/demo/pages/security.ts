import type { DemoNodeOf } from '../../demo-types.ts';

export const security: DemoNodeOf<'page'> = {
  type: 'page',
  key: 'security',
  title: { en: 'Security and availability' },
  created: '2019-06-17T08:00:00Z',
  industries: ['banking', 'insurance', 'healthcare', 'public-administration'],
  tags: ['operational-resilience', 'regulator'],
  summary: {
    en: 'How we protect what customers report, how to tell us about a weak point, and an account of every outage in the past year.',
  },
  body: {
    en: `Our customers keep accounts of their worst days with us. We assume that somebody would like to read them.

## Protection

- Data is encrypted in transit and at rest; protected sections have keys of their own for each customer
- Our administrators work with time-limited rights, granted by a second person and logged
- Two data centres in Germany, 310 kilometres apart, with a switch-over practised every quarter during working hours
- Backups are restored, not merely made: every week a random customer is restored to an isolated system and compared
- The management system for information security is certified to ISO/IEC 27001; customers receive the statement of applicability on request

## Outages in 2025

Availability was 99.97 per cent, which leaves 158 minutes.

1. **14 February, 74 minutes.** A certificate between two internal services expired. The monitor that watches certificates used the same certificate. Both have changed.
2. **2 July, 51 minutes.** A database index was rebuilt at nine in the morning, by a colleague who had read the maintenance calendar in the wrong time zone. The calendar now shows two.
3. **9 October, 33 minutes.** The switch-over exercise succeeded and the switch back did not. Reports made on phones were kept and sent later. None was lost.

The full reports have four to nine pages, are signed by [Jonas Achterberg](node:person-jonas-achterberg) and can be requested by anybody.

## Reporting a weak point

Write to security@keelstone.example. We confirm within one working day and name a person. We take no legal steps against people who act in good faith, leave other people’s data alone and give us ninety days. We pay between 200 and 10,000 euros, and thank by name if that is wanted.

## For your own audit

Customers may audit us once a year, on site, and supervisors whenever they wish. A shared audit with other customers takes place in September.`,
  },
};
