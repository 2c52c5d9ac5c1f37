import type { DemoNodeOf } from '../../demo-types.ts';

export const businessContinuity: DemoNodeOf<'product_suite'> = {
  type: 'product_suite',
  key: 'suite-business-continuity',
  title: { en: 'Business Continuity', de: 'Betriebliche Kontinuität' },
  accent: 'tarn',
  products: ['continuity-planner', 'exercise-room'],
  productSuites: ['business-continuity'],
  industries: ['energy-utilities', 'banking', 'healthcare', 'public-administration', 'oeffentlicher-verkehr'],
  tags: ['operational-resilience', 'supplier-outage'],
  created: '2016-10-24T08:00:00Z',
  summary: {
    en: 'Plans short enough to use at three in the morning, and exercises that show which of them would have worked.',
    de: 'Notfallpläne, die auch nachts um drei brauchbar sind, und Übungen, die zeigen, welche davon funktioniert hätten.',
  },
  body: {
    en: `A continuity plan is usually written by somebody calm for a reader who will not be. It opens with scope, terms and responsibilities. The page with the telephone numbers is an annex, and the annex is on the drive that has just failed.

Business Continuity turns this round. The impact analysis asks few questions and keeps the answers comparable. Plans open with the first three actions. Contacts, workarounds and dependencies stay available on a phone without a network.

## What the suite covers

- Impact analysis by service, with tolerable outage and minimum level
- Dependencies on people, sites, systems and suppliers, including shared ones
- Plans with roles and deputies, readable offline
- Alerting with acknowledgement, and a shared log during an event
- Exercises from a twenty-minute walk-through to a full day with several sites

## How the two products divide the work

[Continuity Planner](node:continuity-planner) holds what you intend to do. [Exercise Room](node:exercise-room) tests it with colleagues who have not read the plan, which is the realistic case. Every exercise ends with a list of assumptions that did not hold, and each item goes back to the plan it concerns.

## Where it ends

The suite does not fail systems over and does not control buildings. It alerts by text message, call and app through two independent carriers, but it is no replacement for a fire alarm or for an emergency call. Where your plans fall under a certification scheme, the suite supplies the records. It does not supply the certificate.`,
    de: `Einen Notfallplan schreibt meist jemand in Ruhe für Menschen, die keine Ruhe haben werden. Er beginnt mit Geltungsbereich, Begriffen und Zuständigkeiten. Die Seite mit den Telefonnummern ist ein Anhang, und der Anhang liegt auf dem Laufwerk, das gerade ausgefallen ist.

Betriebliche Kontinuität dreht das um. Die Business-Impact-Analyse stellt wenige Fragen und hält die Antworten vergleichbar. Pläne beginnen mit den ersten drei Schritten. Kontakte, Behelfslösungen und Abhängigkeiten stehen auch ohne Netz auf dem Telefon zur Verfügung.

## Was die Produktfamilie umfasst

- Business-Impact-Analyse je Leistung mit tolerierbarer Ausfallzeit und Mindestniveau
- Abhängigkeiten von Personal, Standorten, Systemen und Lieferanten, auch von gemeinsam genutzten
- Pläne mit Rollen und Stellvertretungen, offline lesbar
- Alarmierung mit Rückmeldung und ein gemeinsames Lagetagebuch während des Ereignisses
- Übungen vom zwanzigminütigen Durchsprechen bis zum ganzen Tag an mehreren Standorten

## Wie sich die beiden Produkte die Arbeit teilen

Im [Continuity Planner](node:continuity-planner) steht, was Sie tun wollen. Der [Exercise Room](node:exercise-room) prüft es mit Kolleginnen und Kollegen, die den Plan nicht gelesen haben, also unter realistischen Bedingungen. Jede Übung endet mit einer Liste der Annahmen, die nicht hielten, und jeder Punkt geht an den Plan zurück, den er betrifft.

## Wo sie aufhört

Die Produktfamilie schaltet keine Systeme um und steuert keine Gebäude. Sie alarmiert per SMS, Anruf und App über zwei unabhängige Netzbetreiber, ersetzt aber weder eine Brandmeldeanlage noch den Notruf. Unterliegen Ihre Pläne einer Zertifizierung, liefert sie die Aufzeichnungen. Das Zertifikat liefert sie nicht.`,
  },
  contact: 'person-tobias-renner',
  caseStudies: ['case-st-orrin-hospitals', 'case-stadtwerke-eschbrunn', 'case-marchmont-building-society'],
  outcomes: [
    {
      title: { en: 'Three actions in a minute', de: 'Drei Schritte in einer Minute' },
      text: {
        en: 'Whoever is on duty finds them on a phone without having read the plan.',
        de: 'Wer Dienst hat, findet sie auf dem Telefon, ohne den Plan gelesen zu haben.',
      },
    },
    {
      title: { en: 'Assumptions with a date', de: 'Annahmen mit Datum' },
      text: {
        en: 'Each plan says what it takes for granted and when that was last true.',
        de: 'Jeder Plan sagt, wovon er ausgeht und wann das zuletzt gestimmt hat.',
      },
    },
    {
      title: { en: 'Exercises that change plans', de: 'Übungen, die Pläne ändern' },
      text: {
        en: 'What did not hold goes back to the page it came from, with an owner.',
        de: 'Was nicht gehalten hat, geht zurück auf die Seite, von der es kam, mit einer zuständigen Person.',
      },
    },
  ],
  sections: [
    {
      kind: 'headline',
      kicker: { en: 'From two hundred exercises', de: 'Aus zweihundert Übungen' },
      heading: {
        en: 'The most common finding is a deputy on the same flight',
        de: 'Der häufigste Befund: Die Vertretung sitzt im selben Flugzeug',
      },
      text: {
        en: 'Second place goes to a key cabinet whose key is in another building.',
        de: 'Auf Platz zwei: ein Schlüsselschrank, dessen Schlüssel in einem anderen Gebäude liegt.',
      },
    },
    {
      kind: 'summary_content',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      nodes: ['solution-operational-resilience', 'person-tobias-renner', 'platform-field'],
    },
    {
      kind: 'accordion',
      heading: { en: 'Questions before you buy', de: 'Fragen vor dem Kauf' },
      allowsAllClosed: true,
      items: [
        {
          title: {
            en: 'What if your service is down on the day?',
            de: 'Was, wenn Ihr Dienst an diesem Tag ausfällt?',
          },
          body: {
            en: `Plans are stored on the phones of those who need them and work without us for fourteen days. Print the first pages as well. We do.`,
            de: `Die Pläne liegen auf den Telefonen derer, die sie brauchen, und funktionieren vierzehn Tage ohne uns. Drucken Sie die ersten Seiten trotzdem aus. Wir tun das auch.`,
          },
        },
        {
          title: {
            en: 'Does this make us ISO 22301 certified?',
            de: 'Sind wir damit nach ISO 22301 zertifiziert?',
          },
          body: {
            en: `No. The records an auditor wants to see are produced along the way, and several customers are certified. The certificate is given for what you do, not for what you use.`,
            de: `Nein. Die Nachweise, die eine Auditorin sehen will, entstehen nebenbei, und mehrere Kunden sind zertifiziert. Das Zertifikat gibt es für das, was Sie tun, nicht für das, was Sie benutzen.`,
          },
        },
        {
          title: { en: 'How many plans should we have?', de: 'Wie viele Pläne brauchen wir?' },
          body: {
            en: `Fewer. Plan for what you lose (people, place, systems, supplier) and not for why. A hospital of nine hundred beds manages with thirty-one pages, all of which have been used.`,
            de: `Weniger. Planen Sie für das, was fehlt (Menschen, Ort, Systeme, Lieferant), nicht für die Ursache. Ein Krankenhaus mit neunhundert Betten kommt mit einunddreißig Seiten aus, und alle wurden schon benutzt.`,
          },
        },
      ],
    },
    {
      kind: 'summary_resources',
      heading: { en: 'To take with you', de: 'Zum Mitnehmen' },
      resources: ['resource-exercise-script-template', 'resource-supplier-outage-playbook'],
    },
    {
      kind: 'media',
      heading: { en: 'Forty-one seconds before an exercise', de: 'Einundvierzig Sekunden vor einer Übung' },
      layout: 'text',
      items: [
        {
          media: 'recording-first-hour',
          caption: {
            en: 'In German; the transcript is in both languages.',
            de: 'Gesprochen auf Deutsch, Abschrift in beiden Sprachen.',
          },
        },
      ],
    },
  ],
};
