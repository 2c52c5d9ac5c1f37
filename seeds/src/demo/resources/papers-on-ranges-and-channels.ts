import type { DemoNodeOf } from '../../demo-types.ts';

/** White papers: lead times, ranges, reporting channels, and one from the archive. */
export const papersOnRangesAndChannels: DemoNodeOf<'resource'>[] = [
  {
    key: 'resource-lead-times-paper',
    type: 'resource',
    title: { en: 'Lead times are distributions' },
    created: '2021-06-24T08:00:00Z',
    resourceTypes: ['white-paper'],
    authors: ['person-yusuf-demirel'],
    productSuites: ['third-party-risk', 'business-continuity'],
    industries: ['manufacturing', 'retail', 'transport-logistics'],
    tags: ['supplier-outage', 'data-quality'],
    edition: { en: 'First edition' },
    body: {
      en: `Planning systems hold one number for the time between order and delivery. This paper shows on twelve shipping lanes and six years of arrivals what that number hides, and what can be done with a spreadsheet.

## What is in it

- How to take the last hundred arrivals of a lane and read the median, the ninetieth and the ninety-eighth
- Why the average of the year 2020 describes no delivery of that year
- Safety stock calculated from the observed spread instead of an entered one, with the effect on capital: plus 11 per cent for 70 articles, minus 19 per cent for 600 others
- When to pay for air freight: a rule with a limit, worked through for a part of 14 euros and one of 1,400

## What is not in it

Forecasts. The method says how late deliveries have been, not how late the next one will be. In each of the six years there was one delivery later than any before it.

## For whom

Purchasing, logistics and whoever signs the stock value. No statistics beyond sorting are required. The appendix contains the twelve lanes with altered names, so that you can check our sums; two readers found mistakes in the first printing, and both are thanked on page 31.`,
    },
  },
  {
    key: 'resource-ranges-paper',
    type: 'resource',
    title: {
      en: 'From colours to ranges: two boards, one year',
      de: 'Von Farben zu Spannen: zwei Gremien, ein Jahr',
    },
    created: '2025-04-15T07:30:00Z',
    resourceTypes: ['white-paper'],
    authors: ['person-imani-okafor'],
    productSuites: ['enterprise-risk'],
    industries: ['energy-utilities', 'insurance', 'education'],
    tags: ['board-reporting', 'data-quality'],
    edition: { en: 'First edition', de: 'Erste Auflage' },
    body: {
      en: `Two organisations replaced the heat map in their risk report by ranges in money and days, and let us attend four meetings each. This paper describes what changed in the conversations, in the decisions and in the time that preparation took.

## Findings

- **Time.** The first report with ranges took 19 working days, the fourth five. The heat map had taken eleven.
- **Talk.** Questions about method filled half of the first meeting and four minutes of the fourth.
- **Decisions.** In the year before, two decisions were recorded under the item *risk*. In the year with ranges there were eleven, of which three were to do nothing.
- **Mistakes.** One range was wrong by a factor of ten. It was noticed in the meeting, by a member who ran a farm. On a heat map nobody could have noticed it.

## What did not work

Likelihoods. Both boards asked for them, both received ranges such as *once in six to twelve years*, and neither used them. They asked instead how likely the event would have to be for the measure to pay. Chapter 4 shows that calculation with three examples.

A sheet for your own first scenario is available as a [template](node:resource-scenario-sheet).`,
      de: `Zwei Organisationen haben die Risikomatrix in ihrem Bericht durch Spannen in Geld und Tagen ersetzt und uns an je vier Sitzungen teilnehmen lassen. Dieses Papier beschreibt, was sich an den Gesprächen, den Entscheidungen und am Aufwand der Vorbereitung geändert hat.

## Ergebnisse

- **Zeit.** Der erste Bericht mit Spannen brauchte 19 Arbeitstage, der vierte fünf. Die Matrix hatte elf gebraucht.
- **Gespräch.** Fragen zur Methode füllten die halbe erste Sitzung und vier Minuten der vierten.
- **Entscheidungen.** Im Jahr davor sind unter dem Punkt *Risiko* zwei Entscheidungen protokolliert, im Jahr mit Spannen elf. Drei davon lauten, nichts zu tun.
- **Fehler.** Eine Spanne war um den Faktor zehn falsch. Bemerkt hat es in der Sitzung ein Mitglied, das einen Hof führt. Auf einer Matrix hätte es niemand bemerken können.

## Was nicht funktioniert hat

Wahrscheinlichkeiten. Beide Gremien verlangten sie, beide bekamen Spannen wie *einmal in sechs bis zwölf Jahren*, und keines hat sie benutzt. Gefragt wurde stattdessen, wie wahrscheinlich das Ereignis sein müsste, damit sich die Maßnahme lohnt. Kapitel 4 zeigt diese Rechnung an drei Beispielen.

Ein Blatt für Ihr eigenes erstes Szenario gibt es als [Vorlage](node:resource-scenario-sheet).`,
    },
  },
  {
    key: 'resource-reporting-channel-paper',
    type: 'resource',
    title: {
      en: 'Running a reporting channel: the first year of eleven',
      de: 'Eine Meldestelle betreiben: das erste Jahr von elf Häusern',
    },
    created: '2024-08-13T07:00:00Z',
    resourceTypes: ['white-paper'],
    authors: ['person-eleanor-strand', 'person-henrike-vossberg'],
    productSuites: ['compliance-audit', 'policy-management'],
    industries: ['manufacturing', 'public-administration', 'retail'],
    tags: ['regulator', 'culture'],
    edition: { en: 'First edition', de: 'Erste Auflage' },
    body: {
      en: `Eleven organisations with between 60 and 9,000 people have told us what happened in the first year of their internal reporting channel. Without names, and after both sides had read the text.

## In figures

- 148 reports, between none and 51 for each organisation. The house with none had put the notice into the intranet; most of its people drive vans.
- 43 per cent anonymous
- Median time to acknowledgement: two days. Longest: 26, during a company holiday
- 38 per cent contained something that had to be changed, 11 per cent something unlawful

## Chapters

1. The door: where the channel is announced, and who passes by
2. The form, in three versions, with the number of reports broken off halfway
3. The first conversation, when there is one
4. Feedback: nineteen letters, the good ones and the other ones
5. What the managing director may know, and what she must not
6. Money: between 0.1 and 0.8 of a post

## A result we had not expected

In seven of eleven houses the channel received more near misses and defects than misconduct. People used it because it was the first place which answered. All seven have since repaired the place where these reports should have gone.`,
      de: `Elf Organisationen mit 60 bis 9.000 Beschäftigten haben uns berichtet, was im ersten Jahr ihrer internen Meldestelle geschah. Ohne Namen, und beide Seiten haben den Text vorher gelesen.

## In Zahlen

- 148 Meldungen, je Haus zwischen keiner und 51. Das Haus ohne Meldung hatte den Hinweis ins Intranet gestellt; die meisten seiner Leute fahren Transporter.
- 43 Prozent anonym
- Mittlere Zeit bis zur Eingangsbestätigung: zwei Tage. Längste: 26, während der Betriebsferien
- 38 Prozent enthielten etwas, das geändert werden musste, 11 Prozent etwas Rechtswidriges

## Kapitel

1. Die Tür: wo die Meldestelle bekannt gemacht wird und wer dort vorbeikommt
2. Das Formular in drei Fassungen, mit der Zahl der abgebrochenen Meldungen
3. Das erste Gespräch, falls es eines gibt
4. Rückmeldungen: neunzehn Schreiben, die guten und die anderen
5. Was die Geschäftsführung wissen darf und was nicht
6. Geld: zwischen 0,1 und 0,8 einer Stelle

## Ein Ergebnis, mit dem wir nicht gerechnet hatten

In sieben von elf Häusern gingen bei der Meldestelle mehr Beinahe-Unfälle und Mängel ein als Fehlverhalten. Die Leute nutzten sie, weil sie die erste Stelle war, die antwortete. Alle sieben haben seither die Stelle repariert, an die diese Meldungen gehört hätten.`,
    },
  },
  {
    key: 'resource-cost-of-risk-paper-2018',
    type: 'resource',
    state: 'archived',
    title: { en: 'Total cost of risk: a calculation for medium-sized firms (2018)' },
    created: '2018-03-20T09:00:00Z',
    resourceTypes: ['white-paper'],
    authors: ['person-marit-solberg'],
    productSuites: ['insurance-exposure', 'enterprise-risk'],
    industries: ['manufacturing', 'retail'],
    tags: ['board-reporting'],
    edition: { en: 'Only edition' },
    body: {
      en: `Premium, retained losses, own people, prevention: what does risk cost in a year? This paper calculates it for a manufacturer with 900 staff. It is kept for those who quote it.

## What it contains

- Eleven items, from premium to the hours of a plant manager after an accident
- A comparison of three years, before and after a higher deductible
- A page on what such a figure cannot show

## Why it is in the archive

The prices are those of a soft market, and the chapter on insurance tax is out of date. The structure holds. We replaced the paper by nothing, because customers now take the figures from [Programme Renewal](node:programme-renewal), with their own items.

One remark is worth keeping. In the third year the total fell by 14 per cent. Half of it was luck, which the paper says on page 9 and which everybody who quotes it leaves out.`,
    },
  },
];
