import type { DemoNodeOf } from '../../demo-types.ts';

export const connect: DemoNodeOf<'platform'> = {
  type: 'platform',
  key: 'platform-connect',
  title: { en: 'Keelstone Connect', de: 'Keelstone Connect' },
  products: ['claims-ledger', 'obligation-register', 'supplier-watch', 'risk-register', 'exposure-map'],
  industries: ['banking', 'insurance', 'manufacturing', 'technology'],
  tags: ['data-quality'],
  created: '2019-01-21T08:00:00Z',
  summary: {
    en: 'Exchanges data with finance, HR, maintenance and insurers, and refuses half an import.',
    de: 'Tauscht Daten mit Finanz-, Personal- und Instandhaltungssystemen und mit Versicherern aus und lehnt halbe Importe ab.',
  },
  body: {
    en: `An interface fails quietly. In March somebody renames a cost centre, and in September the claims of one subsidiary are found under *other*. Nobody had been told, because technically everything had worked.

Keelstone Connect moves data between our products and the systems around them. Its main idea is that a delivery is complete and correct, or is refused with a reason that a person can act on.

## What it connects

- Directories and HR systems, for people, roles and leavers
- Finance, for suppliers, assets and payments, with payment status coming back
- Maintenance and building systems, for equipment and faults
- Insurers and brokers, for notices, loss runs and locations
- Legal content and rating services to which you subscribe

## How it works

Each connection has an agreement: which fields, how often, how many records are usual. A delivery with 40 per cent fewer suppliers than last week is held back until somebody has looked at it. Corrections at the source arrive as corrections, with both versions kept.

There is a documented interface over HTTPS with events for changes, a file exchange for systems of a certain age, and prepared connections for the twelve systems our customers use most. Test and live environments are separate, and test data can be taken from live data with names replaced.

## Limits

Connect carries up to two million records a day per customer. It does not transform data beyond renaming, translating codes and converting units. If more is necessary, the source should be repaired, and we say so. Directories are read only: Connect never writes to a system that decides who may log in.`,
    de: `Eine Schnittstelle versagt leise. Im März benennt jemand eine Kostenstelle um, und im September finden sich die Schäden einer Tochtergesellschaft unter *Sonstige*. Niemand wurde benachrichtigt, denn technisch hatte alles funktioniert.

Keelstone Connect bewegt Daten zwischen unseren Produkten und den Systemen ringsum. Der Grundgedanke: Eine Lieferung ist vollständig und richtig, oder sie wird abgelehnt, und zwar mit einer Begründung, mit der ein Mensch etwas anfangen kann.

## Was es verbindet

- Verzeichnisdienste und Personalsysteme für Personen, Rollen und Austritte
- Finanzsysteme für Lieferanten, Anlagen und Zahlungen samt Rückmeldung des Zahlungsstands
- Instandhaltung und Gebäudetechnik für Anlagen und Störungen
- Versicherer und Makler für Schadenanzeigen, Schadenverläufe und Standorte
- Rechtsdatenbanken und Bewertungsdienste, die Sie abonniert haben

## Wie es arbeitet

Zu jeder Verbindung gehört eine Vereinbarung: welche Felder, wie oft, wie viele Datensätze üblich sind. Eine Lieferung mit 40 Prozent weniger Lieferanten als in der Vorwoche wird angehalten, bis jemand sie angesehen hat. Berichtigungen an der Quelle kommen als Berichtigungen an, beide Fassungen bleiben erhalten.

Es gibt eine dokumentierte Schnittstelle über HTTPS mit Ereignissen für Änderungen, einen Dateiaustausch für Systeme in einem gewissen Alter und vorbereitete Anbindungen an die zwölf Systeme, die unsere Kunden am häufigsten einsetzen. Test- und Echtbetrieb sind getrennt. Testdaten lassen sich aus Echtdaten mit ersetzten Namen gewinnen.

## Grenzen

Connect bewältigt je Kunde bis zu zwei Millionen Datensätze am Tag. Umgeformt wird nur, was sich durch Umbenennen, Schlüsselübersetzung und Einheitenumrechnung lösen lässt. Reicht das nicht, sollte die Quelle repariert werden, und das sagen wir auch. Verzeichnisdienste werden nur gelesen: In ein System, das über Anmeldungen entscheidet, schreibt Connect nie.`,
  },
  parts: [
    {
      name: { en: 'Systems around', de: 'Systeme ringsum' },
      text: { en: 'Finance, HR, maintenance, brokers.', de: 'Finanzen, Personal, Instandhaltung, Makler.' },
      layer: 'edge',
    },
    {
      name: { en: 'Agreements', de: 'Vereinbarungen' },
      text: {
        en: 'Which fields, how often, how many records are usual.',
        de: 'Welche Felder, wie oft, wie viele Datensätze üblich sind.',
      },
      layer: 'services',
    },
    {
      name: { en: 'The gate', de: 'Die Schranke' },
      text: {
        en: 'A delivery passes as a whole or is held with a reason.',
        de: 'Eine Lieferung passiert ganz oder wird mit Begründung angehalten.',
      },
      layer: 'core',
    },
    {
      name: { en: 'Delivery log', de: 'Lieferprotokoll' },
      text: {
        en: 'What came, what was refused, who decided; kept for ten years.',
        de: 'Was kam, was abgelehnt wurde, wer entschied; zehn Jahre aufbewahrt.',
      },
      layer: 'ground',
    },
  ],
  integrations: [
    {
      title: { en: 'Finance', de: 'Finanzen' },
      text: {
        en: 'Suppliers, assets, payments and their status.',
        de: 'Lieferanten, Anlagen, Zahlungen und deren Stand.',
      },
    },
    {
      title: { en: 'HR', de: 'Personal' },
      text: { en: 'People, roles, leavers. Read only.', de: 'Personen, Rollen, Austritte. Nur lesend.' },
    },
    {
      title: { en: 'Maintenance', de: 'Instandhaltung' },
      text: {
        en: 'Equipment, faults, work orders; a measure becomes an order and comes back done.',
        de: 'Anlagen, Störungen, Aufträge; eine Maßnahme wird zum Auftrag und kommt erledigt zurück.',
      },
    },
    {
      title: { en: 'Brokers and insurers', de: 'Makler und Versicherer' },
      text: {
        en: 'Notices, loss runs, schedules of location.',
        de: 'Schadenanzeigen, Schadenverläufe, Standortlisten.',
      },
    },
    {
      title: { en: 'Anything with a file', de: 'Alles mit einer Datei' },
      text: {
        en: 'CSV with a stated character set. We have met seven.',
        de: 'CSV mit genanntem Zeichensatz. Sieben sind uns begegnet.',
      },
    },
  ],
  sections: [
    {
      kind: 'accordion',
      heading: { en: 'What engineers ask', de: 'Was die Entwicklung fragt' },
      allowsSeveralOpen: true,
      allowsAllClosed: true,
      items: [
        {
          title: {
            en: 'What happens when a delivery is held back?',
            de: 'Was geschieht, wenn eine Lieferung angehalten wird?',
          },
          body: {
            en: `The person named in the agreement receives a message with the numbers: expected, received, missing. They release it, refuse it or ask the source. Until then products work with the last good delivery and show its date.`,
            de: `Die in der Vereinbarung genannte Person bekommt eine Nachricht mit den Zahlen: erwartet, erhalten, fehlend. Sie gibt frei, lehnt ab oder fragt an der Quelle nach. Bis dahin arbeiten die Produkte mit der letzten guten Lieferung und zeigen deren Datum.`,
          },
        },
        {
          title: { en: 'Is there a limit on calls?', de: 'Gibt es eine Grenze für Aufrufe?' },
          body: {
            en: `Six hundred a minute for each connection. The answer to the six hundred and first says how long to wait. Bulk data belongs in a delivery, not in a loop.`,
            de: `Sechshundert in der Minute je Verbindung. Die Antwort auf den sechshundertersten sagt, wie lange zu warten ist. Massendaten gehören in eine Lieferung, nicht in eine Schleife.`,
          },
        },
      ],
    },
  ],
};
