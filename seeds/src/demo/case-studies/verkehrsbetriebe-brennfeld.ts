import type { DemoNodeOf } from '../../demo-types.ts';

export const verkehrsbetriebeBrennfeld: DemoNodeOf<'case_study'> = {
  key: 'case-verkehrsbetriebe-brennfeld',
  type: 'case_study',
  customer: 'Verkehrsbetriebe Brennfeld',
  title: {
    en: 'Verkehrsbetriebe Brennfeld: reserves with a reason',
    de: 'Verkehrsbetriebe Brennfeld: Rückstellungen mit Begründung',
  },
  summary: {
    en: 'A tram and bus operator split its claims reserves into parts and asked for one sentence with every change. Late surprises at year end fell by two thirds.',
    de: 'Ein Nahverkehrsbetrieb gliederte seine Schadenrückstellungen auf und verlangte zu jeder Änderung einen Satz. Die Überraschungen zum Jahresende gingen um zwei Drittel zurück.',
  },
  created: '2023-09-05T07:30:00Z',
  productSuites: ['incident-claims'],
  industries: ['oeffentlicher-verkehr', 'transport-logistics'],
  tags: ['claims-reserve', 'data-quality'],
  results: [
    {
      figure: { en: '€1.8 m to €0.6 m', de: '1,8 auf 0,6 Mio. €' },
      meaning: {
        en: 'added to reserves of earlier years at year end, 2020 and 2022',
        de: 'Nachreservierung für Vorjahre zum Jahresabschluss, 2020 und 2022',
      },
    },
    {
      figure: { en: '9%', de: '9 %' },
      meaning: {
        en: 'of open cases raised three times or more, down from 22%',
        de: 'der offenen Fälle dreimal oder öfter erhöht, zuvor 22 %',
      },
    },
    {
      figure: { en: '11 days', de: '11 Tage' },
      meaning: {
        en: 'to settle damage below 1,500 euros, down from 34',
        de: 'bis zur Regulierung von Sachschäden unter 1.500 Euro, zuvor 34',
      },
    },
  ],
  body: {
    en: `## The situation

Verkehrsbetriebe Brennfeld handle about 1,900 claims a year: bent doors, scratched cars, falls inside the vehicle. The operator bears the first 250,000 euros of each loss itself. At the close of 2020 it had to add 1.8 million euros to reserves of earlier years. The auditor asked for reasons, and the seven handlers searched their e-mail for two weeks.

## What they did

In spring 2021 the department moved to [Claims Ledger](node:claims-ledger) and changed three rules along with it. Reserves consist of five components instead of one sum. Every change needs one sentence in plain words. And a case is reviewed when something happens, such as a medical report or a lawyer’s letter, within five working days. Reports from the control room now arrive through [Incident Desk](node:incident-desk), with time, vehicle and position; nobody types them in again.

The 640 open cases were not transferred automatically. All seven handlers read their own cases and set the components anew, which took nine weeks.

## What changed

The additions for earlier years fell to 0.6 million euros at the close of 2022. The share of cases raised three times or more went from 22 to 9 per cent. It also emerged where the money lies: falls in the vehicle make up 28 per cent of cases and 61 per cent of payments. Braking training now concentrates on the two routes on which most of them happen.

## What did not work

A spreadsheet model that proposed the first reserve from similar cases was dropped after four months. The handlers accepted its figure in 93 per cent of cases, including those in which it was plainly too low. The sentence with each change was at first often “adjusted”. That stopped when the head of claims began reading five sentences aloud in the Monday meeting, her own among them.`,
    de: `## Die Ausgangslage

Die Verkehrsbetriebe Brennfeld bearbeiten rund 1.900 Schadenfälle im Jahr: verbogene Türen, zerkratzte Autos, Stürze im Fahrzeug. Die ersten 250.000 Euro je Schaden trägt das Unternehmen selbst. Zum Jahresabschluss 2020 musste es für frühere Jahre 1,8 Millionen Euro nachreservieren. Der Wirtschaftsprüfer fragte nach Gründen, und die sieben Sachbearbeiterinnen und Sachbearbeiter durchsuchten zwei Wochen lang ihre E-Mails.

## Das Vorgehen

Im Frühjahr 2021 stellte die Abteilung auf [Claims Ledger](node:claims-ledger) um und änderte dabei drei Regeln. Eine Rückstellung besteht aus fünf Bestandteilen statt aus einer Summe. Jede Änderung braucht einen Satz in klaren Worten. Und ein Fall wird geprüft, wenn etwas geschieht, etwa bei einem Gutachten oder einem Anwaltsschreiben, und zwar innerhalb von fünf Arbeitstagen. Meldungen der Leitstelle treffen seither über [Incident Desk](node:incident-desk) ein, mit Uhrzeit, Fahrzeug und Position; niemand tippt sie mehr ab.

Die 640 offenen Fälle wurden nicht automatisch übernommen. Alle sieben lasen ihre eigenen Fälle und setzten die Bestandteile neu an; das dauerte neun Wochen.

## Was sich geändert hat

Die Nachreservierung für Vorjahre sank zum Abschluss 2022 auf 0,6 Millionen Euro. Der Anteil der dreimal oder öfter erhöhten Fälle ging von 22 auf 9 Prozent zurück. Außerdem wurde sichtbar, wo das Geld liegt: Stürze im Fahrzeug machen 28 Prozent der Fälle und 61 Prozent der Zahlungen aus. Das Bremstraining konzentriert sich nun auf die zwei Linien mit den meisten Stürzen.

## Was nicht funktioniert hat

Ein Rechenmodell, das aus ähnlichen Fällen die erste Rückstellung vorschlug, wurde nach vier Monaten aufgegeben. Sein Vorschlag wurde in 93 Prozent der Fälle übernommen, auch dort, wo er erkennbar zu niedrig war. Der Satz zu jeder Änderung lautete anfangs oft „angepasst“. Das hörte auf, als die Leiterin begann, in der Montagsrunde fünf Sätze vorzulesen, darunter ihre eigenen.`,
  },
  location: { en: 'Germany', de: 'Deutschland' },
  facts: [
    {
      label: { en: 'Passengers a year', de: 'Fahrgäste im Jahr' },
      value: { en: '41 million', de: '41 Millionen' },
    },
    { label: { en: 'Routes', de: 'Linien' }, value: { en: '6 tram, 29 bus', de: '6 Straßenbahn, 29 Bus' } },
    { label: { en: 'Claims a year', de: 'Schäden im Jahr' }, value: { en: 'about 1,900', de: 'rund 1.900' } },
  ],
  products: ['claims-ledger', 'incident-desk'],
  testimonial: 'testimonial-brennfeld',
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'Read on', de: 'Zum Weiterlesen' },
      resources: ['resource-claims-reserve-guide', 'resource-first-hour-checklist'],
    },
  ],
};
