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
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'Two additions', de: 'Zwei Ergänzungen' },
      nodes: ['platform-connect', 'platform-field'],
    },
  ],
};
