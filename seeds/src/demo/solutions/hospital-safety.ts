import type { DemoNodeOf } from '../../demo-types.ts';

export const hospitalSafety: DemoNodeOf<'solution'> = {
  type: 'solution',
  key: 'solution-hospital-safety',
  title: {
    en: 'Patient and staff safety in hospitals',
    de: 'Patienten- und Mitarbeitersicherheit im Krankenhaus',
  },
  products: ['incident-desk', 'hazard-walk', 'continuity-planner', 'policy-library'],
  productSuites: ['incident-claims', 'health-safety', 'business-continuity', 'policy-management'],
  industries: ['healthcare'],
  tags: ['near-miss', 'culture', 'operational-resilience'],
  created: '2023-03-27T08:00:00Z',
  summary: {
    en: 'Falls, mix-ups, violence against staff and a laboratory without power: one way to report, separate ways to handle.',
    de: 'Stürze, Verwechslungen, Übergriffe auf Personal und ein Labor ohne Strom: ein Meldeweg, getrennte Bearbeitung.',
  },
  body: {
    en: `A night nurse finds a patient on the floor. She reports the fall in the hospital’s system for adverse events, the wet floor to facilities by telephone and the kick to her shin not at all, because there is no form for it. Three departments will look at one night separately.

## The problem

Hospitals have good reasons to separate reports. Learning systems must protect those who report. Liability files must not mix with them, and occupational accidents have their own legal path. The separation of the files has become a separation of the forms, and this is what staff experience.

## How customers proceed

1. **One entrance.** A report form with four questions for everything, on every ward.
2. **Several rooms behind it.** Learning reports without names, liability files under privilege, staff accidents with their statutory notices. The form sorts; the reporter need not.
3. **Rounds on the wards** with the people who work there, monthly and short.
4. **Downtime practised.** Medication and laboratory on paper for an hour, once a quarter, at different times of day.
5. **Feedback at handover**, in three sentences, where all can hear it.

## What the products contribute

[Incident Desk](node:incident-desk) is the entrance and keeps the rooms apart. [Hazard Walk](node:hazard-walk) supports rounds. [Continuity Planner](node:continuity-planner) holds the downtime cards. [Policy Library](node:policy-library) finds the standard that applies tonight.

## What to expect

Start with two wards and ask nursing staff to choose them. Involve staff representatives and data protection before the pilot, not after. In the first quarter, expect more reports of violence than the house knew of.`,
    de: `Eine Pflegekraft im Nachtdienst findet einen Patienten auf dem Boden. Den Sturz meldet sie im Meldesystem für unerwünschte Ereignisse, den nassen Boden telefonisch der Haustechnik und den Tritt gegen ihr Schienbein gar nicht, weil es dafür kein Formular gibt. Drei Stellen werden dieselbe Nacht getrennt betrachten.

## Das Problem

Krankenhäuser haben gute Gründe, Meldungen zu trennen. Lernsysteme müssen die Meldenden schützen. Haftungsakten dürfen sich damit nicht vermischen, und Arbeitsunfälle haben ihren eigenen gesetzlichen Weg. Aus der Trennung der Akten ist eine Trennung der Formulare geworden, und die erlebt das Personal.

## Wie unsere Kunden vorgehen

1. **Ein Eingang.** Ein Formular mit vier Fragen für alles, auf jeder Station.
2. **Mehrere Räume dahinter.** CIRS-Meldungen ohne Namen, vertrauliche Haftungsakten, Arbeitsunfälle mit den vorgeschriebenen Anzeigen. Das Formular sortiert, nicht die meldende Person.
3. **Begehungen auf Station** mit denen, die dort arbeiten, monatlich und kurz.
4. **Geübter Ausfall.** Medikation und Labor für eine Stunde auf Papier, einmal im Quartal, zu wechselnden Tageszeiten.
5. **Rückmeldung bei der Übergabe**, in drei Sätzen, hörbar für alle.

## Was die Produkte beitragen

[Incident Desk](node:incident-desk) ist der Eingang und hält die Räume getrennt. [Hazard Walk](node:hazard-walk) unterstützt die Begehungen. Im [Continuity Planner](node:continuity-planner) liegen die Ausfallkarten. [Policy Library](node:policy-library) findet den Standard, der heute Nacht gilt.

## Womit Sie rechnen sollten

Beginnen Sie mit zwei Stationen und lassen Sie die Pflege entscheiden, mit welchen. Beziehen Sie Personalvertretung und Datenschutz vor dem Pilotbetrieb ein. Rechnen Sie im ersten Quartal mit mehr Meldungen über Gewalt, als im Haus bekannt war.`,
  },
  situations: [
    {
      title: { en: 'Three forms for one night', de: 'Drei Formulare für eine Nacht' },
      text: {
        en: 'The fall, the wet floor and the kick go to three departments, or to none.',
        de: 'Sturz, nasser Boden und Tritt gehen an drei Stellen oder an keine.',
      },
    },
    {
      title: { en: 'The folder is complete and out of date', de: 'Der Ordner ist vollständig und veraltet' },
      text: {
        en: 'Somebody signs every quarter that it is there.',
        de: 'Jedes Quartal bestätigt jemand, dass er da ist.',
      },
    },
  ],
  caseStudies: ['case-ostermoor-kliniken', 'case-st-orrin-hospitals'],
  resources: ['resource-webinar-ward-downtime', 'resource-first-hour-checklist'],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'People to talk to', de: 'Ansprechpersonen' },
      nodes: ['person-tobias-renner', 'person-yusuf-demirel'],
    },
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: ['case-st-orrin-hospitals', 'article-four-hundred-falls'],
    },
    {
      kind: 'basic',
      body: { en: `## From five hospitals`, de: `## Aus fünf Kliniken` },
      paragraphs: [{ kind: 'quotes', quotes: [{ testimonial: 'testimonial-ostermoor' }] }],
    },
  ],
};
