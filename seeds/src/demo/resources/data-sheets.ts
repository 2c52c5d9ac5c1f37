import type { DemoNodeOf } from '../../demo-types.ts';

export const dataSheets: DemoNodeOf<'resource'>[] = [
  {
    key: 'resource-incident-desk-data-sheet-2016',
    type: 'resource',
    resourceTypes: ['data-sheet'],
    state: 'archived',
    title: { en: 'Incident Desk 2 data sheet (2016)' },
    created: '2016-04-12T10:00:00Z',
    productSuites: ['incident-claims'],
    industries: ['transport-logistics'],
    body: {
      en: `Incident Desk 2 records incidents from a browser or by e-mail and passes them to one of up to twelve work queues. This sheet describes the version sold in 2016 and is kept for customers whose contracts refer to it.

## What it does

- Report forms with up to 40 fields, one form for each type of incident
- Work queues with a service time in hours, and an escalation by e-mail
- Attachments up to 20 MB, stored for ten years
- Weekly export as a comma-separated file

## What it needs

- A current browser; no plug-in
- An SMTP server for incoming and outgoing mail
- For installation on your own premises: one server with 8 GB of memory, serving about 150 people at once

## What it does not do

There is no mobile application and no reporting without a connection. Reserves and payments are not part of this version. Reports come in English only.

Version 2 has been out of support since March 2019. The current state of the product is described under [Incident Desk](node:incident-desk).`,
    },
  },
  {
    key: 'resource-exposure-map-data-sheet-2017',
    type: 'resource',
    resourceTypes: ['data-sheet'],
    state: 'archived',
    title: { en: 'Exposure Map 1 data sheet (2017)' },
    created: '2017-12-05T10:00:00Z',
    productSuites: ['insurance-exposure'],
    industries: ['insurance', 'construction'],
    tags: ['data-quality'],
    body: {
      en: `Exposure Map 1 shows insured locations and their values on a map and adds them up within a chosen radius. This sheet describes the first version, which was sold from November 2017 to 2020.

## What it does

- Import of up to 5,000 locations from a spreadsheet, with a list of the rows that were refused and why
- Values for buildings, contents and business interruption, in one currency
- Accumulation within 250 m, 1 km or 5 km of a point
- Export of a location list in the layout most brokers ask for

## What it needs

- Addresses with postcode, or coordinates in degrees
- A browser with at least 1,280 pixels of width

## Limits of this version

Flood and wind zones were not included; users drew their own areas. There was no history: an import replaced the values of the year before, which is why we advised keeping each spreadsheet.

Support ended in December 2021. What the product does today is described under [Exposure Map](node:exposure-map), including yearly history and flood zones.`,
    },
  },
  {
    key: 'resource-incident-desk-data-sheet',
    type: 'resource',
    resourceTypes: ['data-sheet'],
    title: { en: 'Incident Desk data sheet', de: 'Datenblatt Incident Desk' },
    created: '2025-03-11T09:15:00Z',
    productSuites: ['incident-claims'],
    industries: ['healthcare', 'oeffentlicher-verkehr', 'manufacturing'],
    tags: ['near-miss'],
    body: {
      en: `Incident Desk takes reports from phones, browsers, e-mail and control-room systems and brings each to one responsible person within minutes. This sheet lists functions, limits and requirements as of release 9.

## Functions

- Reporting without an account by QR code: four questions on one screen
- Reporting without a connection through Keelstone Field, which keeps reports for up to 30 days
- Triage rules by place, type and severity, with an on-call rota and a deputy
- Statutory deadlines counted from detection, in calendar hours or working days
- Log with entries that cannot be overwritten, only corrected with a reason
- Handover of injury and damage cases to [Claims Ledger](node:claims-ledger)

## Figures

- Up to 2,000 reports an hour in the load test of February 2025
- Attachments up to 200 MB each
- 14 interface languages; report forms in any language you write

## Requirements

- Single sign-on with SAML 2.0 or OpenID Connect
- Hosting in Germany, Ireland or Switzerland, or on your own premises
- For interfaces: REST, or file transfer once an hour

Not included: calls to the emergency services, camera video and medical files. Video and files can be linked, neither is stored.`,
      de: `Incident Desk nimmt Meldungen von Telefon, Browser, E-Mail und Leitstellensystemen entgegen und bringt jede innerhalb von Minuten zu einer verantwortlichen Person. Dieses Blatt nennt Funktionen, Grenzen und Voraussetzungen (Stand: Release 9).

## Funktionen

- Melden ohne Konto per QR-Code: vier Fragen auf einer Bildschirmseite
- Melden ohne Verbindung mit Keelstone Field, das Meldungen bis zu 30 Tage aufbewahrt
- Zuordnung nach Ort, Art und Schwere, mit Bereitschaftsplan und Vertretung
- Gesetzliche Fristen ab Kenntnis, in Kalenderstunden oder Arbeitstagen
- Protokoll, dessen Einträge nicht überschrieben, sondern nur mit Begründung berichtigt werden
- Übergabe von Personen- und Sachschäden an [Claims Ledger](node:claims-ledger)

## Kennzahlen

- Bis zu 2.000 Meldungen je Stunde im Lasttest vom Februar 2025
- Anhänge bis je 200 MB
- Oberfläche in 14 Sprachen; Meldebögen in jeder Sprache, die Sie verwenden

## Voraussetzungen

- Single Sign-on über SAML 2.0 oder OpenID Connect
- Betrieb in Deutschland, Irland oder der Schweiz oder im eigenen Rechenzentrum
- Für Schnittstellen: REST oder stündliche Dateiübergabe

Nicht enthalten sind die Alarmierung von Rettungskräften, Kameravideos und Patientenakten. Videos und Akten lassen sich verknüpfen, gespeichert werden sie nicht.`,
    },
    edition: { en: 'For version 9', de: 'Für Version 9' },
  },
  {
    key: 'resource-policy-library-data-sheet',
    type: 'resource',
    resourceTypes: ['data-sheet'],
    state: 'draft',
    title: { en: 'Policy Library 7 data sheet' },
    created: '2026-11-10T08:40:00Z',
    productSuites: ['policy-management'],
    industries: ['education', 'technology'],
    tags: ['regulator'],
    body: {
      en: `Policy Library keeps every edition of a policy and shows which one applied to whom on a given day. This sheet lists functions, limits and requirements of release 7, due in January 2027.

## Functions

- Drafting in the library’s own editor; comparison of any two editions, sentence by sentence
- Approval in up to five steps, each with a deputy and a time limit
- Search by passage, with everyday words attached by editors
- New in release 7: a list of searches without result, sent to owners each month
- Link from each passage to its source in [Obligation Register](node:obligation-register)
- Confirmation of reading through [Attestation Round](node:attestation-round), by role, site or event

## Figures

- Largest library in use: 1,140 policies in six languages
- Search over all editions in under half a second
- Retention set for each class of policy, 3 to 30 years

## Requirements

- Directory with role and location of each member of staff, synchronised daily
- Single sign-on with SAML 2.0 or OpenID Connect
- Word processor files in an open format for import

The import recognises headings and numbering and takes about an hour for twenty pages, including the check. Tables with merged cells have to be rebuilt by hand.`,
    },
  },
];
