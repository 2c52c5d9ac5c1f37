import type { DemoNodeOf } from '../../demo-types.ts';

/** Recordings of webinars and of one night at the duty desk. */
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
    key: 'resource-night-at-the-duty-desk',
    type: 'resource',
    title: { en: 'Listen: a night at the duty desk' },
    created: '2025-11-18T09:00:00Z',
    resourceTypes: ['webinar'],
    authors: ['person-eskil-tveitan'],
    productSuites: ['business-continuity'],
    industries: ['technology', 'energy-utilities', 'healthcare'],
    tags: ['operational-resilience', 'culture'],
    edition: { en: 'Episode 3' },
    body: {
      en: `Eskil Tveitan tells how one of our own outages looked from the chair in which it was noticed: the certificate of 14 February 2025, which had expired together with the certificate of the monitor that watches certificates.

## Why we publish it

The [report on the outage](node:security) has nine pages and is correct. It does not say how long forty seconds are when three telephones ring and every screen is green.

## What you will hear

- How one recognises that the thing which should tell you is the thing that is broken
- Why the log was written during the event, and what stands in it at 02:51
- The moment at which somebody was woken who need not have been
- What was changed, apart from the two certificates

No customers are named. A transcript can be read below the player.`,
    },
  },
];
