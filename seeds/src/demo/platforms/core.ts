import type { DemoNodeOf } from '../../demo-types.ts';

export const core: DemoNodeOf<'platform'> = {
  type: 'platform',
  key: 'platform-core',
  title: { en: 'Keelstone Platform', de: 'Keelstone Plattform' },
  products: [
    'incident-desk',
    'claims-ledger',
    'obligation-register',
    'audit-fieldbook',
    'supplier-watch',
    'contract-checks',
    'continuity-planner',
    'exercise-room',
    'risk-register',
    'scenario-workbench',
    'hazard-walk',
    'permit-board',
    'policy-library',
    'attestation-round',
    'exposure-map',
    'programme-renewal',
  ],
  industries: ['banking', 'insurance', 'healthcare', 'energy-utilities', 'public-administration'],
  tags: ['data-quality', 'regulator'],
  created: '2016-01-11T08:00:00Z',
  summary: {
    en: 'The common ground of all sixteen products: people, places, records and rights, kept once and never overwritten.',
    de: 'Der gemeinsame Grund aller sechzehn Produkte: Personen, Orte, Akten und Rechte, einmal geführt und nie überschrieben.',
  },
  body: {
    en: `Risk departments buy software one problem at a time, which is sensible. After ten years they own eleven systems with eleven lists of sites. The site that burned is called *Plant 3* in one, *Werk Süd* in another and *0047* in a third.

The Keelstone Platform is what our products share. You never buy it on its own, and you notice it mainly by its absence elsewhere.

## What is kept once

- **People and roles**, from your directory, with deputies and dates
- **Places**: sites, buildings, rooms, on plans and on the map
- **Organisation**, as it is today and as it was on any earlier day
- **Records**: events, claims, risks, controls, suppliers, policies, linked to one another

## How a record is written

Every entry adds to the record and none replaces what was there. A correction stands beside the error, with author, time and reason. Whoever asks in three years what was known on a Tuesday receives the answer as of that Tuesday.

## Who may see what

Rights follow role, place and kind of information. Medical, legal and disciplinary content lies in protected sections with keys of their own; our administrators cannot open them, and yours can do so only with a second person. Every access to such a section is listed for the person responsible for it.

## Operation

The platform runs in two data centres in Germany, 310 kilometres apart. Availability in 2025 was 99.97 per cent, and the reports on the missing 0.03 are on the [security page](node:security). An installation on your own premises is possible for public bodies. It receives updates twice a year instead of monthly.`,
    de: `Risikoabteilungen kaufen Software Problem für Problem, und das ist vernünftig. Nach zehn Jahren besitzen sie elf Systeme mit elf Standortlisten. Das abgebrannte Werk heißt in der einen *Werk Süd*, in der anderen *Plant 3* und in der dritten *0047*.

Die Keelstone Plattform ist das, was unsere Produkte gemeinsam haben. Einzeln kaufen kann man sie nicht, und auffallen würde sie vor allem, wenn sie fehlte.

## Was einmal geführt wird

- **Personen und Rollen**, aus Ihrem Verzeichnis, mit Vertretungen und Zeiträumen
- **Orte**: Standorte, Gebäude, Räume, auf Plänen und auf der Karte
- **Organisation**, wie sie heute ist und wie sie an jedem früheren Tag war
- **Akten**: Ereignisse, Schäden, Risiken, Kontrollen, Lieferanten, Richtlinien, miteinander verknüpft

## Wie eine Akte geschrieben wird

Jeder Eintrag ergänzt die Akte, keiner ersetzt, was darin stand. Eine Korrektur steht neben dem Fehler, mit Verfasser, Zeit und Grund. Wer in drei Jahren fragt, was an einem bestimmten Dienstag bekannt war, erhält den Stand dieses Dienstags.

## Wer was sehen darf

Rechte folgen Rolle, Ort und Art der Information. Medizinische, rechtliche und disziplinarische Inhalte liegen in geschützten Bereichen mit eigenen Schlüsseln. Unsere Administration kann sie nicht öffnen, Ihre nur im Vier-Augen-Prinzip. Jeder Zugriff erscheint in einer Liste bei der Person, die für den Bereich verantwortlich ist.

## Betrieb

Die Plattform läuft in zwei Rechenzentren in Deutschland, 310 Kilometer voneinander entfernt. Die Verfügbarkeit betrug 2025 99,97 Prozent. Die Berichte über die fehlenden 0,03 stehen auf der Seite [Sicherheit](node:security). Für öffentliche Stellen ist der Betrieb im eigenen Haus möglich, dann mit zwei Aktualisierungen im Jahr statt monatlichen.`,
  },
  parts: [
    {
      name: { en: 'Browser and app', de: 'Browser und App' },
      text: {
        en: 'Where people report, read and decide; in 24 languages for reports, five for everything else.',
        de: 'Hier wird gemeldet, gelesen und entschieden; Meldungen in 24 Sprachen, alles andere in fünf.',
      },
      layer: 'edge',
    },
    {
      name: { en: 'Keelstone Field', de: 'Keelstone Field' },
      text: { en: 'The same without a network.', de: 'Dasselbe ohne Netz.' },
      layer: 'edge',
    },
    {
      name: { en: 'Sixteen products', de: 'Sechzehn Produkte' },
      text: {
        en: 'Each with its own questions and none with its own list of sites.',
        de: 'Jedes mit eigenen Fragen und keines mit eigener Standortliste.',
      },
      layer: 'services',
    },
    {
      name: { en: 'Clocks and messages', de: 'Fristen und Nachrichten' },
      text: {
        en: 'Deadlines, reminders and alerts through two independent carriers.',
        de: 'Fristen, Erinnerungen und Alarme über zwei unabhängige Netze.',
      },
      layer: 'services',
    },
    {
      name: { en: 'Keelstone Connect', de: 'Keelstone Connect' },
      text: { en: 'Data from and to the systems around.', de: 'Daten aus den Systemen ringsum und zurück.' },
      layer: 'services',
    },
    {
      name: { en: 'People, places, organisation', de: 'Menschen, Orte, Organisation' },
      text: {
        en: 'Kept once, valid for a day, today or any earlier one.',
        de: 'Einmal geführt, gültig für einen Tag, den heutigen oder einen früheren.',
      },
      layer: 'core',
    },
    {
      name: { en: 'The record', de: 'Die Akte' },
      text: {
        en: 'Entries are added and never replaced.',
        de: 'Einträge kommen hinzu und werden nie ersetzt.',
      },
      layer: 'core',
    },
    {
      name: { en: 'Two data centres', de: 'Zwei Rechenzentren' },
      text: {
        en: '310 kilometres apart, switched over every quarter.',
        de: '310 Kilometer voneinander entfernt, jedes Quartal umgeschaltet.',
      },
      layer: 'ground',
    },
  ],
  integrations: [
    {
      title: { en: 'Sign-on', de: 'Anmeldung' },
      text: {
        en: 'OpenID Connect and SAML, with the customer’s own second factor.',
        de: 'OpenID Connect und SAML, mit dem zweiten Faktor des Kunden.',
      },
    },
    {
      title: { en: 'Directories', de: 'Verzeichnisse' },
      text: {
        en: 'SCIM or a nightly file; people who leave lose access within the hour.',
        de: 'SCIM oder nächtliche Datei; wer ausscheidet, verliert den Zugang binnen einer Stunde.',
      },
    },
  ],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'Two additions', de: 'Zwei Ergänzungen' },
      nodes: ['platform-connect', 'platform-field'],
    },
    {
      kind: 'links_list',
      heading: { en: 'In more depth', de: 'Genauer' },
      links: [
        { title: { en: 'Security and availability', de: 'Sicherheit und Verfügbarkeit' }, node: 'security' },
        {
          title: { en: 'Keelstone Connect', de: 'Keelstone Connect' },
          node: 'platform-connect',
          description: {
            en: 'What comes in, and what is refused.',
            de: 'Was hereinkommt und was abgelehnt wird.',
          },
        },
        {
          title: { en: 'Keelstone Field', de: 'Keelstone Field' },
          node: 'platform-field',
          description: {
            en: 'How offline works, and where it ends.',
            de: 'Wie es ohne Netz geht und wo es aufhört.',
          },
        },
        {
          title: { en: 'Notes on event records', de: 'Notizen zu Ereignisakten' },
          url: 'https://people.keelstone.example/peter-nakamura',
          description: {
            en: 'By the engineer who designed them (English).',
            de: 'Von dem Entwickler, der sie entworfen hat (englisch).',
          },
        },
      ],
    },
  ],
};
