import type { DemoNodeOf } from '../../demo-types.ts';

/** Recordings of webinars, two to listen to, one film. */
export const moreRecordings: DemoNodeOf<'resource'>[] = [
  {
    key: 'resource-webinar-confined-space',
    type: 'resource',
    title: { en: 'Recording: the hatch, the gas and the person outside' },
    created: '2023-11-14T10:00:00Z',
    resourceTypes: ['webinar'],
    authors: ['person-hanna-lehtonen'],
    productSuites: ['health-safety'],
    industries: ['energy-utilities', 'manufacturing', 'construction'],
    tags: ['near-miss', 'culture'],
    body: {
      en: `In this recording of 48 minutes Hanna Lehtonen reads the seven lines of the [confined-space checklist](node:resource-confined-space-checklist) at a real hatch, with a crew from a treatment works who had not rehearsed.

## What you will see

- **00:03** Why the youngest asks
- **00:11** A measurement that is three and a half hours old, and how long it takes until somebody notices
- **00:22** The rescue, tried with a volunteer of 94 kilograms: eleven minutes instead of four
- **00:37** The crew changes two lines. Both changes are in the third edition

## The figure to remember

Eight entries out of 640 were called off at this company in two years. The crew was asked whether it had been worth the time. The answer is at 00:44 and has two words.`,
    },
  },
  {
    key: 'resource-webinar-cutting-policies',
    type: 'resource',
    title: { en: 'Recording: cutting a policy from nine pages to three' },
    created: '2025-12-02T10:00:00Z',
    resourceTypes: ['webinar'],
    authors: ['person-eleanor-strand'],
    productSuites: ['policy-management', 'compliance-audit'],
    industries: ['education', 'public-administration', 'banking'],
    tags: ['culture', 'regulator'],
    body: {
      en: `Eleanor Strand cuts a real travel policy live, with its owner, in 44 minutes. The university agreed on condition that its name is not mentioned and that the hotel clause is.

## What you will hear

- **00:05** Reading aloud: 31 sentences, of which nine ask somebody to do something
- **00:14** Seven duties for a post that no longer exists
- **00:20** The hotel clause
- **00:29** A test reader looks for her own duty: 3 minutes 40 before, 35 seconds after
- **00:38** What the auditor said to the shorter version

The working method is on one page in the [review checklist](node:resource-policy-review-checklist).`,
    },
  },
  {
    key: 'resource-webinar-depot',
    type: 'resource',
    title: {
      en: 'Recording: four in the morning at the depot',
      de: 'Aufzeichnung: morgens um vier im Betriebshof',
    },
    created: '2024-07-09T06:00:00Z',
    resourceTypes: ['webinar'],
    authors: ['person-gudrun-eibensteiner'],
    productSuites: ['health-safety', 'incident-claims'],
    industries: ['oeffentlicher-verkehr', 'transport-logistics'],
    tags: ['near-miss', 'culture'],
    body: {
      en: `A recording of 39 minutes, made during an early shift. Gudrun Eibensteiner introduces a report form to people who have six minutes and no wish to see another form.

## What you will hear

- **00:02** The card with one question: *Where do you do something that is not in the rules so that nothing happens?*
- **00:10** The third door, told by three drivers in three versions
- **00:18** Six minutes at the terminus: the form is filled in, for real, with the engine running
- **00:27** What the works council asked beforehand, and what was changed because of it
- **00:34** The first answer comes back during the same shift

In German, with captions in English and German. The story is also told in [The third door](node:article-near-miss-bus-door).`,
      de: `Eine Aufzeichnung von 39 Minuten, entstanden während einer Frühschicht. Gudrun Eibensteiner stellt ein Meldeformular Leuten vor, die sechs Minuten haben und kein weiteres Formular sehen möchten.

## Was Sie hören

- **00:02** Die Karte mit einer Frage: *Wo machen Sie etwas, das nicht in der Vorschrift steht, damit nichts passiert?*
- **00:10** Die dritte Tür, erzählt von drei Fahrern in drei Fassungen
- **00:18** Sechs Minuten an der Endstation: Das Formular wird ausgefüllt, im Ernst und bei laufendem Motor
- **00:27** Was der Betriebsrat vorher gefragt hat und was sich daraufhin geändert hat
- **00:34** Die erste Antwort kommt noch in derselben Schicht

Auf Deutsch, mit Untertiteln in beiden Sprachen. Nachzulesen ist die Geschichte in [Die dritte Tür](node:article-near-miss-bus-door).`,
    },
  },
  {
    key: 'resource-listen-near-miss',
    type: 'resource',
    title: { en: 'Listen: a near miss costs nothing', de: 'Zum Hören: Ein Beinahe-Unfall kostet nichts' },
    created: '2025-11-18T09:00:00Z',
    resourceTypes: ['episode'],
    authors: ['person-hanna-lehtonen'],
    productSuites: ['health-safety', 'incident-claims'],
    industries: ['transport-logistics', 'manufacturing'],
    tags: ['near-miss', 'culture'],
    recording: 'recording-near-miss',
    edition: { en: 'Episode 3', de: 'Folge 3' },
    body: {
      en: `Thirty-six seconds about two pallets, one fork and a worn chain. It is meant for the start of a shift: play it, be silent for a moment, and ask whether anybody knows such a chain.

## How it is used

A warehouse plays it on Mondays before the gate opens, on a telephone held up by the shift lead. In the first four weeks eleven people came forward after it, with seven things; two of them were chains.

## What to say afterwards

- *Whom do you tell here, and what happened to the last thing that was told?*
- Nothing about duties. Nothing about figures.

The recording is in English. What is said can be read below the player in both languages. The form that goes with it has [seven questions](node:resource-near-miss-form).`,
      de: `Sechsunddreißig Sekunden über zwei Paletten, eine Gabel und eine abgenutzte Kette. Gedacht für den Schichtbeginn: abspielen, einen Augenblick still sein und fragen, ob jemand so eine Kette kennt.

## Wie es benutzt wird

Ein Lager spielt die Aufnahme montags ab, bevor das Tor aufgeht, von einem Telefon, das die Schichtleitung hochhält. In den ersten vier Wochen meldeten sich danach elf Leute mit sieben Hinweisen; zwei davon waren Ketten.

## Was man danach sagt

- *Wem sagt man das hier, und was wurde aus dem letzten Hinweis?*
- Nichts über Pflichten. Nichts über Zahlen.

Gesprochen wird englisch. Nachlesen lässt sich der Text unter dem Abspieler in beiden Sprachen. Der Meldebogen dazu hat [sieben Fragen](node:resource-near-miss-form).`,
    },
  },
  {
    key: 'resource-listen-first-hour',
    type: 'resource',
    title: {
      en: 'Listen: the first hour after an outage',
      de: 'Zum Hören: die erste Stunde nach einem Ausfall',
    },
    created: '2026-03-17T09:00:00Z',
    resourceTypes: ['episode'],
    authors: ['person-tobias-renner', 'person-eskil-tveitan'],
    productSuites: ['business-continuity'],
    industries: ['energy-utilities', 'healthcare', 'public-administration'],
    tags: ['operational-resilience'],
    recording: 'recording-first-hour',
    edition: { en: 'Episode 4', de: 'Folge 4' },
    body: {
      en: `Forty-one seconds from a substation: three questions, one page and two wrong telephone numbers. For crisis teams who have a minute left before their exercise begins.

## What to do with it

1. Play it without an introduction.
2. Let each person write down who would decide in their house at ten past four.
3. Compare. If more than one name is on the table, the exercise has begun.

## Behind it

The page with the wrong numbers was rehearsed four times a year from then on, each time with other people. At the next outage the first report took eleven minutes. The [checklist](node:resource-first-hour-checklist) has room for your own numbers.

The recording is in German. A transcript in both languages stands below the player.`,
      de: `Einundvierzig Sekunden aus einem Umspannwerk: drei Fragen, eine Seite und zwei falsche Rufnummern. Für Krisenstäbe, die vor der Übung noch eine Minute haben.

## Was Sie damit anfangen

1. Ohne Einleitung abspielen.
2. Jede Person schreibt auf, wer im eigenen Haus um zehn nach vier entscheiden würde.
3. Vergleichen. Liegt mehr als ein Name auf dem Tisch, hat die Übung begonnen.

## Dahinter

Die Seite mit den falschen Nummern wurde von da an viermal im Jahr geprobt, jedes Mal mit anderen Leuten. Beim nächsten Ausfall dauerte es elf Minuten bis zur ersten Meldung. In der [Checkliste](node:resource-first-hour-checklist) ist Platz für Ihre eigenen Nummern.

Gesprochen wird deutsch. Der Wortlaut steht in beiden Sprachen unter dem Abspieler.`,
    },
  },
  {
    key: 'resource-film-incident-timeline',
    type: 'resource',
    title: { en: 'Watch: an incident in twenty seconds', de: 'Zum Ansehen: ein Vorfall in zwanzig Sekunden' },
    created: '2026-07-07T09:00:00Z',
    resourceTypes: ['webinar'],
    authors: ['person-noor-ravensdale'],
    productSuites: ['incident-claims', 'business-continuity'],
    industries: ['manufacturing', 'energy-utilities'],
    tags: ['operational-resilience', 'data-quality'],
    recording: 'film-incident-timeline',
    edition: { en: 'Second version, with captions', de: 'Zweite Fassung, mit Untertiteln' },
    body: {
      en: `A hill of contour lines and four flags: ten past four, twenty-five past, half past five, half past seven. The film shows how a record comes into being while nobody has time to write one.

## What it shows

- The first entry is a sensor and not a person
- The second one is a decision, with a name
- The third concerns people outside, who learn what to expect
- The fourth is the last line of a record that nobody had to compose afterwards

## What it does not show

The three hours of telephone calls between the flags. Four sentences are spoken; they stand in the captions as well, so that it can run without sound in a control room.`,
      de: `Ein Hügel aus Höhenlinien und vier Fähnchen: zehn nach vier, fünf vor halb fünf, halb sechs, halb acht. Der Film zeigt, wie eine Akte entsteht, während niemand Zeit hat, eine zu schreiben.

## Was er zeigt

- Der erste Eintrag ist ein Sensor und kein Mensch
- Der zweite ist eine Entscheidung, mit Namen
- Der dritte gilt Menschen außerhalb, die erfahren, womit sie rechnen müssen
- Der vierte ist die letzte Zeile einer Akte, die hinterher niemand verfassen musste

## Was er nicht zeigt

Die drei Stunden Telefonate zwischen den Fähnchen. Gesprochen werden vier Sätze, auf Englisch; sie stehen auch in den Untertiteln, damit der Film in einer Leitwarte ohne Ton laufen kann.`,
    },
  },
];
