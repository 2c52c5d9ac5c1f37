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
  ],
};
