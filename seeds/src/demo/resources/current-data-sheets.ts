import type { DemoNodeOf } from '../../demo-types.ts';

/** Data sheets of products as they are sold, and one of 2018. */
export const currentDataSheets: DemoNodeOf<'resource'>[] = [
  {
    key: 'resource-claims-ledger-data-sheet',
    type: 'resource',
    title: { en: 'Claims Ledger data sheet' },
    created: '2026-03-10T09:00:00Z',
    resourceTypes: ['data-sheet'],
    productSuites: ['incident-claims', 'insurance-exposure'],
    industries: ['insurance', 'public-administration', 'transport-logistics'],
    tags: ['claims-reserve'],
    edition: { en: 'For version 12' },
    linksToAsset: true,
    body: {
      en: `Claims Ledger keeps claims with reserves by component, payments, recoveries and a diary, and a reason with each change. This sheet describes version 12.

## Scope

- Lines: liability, motor, property, injury to staff, transit; own lines by configuration
- Up to twelve reserve components for each claim, each with history
- Diary with escalation when nothing happens
- Recoveries with limitation dates
- Loss runs, bordereaux and development triangles for any date in the past

## Limits

- Four million claims for each customer
- No execution of payments; orders go to your finance system through [Keelstone Connect](node:platform-connect)
- No calculation of claims not yet reported
- No medical records

## Operation

- Browser of the last two years; screen from 360 pixels
- Protected sections with keys of their own
- Import with a report of contradictions: about two weeks for ten thousand claims
- Languages: English, German, French, Dutch, Norwegian`,
    },
  },
  {
    key: 'resource-supplier-watch-data-sheet',
    type: 'resource',
    title: { en: 'Supplier Watch data sheet', de: 'Datenblatt Supplier Watch' },
    created: '2026-03-10T10:00:00Z',
    resourceTypes: ['data-sheet'],
    productSuites: ['third-party-risk', 'business-continuity'],
    industries: ['banking', 'manufacturing', 'retail', 'healthcare'],
    tags: ['supplier-outage', 'dora'],
    edition: { en: 'For version 8', de: 'Für Version 8' },
    linksToAsset: true,
    body: {
      en: `Supplier Watch links suppliers to the services which depend on them, keeps signals and decisions, and produces the register of information. This sheet describes version 8.

## Scope

- Services with tolerable outage and fallback, with the day on which the fallback was last tried
- Chains of any depth, each link with source and date
- Comparison of addresses, owners and sub-contractors; list of pairs that fail together
- Assessments in four depths
- Register export with a check before submission

## Limits

- 60,000 suppliers, 2,000 services
- No ratings of its own, no scanning of other people’s networks
- Identifiers are checked for form and against the public register, not for meaning

## Operation

- Import from purchasing through [Keelstone Connect](node:platform-connect)
- Suppliers answer through a personal link, without an account
- Usual introduction: nine weeks, of which two are workshops`,
      de: `Supplier Watch verknüpft Lieferanten mit den Leistungen, die von ihnen abhängen, bewahrt Signale und Entscheidungen auf und erzeugt das Informationsregister. Dieses Blatt beschreibt Version 8.

## Umfang

- Leistungen mit tolerierbarer Ausfallzeit und Rückfall, samt dem Tag, an dem er zuletzt erprobt wurde
- Ketten beliebiger Tiefe, jedes Glied mit Quelle und Datum
- Abgleich von Anschriften, Eigentümern und Unterauftragnehmern; Liste der Paare, die gemeinsam ausfallen
- Prüfungen in vier Tiefen
- Registerexport mit Prüfung vor der Einreichung

## Grenzen

- 60.000 Lieferanten, 2.000 Leistungen
- Keine eigenen Bewertungen, kein Durchsuchen fremder Netze
- Kennungen werden auf Form und gegen das öffentliche Register geprüft, nicht auf ihren Sinn

## Betrieb

- Übernahme aus dem Einkauf über [Keelstone Connect](node:platform-connect)
- Lieferanten antworten über einen persönlichen Link, ohne Konto
- Übliche Einführung: neun Wochen, davon zwei für Workshops`,
    },
  },
  {
    key: 'resource-hazard-walk-data-sheet',
    type: 'resource',
    title: { en: 'Hazard Walk data sheet', de: 'Datenblatt Hazard Walk' },
    created: '2025-05-13T08:00:00Z',
    resourceTypes: ['data-sheet'],
    productSuites: ['health-safety'],
    industries: ['manufacturing', 'construction', 'transport-logistics', 'oeffentlicher-verkehr'],
    tags: ['near-miss'],
    edition: { en: 'For version 7', de: 'Für Version 7' },
    linksToAsset: true,
    body: {
      en: `Hazard Walk takes in near misses and defects by phone, supports walks and enforces an answer. This sheet describes version 7.

## Scope

- Reports by code, photograph and one sentence, spoken or typed, in 24 languages
- By name or anonymously, with a code for the way back
- Walks with routes, stations and open questions from last time
- No closing without an answer in a person’s own words
- Overview of places where reports have stopped

## Limits

- Offline for 30 days and 500 photographs on each device
- No count of reports per person, and none by configuration either
- Position only at the moment of the report, only if permitted

## Operation

- Current version of the operating system and the three before it
- Shared devices with badge or code
- Faces are blurred on the device; the original does not leave it`,
      de: `Hazard Walk nimmt Beinahe-Unfälle und Mängel per Telefon auf, unterstützt Begehungen und erzwingt eine Antwort. Dieses Blatt beschreibt Version 7.

## Umfang

- Meldungen mit Code, Foto und einem Satz, gesprochen oder getippt, in 24 Sprachen
- Mit Namen oder anonym, mit einem Code für den Rückweg
- Begehungen mit Rundgängen, Stationen und offenen Fragen vom letzten Mal
- Kein Abschluss ohne Antwort in eigenen Worten
- Übersicht der Orte, von denen nichts mehr gemeldet wird

## Grenzen

- Offline 30 Tage und 500 Fotos je Gerät
- Keine Zählung von Meldungen je Person, auch nicht durch Konfiguration
- Standort nur im Augenblick der Meldung und nur mit Erlaubnis

## Betrieb

- Aktuelle Version des Betriebssystems und die drei davor
- Gemeinsame Geräte mit Ausweis oder Code
- Gesichter werden auf dem Gerät unkenntlich gemacht, das Original verlässt es nicht`,
    },
  },
  {
    key: 'resource-permit-board-data-sheet',
    type: 'resource',
    title: { en: 'Permit Board data sheet' },
    created: '2024-04-16T09:00:00Z',
    resourceTypes: ['data-sheet'],
    productSuites: ['health-safety'],
    industries: ['energy-utilities', 'manufacturing', 'construction'],
    tags: ['culture'],
    edition: { en: 'For version 4' },
    linksToAsset: true,
    body: {
      en: `Permit Board issues permits to work and shows which of them must not be live at the same time. This sheet describes version 4.

## Scope

- Hot work, confined space, work at height, isolation, lifting, own kinds
- Conflicts by place, time and kind, shown before release
- Isolations with device, position, lock and person
- Handover between two shifts, at the place, by two people
- A paper set for places without reception, entered afterwards with the original times

## Limits

- 5,000 live permits for each site
- Does not switch anything: no connection to control systems, on purpose
- Does not replace gas measurement, a lock or a conversation

## Operation

- Tablet at the board, phone at the place, through [Keelstone Field](node:platform-field)
- Releases need two people; one of them may not be the requester
- Records kept for ten years unless your retention table says otherwise`,
    },
  },
  {
    key: 'resource-continuity-planner-data-sheet-2018',
    type: 'resource',
    state: 'archived',
    title: { en: 'Continuity Planner 2 data sheet (2018)' },
    created: '2018-01-23T10:00:00Z',
    resourceTypes: ['data-sheet'],
    productSuites: ['business-continuity'],
    industries: ['energy-utilities', 'healthcare'],
    edition: { en: 'For version 2, out of support' },
    linksToAsset: true,
    body: {
      en: `Continuity Planner 2 keeps emergency plans and telephone lists and prints them. This sheet describes the version sold from 2018 to 2020 and is kept for contracts that refer to it.

## Scope

- Plans in chapters, with up to 60 pages
- Alert by e-mail and text message through one carrier
- Printing as a ring binder, with a register

## Limits

- No offline use on a phone
- No link between plans and suppliers
- An alert reaches at most 400 people within ten minutes

Version 3 reduced the first page to three actions and removed the chapters. Some customers have not forgiven us for the ring binder. The present state is described under [Continuity Planner](node:continuity-planner).`,
    },
  },
];
