import type { DemoNodeOf } from '../../demo-types.ts';

export const hazardWalk: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'hazard-walk',
  title: { en: 'Hazard Walk', de: 'Hazard Walk' },
  suite: 'suite-health-safety',
  productSuites: ['health-safety', 'incident-claims'],
  industries: ['manufacturing', 'construction', 'transport-logistics', 'healthcare'],
  tags: ['near-miss', 'culture'],
  created: '2019-06-03T08:00:00Z',
  summary: {
    en: 'Walks, inspections and near misses on a phone, and no report that can be closed without an answer.',
    de: 'Begehungen, Prüfungen und Beinahe-Unfälle auf dem Telefon, und keine Meldung, die ohne Antwort geschlossen werden kann.',
  },
  body: {
    en: `A near miss is the cheapest information a site will ever receive. It costs one person a minute of work and a little courage. Hazard Walk tries to make the minute shorter and the courage unnecessary.

## Reporting

Scan the code on the machine or open the app, take a photograph, say or type one sentence, send. The place comes from the code. Gloves are not a problem: the buttons are large and nothing has to be typed. Names are optional. Those who leave theirs out receive a code with which to follow what happens.

## Answering

The report arrives with the person responsible for that place. Three things can be done with it: fix it, plan it, or explain why not. In each case the reporter receives an answer in the words of that person. There is no standard text for *thank you for your report*, because people recognise it.

## Walking

- Routes with stations, on plans of your buildings
- Checklists by place, with the questions from last time that are still open
- Photographs with arrows, faces blurred on the device before upload
- Findings become measures with a date before the walk is over

## Looking at the whole

The overview shows reports by place and by kind, the median time to an answer and the share answered with *no*. It also shows where reports have stopped. A department that has gone quiet is listed beside one that has too many.

## Limits

Hazard Walk works offline for up to thirty days and 500 photographs per device. Anonymous means that we store no name and no device number; on a shift of two, colleagues will still guess. The product counts no reports per person and cannot be made to.`,
    de: `Ein Beinahe-Unfall ist die günstigste Auskunft, die ein Standort je bekommt. Sie kostet eine Person eine Minute Arbeit und etwas Mut. Hazard Walk soll die Minute verkürzen und den Mut überflüssig machen.

## Melden

Den Code an der Maschine scannen oder die App öffnen, ein Foto machen, einen Satz sprechen oder tippen, absenden. Den Ort kennt der Code. Handschuhe stören nicht: Die Schaltflächen sind groß, und tippen muss niemand. Der Name ist freiwillig. Wer ihn weglässt, erhält einen Code, mit dem sich der Fortgang verfolgen lässt.

## Antworten

Die Meldung erreicht die Person, die für diesen Ort verantwortlich ist. Sie kann den Mangel beheben, die Behebung planen oder begründen, warum nicht. In jedem Fall geht eine Antwort in ihren eigenen Worten zurück. Einen Textbaustein *Vielen Dank für Ihre Meldung* gibt es nicht, denn den erkennt jeder.

## Begehen

- Rundgänge mit Stationen auf den Plänen Ihrer Gebäude
- Checklisten je Ort, mit den noch offenen Fragen vom letzten Mal
- Fotos mit Pfeilen, Gesichter werden vor dem Hochladen auf dem Gerät unkenntlich gemacht
- Feststellungen werden zu Maßnahmen mit Termin, noch bevor der Rundgang endet

## Das Ganze betrachten

Die Übersicht zeigt Meldungen nach Ort und Art, die mittlere Zeit bis zur Antwort und den Anteil der Antworten, die Nein lauten. Sie zeigt auch, wo die Meldungen aufgehört haben. Eine verstummte Abteilung steht neben einer, die zu viele hat.

## Grenzen

Offline arbeitet Hazard Walk bis zu dreißig Tage und mit 500 Fotos je Gerät. Anonym heißt, dass wir weder Namen noch Gerätekennung speichern. In einer Zweierschicht werden Kolleginnen und Kollegen trotzdem raten. Meldungen pro Person zählt das Produkt nicht und lässt sich auch nicht dazu bringen.`,
  },
  capabilities: [
    {
      title: { en: 'Report in under a minute', de: 'Meldung in unter einer Minute' },
      text: {
        en: 'Code, photograph, one sentence. In 24 languages, spoken or typed.',
        de: 'Code, Foto, ein Satz. In 24 Sprachen, gesprochen oder getippt.',
      },
    },
    {
      title: { en: 'No closing without an answer', de: 'Kein Abschluss ohne Antwort' },
      text: {
        en: 'The person responsible writes to the reporter. Then the report can be closed.',
        de: 'Die verantwortliche Person antwortet. Erst dann lässt sich die Meldung schließen.',
      },
    },
    {
      title: { en: 'Silence is shown', de: 'Stille wird sichtbar' },
      text: {
        en: 'Places from which reports used to come and no longer do.',
        de: 'Orte, von denen früher Meldungen kamen und jetzt nicht mehr.',
      },
    },
    {
      title: { en: 'Faces blurred on the device', de: 'Gesichter auf dem Gerät unkenntlich' },
      text: {
        en: 'Photographs leave the phone only after people in them can no longer be recognised.',
        de: 'Fotos verlassen das Telefon erst, wenn Personen darauf nicht mehr erkennbar sind.',
      },
    },
  ],
  platform: 'platform-field',
  facts: [
    {
      label: { en: 'Time for a report', de: 'Zeit für eine Meldung' },
      value: { en: 'under a minute', de: 'unter einer Minute' },
    },
    {
      label: { en: 'Languages', de: 'Sprachen' },
      value: { en: '24, spoken or typed', de: '24, gesprochen oder getippt' },
    },
    {
      label: { en: 'Offline', de: 'Offline' },
      value: { en: '30 days, 500 photographs', de: '30 Tage, 500 Fotos' },
    },
  ],
  resources: ['resource-near-miss-form', 'resource-near-miss-counts-paper', 'resource-site-walk-checklist'],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: ['case-northmere-water', 'article-near-miss-214', 'article-hazard-walk-without-a-signal'],
    },
    {
      kind: 'basic',
      body: {
        en: `## A report, from the gantry to the answer`,
        de: `## Eine Meldung, vom Portalkran bis zur Antwort`,
      },
      paragraphs: [
        {
          kind: 'text_lists',
          lists: [
            {
              style: 'steps',
              items: [
                {
                  title: { en: '14:06', de: '14:06 Uhr' },
                  text: {
                    en: 'A slinger photographs a frayed strop. “Hook 3, third strand gone.”',
                    de: 'Ein Anschläger fotografiert eine aufgeriebene Schlinge. „Haken 3, dritter Strang durch.“',
                  },
                },
                {
                  title: { en: '14:09', de: '14:09 Uhr' },
                  text: {
                    en: 'The shift lead takes the hook out of use and writes that he has.',
                    de: 'Die Schichtleitung sperrt den Haken und schreibt, dass er gesperrt ist.',
                  },
                },
                {
                  title: { en: 'Next day', de: 'Tags darauf' },
                  text: {
                    en: 'Purchasing finds eleven strops of the same delivery. Nine are worn at the same place.',
                    de: 'Der Einkauf findet elf Schlingen derselben Lieferung. Neun sind an derselben Stelle verschlissen.',
                  },
                },
                {
                  title: { en: 'Thursday', de: 'Donnerstag' },
                  text: {
                    en: 'The slinger hears from the shift lead what was found, and with which photograph it had begun.',
                    de: 'Der Anschläger erfährt von der Schichtleitung, was gefunden wurde und mit welchem Foto es begann.',
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
