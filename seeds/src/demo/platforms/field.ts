import type { DemoNodeOf } from '../../demo-types.ts';

export const field: DemoNodeOf<'platform'> = {
  type: 'platform',
  key: 'platform-field',
  title: { en: 'Keelstone Field', de: 'Keelstone Field' },
  products: ['incident-desk', 'hazard-walk', 'permit-board', 'continuity-planner', 'audit-fieldbook'],
  industries: ['construction', 'energy-utilities', 'transport-logistics', 'manufacturing'],
  tags: ['near-miss', 'operational-resilience'],
  created: '2019-08-12T08:00:00Z',
  summary: {
    en: 'The app for people who are not at a desk: reports, walks, permits and plans, without a network if need be.',
    de: 'Die App für Menschen ohne Schreibtisch: Meldungen, Rundgänge, Erlaubnisscheine und Pläne, notfalls ohne Netz.',
  },
  body: {
    en: `A tunnel, a cold store, a ward behind a lead-lined door, a ferry between two islands: the places where things go wrong have poor reception. Keelstone Field is one app for iOS and Android that carries what is needed there, and sends what was recorded as soon as it can.

## What it carries

- The report forms of [Incident Desk](node:incident-desk) and [Hazard Walk](node:hazard-walk)
- Walks, checklists and plans of the sites a person is responsible for
- Live permits from [Permit Board](node:permit-board)
- Continuity plans and contacts from [Continuity Planner](node:continuity-planner)

The app knows the role of its user and shows what belongs to that role. Most people have one button.

## How offline works

Everything recorded receives its time at once and is kept in encrypted storage. When there is a connection, entries are sent in the order in which they were made. If two people have changed the same measure, both versions appear in the record and the responsible person chooses. Nothing is dropped to resolve a conflict.

Stored plans expire after fourteen days without contact, so that a lost phone does not remain an archive. Reports wait for up to thirty days. Before anything expires the app says so, repeatedly and with growing clarity.

## On shared devices

Many sites use one tablet per vehicle or ward. Users change with a badge or a four-digit code. The previous user’s entries are sent but no longer shown.

## Limits

Field supports the current operating system version and the three before it. It determines position only at the moment of an entry and only if permitted. It does not run on watches, and we have no plans for that.`,
    de: `Ein Tunnel, ein Kühlhaus, eine Station hinter einer Bleitür, eine Fähre zwischen zwei Inseln: Wo etwas schiefgeht, ist der Empfang schlecht. Keelstone Field ist eine App für iOS und Android, die mitnimmt, was dort gebraucht wird, und absendet, was erfasst wurde, sobald es geht.

## Was sie mitnimmt

- Die Meldeformulare von [Incident Desk](node:incident-desk) und [Hazard Walk](node:hazard-walk)
- Rundgänge, Checklisten und Pläne der Standorte, für die jemand zuständig ist
- Laufende Erlaubnisscheine aus dem [Permit Board](node:permit-board)
- Notfallpläne und Kontakte aus dem [Continuity Planner](node:continuity-planner)

Die App kennt die Rolle der Person und zeigt, was dazu gehört. Bei den meisten ist das eine einzige Schaltfläche.

## Wie die Arbeit ohne Netz funktioniert

Alles Erfasste erhält sofort seine Uhrzeit und liegt in verschlüsseltem Speicher. Sobald eine Verbindung besteht, gehen die Einträge in der Reihenfolge ab, in der sie entstanden sind. Haben zwei Personen dieselbe Maßnahme geändert, stehen beide Fassungen in der Akte, und die zuständige Person wählt. Kein Konflikt wird durch Weglassen gelöst.

Gespeicherte Pläne laufen nach vierzehn Tagen ohne Verbindung ab, damit ein verlorenes Telefon kein Archiv bleibt. Meldungen warten bis zu dreißig Tage. Bevor etwas abläuft, sagt die App es mehrmals und mit wachsender Deutlichkeit.

## Auf gemeinsam genutzten Geräten

Viele Standorte haben ein Tablet je Fahrzeug oder Station. Gewechselt wird mit dem Ausweis oder einem vierstelligen Code. Die Einträge der vorherigen Person werden abgesandt, aber nicht mehr angezeigt.

## Grenzen

Field unterstützt die aktuelle Version des Betriebssystems und die drei davor. Den Standort bestimmt es nur im Augenblick eines Eintrags und nur, wenn das erlaubt ist. Auf Uhren läuft es nicht, und das ist auch nicht geplant.`,
  },
  parts: [
    {
      name: { en: 'The phone in a glove', de: 'Das Telefon im Handschuh' },
      text: {
        en: 'Large buttons, speech, a camera, a code on the machine.',
        de: 'Große Tasten, Sprache, Kamera, ein Code an der Maschine.',
      },
      layer: 'edge',
    },
    {
      name: { en: 'Encrypted store', de: 'Verschlüsselter Speicher' },
      text: {
        en: 'Reports for thirty days, plans for fourteen.',
        de: 'Meldungen für dreißig Tage, Pläne für vierzehn.',
      },
      layer: 'services',
    },
    {
      name: { en: 'Ordered sending', de: 'Geordnetes Senden' },
      text: {
        en: 'In the order in which it happened, not in which coverage allowed.',
        de: 'In der Reihenfolge des Geschehens, nicht des Empfangs.',
      },
      layer: 'core',
    },
  ],
  integrations: [
    {
      title: { en: 'Device management', de: 'Geräteverwaltung' },
      text: {
        en: 'Managed configuration on both systems; wiping removes our store as well.',
        de: 'Verwaltete Einstellungen auf beiden Systemen; beim Löschen verschwindet auch unser Speicher.',
      },
    },
    {
      title: { en: 'Badges', de: 'Ausweise' },
      text: {
        en: 'NFC badges for shared tablets, with a four-digit code as the fallback.',
        de: 'NFC-Ausweise für gemeinsame Tablets, ersatzweise ein vierstelliger Code.',
      },
    },
  ],
  sections: [
    {
      kind: 'basic',
      body: {
        en: `## Where it has been used`,
        de: `## Wo es benutzt wurde`,
      },
      paragraphs: [
        {
          kind: 'text_lists',
          lists: [
            {
              style: 'bullets',
              items: [
                {
                  text: {
                    en: 'A cable tunnel, four kilometres from the last signal; reports arrived nine hours later, in order.',
                    de: 'Ein Kabeltunnel, vier Kilometer hinter dem letzten Empfang; die Meldungen kamen neun Stunden später an, in der richtigen Reihenfolge.',
                  },
                },
                {
                  text: {
                    en: 'A deep-freeze store at minus 24 degrees, where batteries gave up before the software did.',
                    de: 'Ein Tiefkühllager bei minus 24 Grad; die Akkus gaben vor der Software auf.',
                  },
                },
                {
                  text: {
                    en: 'A ferry, where one tablet served three watches and nobody’s code was 1234 after the first week.',
                    de: 'Eine Fähre, auf der ein Tablet drei Wachen diente und nach der ersten Woche kein Code mehr 1234 lautete.',
                  },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
