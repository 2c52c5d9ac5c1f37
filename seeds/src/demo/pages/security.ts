import type { DemoNodeOf } from '../../demo-types.ts';

export const security: DemoNodeOf<'page'> = {
  type: 'page',
  key: 'security',
  title: { en: 'Security and availability', de: 'Sicherheit und Verfügbarkeit' },
  created: '2019-06-17T08:00:00Z',
  industries: ['banking', 'insurance', 'healthcare', 'public-administration'],
  tags: ['operational-resilience', 'regulator'],
  summary: {
    en: 'How we protect what customers report, how to tell us about a weak point, and an account of every outage in the past year.',
    de: 'Wie wir schützen, was Kunden melden, wie Sie uns eine Schwachstelle mitteilen und was bei jeder Störung des vergangenen Jahres geschah.',
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
    de: `Unsere Kunden bewahren bei uns die Berichte über ihre schlechtesten Tage auf. Wir gehen davon aus, dass jemand sie lesen möchte.

## Schutz

- Daten sind bei der Übertragung und im Ruhezustand verschlüsselt; geschützte Bereiche haben für jeden Kunden eigene Schlüssel
- Unsere Administration arbeitet mit befristeten Rechten, die eine zweite Person erteilt und die protokolliert werden
- Zwei Rechenzentren in Deutschland, 310 Kilometer voneinander entfernt; die Umschaltung wird vierteljährlich während der Arbeitszeit geübt
- Sicherungen werden nicht nur erstellt, sondern zurückgespielt: Jede Woche wird ein zufällig gewählter Kunde in einer getrennten Umgebung wiederhergestellt und verglichen
- Das Managementsystem für Informationssicherheit ist nach ISO/IEC 27001 zertifiziert; die Erklärung zur Anwendbarkeit erhalten Kunden auf Anfrage

## Störungen im Jahr 2025

Die Verfügbarkeit betrug 99,97 Prozent. Es fehlen 158 Minuten.

1. **14. Februar, 74 Minuten.** Ein Zertifikat zwischen zwei internen Diensten lief ab. Die Überwachung der Zertifikate nutzte dasselbe Zertifikat. Beides ist geändert.
2. **2. Juli, 51 Minuten.** Ein Datenbankindex wurde um neun Uhr morgens neu aufgebaut, weil der Wartungskalender in der falschen Zeitzone gelesen worden war. Der Kalender zeigt jetzt zwei.
3. **9. Oktober, 33 Minuten.** Die geübte Umschaltung gelang, die Rückschaltung nicht. Meldungen blieben auf den Telefonen und gingen später ab. Verloren ging keine.

Die vollständigen Berichte haben vier bis neun Seiten, tragen die Unterschrift von [Jonas Achterberg](node:person-jonas-achterberg) und werden auf Anfrage jedem zugesandt.

## Eine Schwachstelle melden

Schreiben Sie an security@keelstone.example. Wir bestätigen binnen eines Arbeitstages und nennen eine Ansprechperson. Wer in gutem Glauben handelt, fremde Daten unberührt lässt und uns neunzig Tage Zeit gibt, hat keine rechtlichen Schritte zu erwarten. Wir zahlen zwischen 200 und 10.000 Euro und danken auf Wunsch namentlich.

## Für Ihre eigene Prüfung

Kunden dürfen uns einmal im Jahr vor Ort prüfen, Aufsichtsbehörden jederzeit. Eine gemeinsame Prüfung mit anderen Kunden findet im September statt.`,
  },
  showsContents: true,
  sections: [
    {
      kind: 'accordion',
      heading: { en: 'Questions from due diligence', de: 'Fragen aus Prüfungen' },
      allowsSeveralOpen: true,
      allowsAllClosed: true,
      items: [
        {
          title: { en: 'Where is our data, exactly?', de: 'Wo genau liegen unsere Daten?' },
          body: {
            en: `In two data centres in Germany, in the north and in the south-west, operated by two different companies. Addresses are in the contract. Support staff in Leeds and Trondheim work on screens that show the data and do not carry it; customers may restrict support to staff in the European Union.`,
            de: `In zwei Rechenzentren in Deutschland, im Norden und im Südwesten, betrieben von zwei verschiedenen Unternehmen. Die Anschriften stehen im Vertrag. Der Support in Leeds und Trondheim arbeitet an Bildschirmen, die Daten zeigen und nicht übertragen; Kunden können den Support auf Personal in der Europäischen Union beschränken.`,
          },
        },
        {
          title: { en: 'How do we get our data back?', de: 'Wie bekommen wir unsere Daten zurück?' },
          body: {
            en: `At any time, without asking us: a complete export in documented formats, with all versions and attachments. After the end of a contract we keep it for ninety days and then delete it, backups included within a further thirty-five. You receive a record of both.`,
            de: `Jederzeit und ohne uns zu fragen: ein vollständiger Export in dokumentierten Formaten, mit allen Fassungen und Anhängen. Nach Vertragsende bewahren wir die Daten neunzig Tage auf und löschen sie dann, Sicherungen innerhalb weiterer fünfunddreißig. Über beides erhalten Sie ein Protokoll.`,
          },
          paragraphs: [
            {
              kind: 'text_lists',
              lists: [
                {
                  heading: { en: 'Formats of the export', de: 'Formate des Exports' },
                  style: 'terms',
                  items: [
                    {
                      title: { en: 'Records', de: 'Datensätze' },
                      text: {
                        en: 'JSON, one file for each kind, with a schema',
                        de: 'JSON, eine Datei je Art, mit Schema',
                      },
                    },
                    {
                      title: { en: 'History', de: 'Verlauf' },
                      text: {
                        en: 'JSON lines, in the order in which it happened',
                        de: 'JSON Lines, in der Reihenfolge des Geschehens',
                      },
                    },
                    {
                      title: { en: 'Attachments', de: 'Anhänge' },
                      text: {
                        en: 'As uploaded, with a list of checksums',
                        de: 'Wie hochgeladen, mit einer Liste von Prüfsummen',
                      },
                    },
                    {
                      title: { en: 'Reports', de: 'Berichte' },
                      text: { en: 'PDF/A, as they were issued', de: 'PDF/A, so wie sie ausgestellt wurden' },
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          title: {
            en: 'Who are your own critical suppliers?',
            de: 'Wer sind Ihre eigenen kritischen Lieferanten?',
          },
          body: {
            en: `Seven: two for data centres, two for text messages and calls, one each for e-mail, certificates and payroll. Payroll is on the list because we once left it out. Customers receive the names, the sub-contractors behind them and a notice of ninety days before a change.`,
            de: `Sieben: zwei für Rechenzentren, zwei für SMS und Anrufe, je einer für E-Mail, Zertifikate und Lohnabrechnung. Die Lohnabrechnung steht dort, weil wir sie einmal vergessen hatten. Kunden erhalten die Namen, die Unterauftragnehmer dahinter und neunzig Tage vor einem Wechsel eine Mitteilung.`,
          },
        },
      ],
    },
    {
      kind: 'links_list',
      heading: { en: 'How others look at providers like us', de: 'Wie andere auf Anbieter wie uns blicken' },
      links: [
        {
          title: { en: 'DORA: digital operational resilience', de: 'DORA: digitale operationale Resilienz' },
          node: 'solution-dora',
          description: {
            en: 'What financial firms must know of an ICT provider.',
            de: 'Was Finanzunternehmen über einen IKT-Dienstleister wissen müssen.',
          },
        },
        {
          title: { en: 'Walk the exit before you need it', de: 'Den Ausstieg gehen, bevor man ihn braucht' },
          node: 'article-walk-the-exit',
          description: { en: 'Ask us these questions too.', de: 'Stellen Sie diese Fragen auch uns.' },
        },
        {
          title: { en: 'You have found a weakness', de: 'Sie haben eine Schwachstelle gefunden' },
          dialog: 'dialog-report-weakness',
          description: {
            en: 'Whom to tell, and what happens then.',
            de: 'Wem Sie es sagen und was dann geschieht.',
          },
        },
        {
          title: { en: 'Regulation (EU) 2022/2554', de: 'Verordnung (EU) 2022/2554' },
          url: 'https://eur-lex.europa.eu/eli/reg/2022/2554/oj',
          description: {
            en: 'The text itself, in all languages of the Union.',
            de: 'Der Text selbst, in allen Amtssprachen der Union.',
          },
        },
      ],
    },
  ],
};
