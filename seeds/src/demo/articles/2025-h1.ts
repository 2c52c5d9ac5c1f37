import type { DemoNodeOf } from '../../demo-types.ts';

export const articles2025FirstHalf: DemoNodeOf<'article'>[] = [
  {
    key: 'article-friday-1640',
    type: 'article',
    title: { en: 'Friday, 16:40', de: 'Freitag, 16:40 Uhr' },
    created: '2025-02-06T08:15:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-yusuf-demirel', 'person-tobias-renner'],
    productSuites: ['third-party-risk', 'business-continuity'],
    industries: ['retail', 'transport-logistics'],
    tags: ['supplier-outage', 'operational-resilience'],
    body: {
      en: `At 16:40 on a Friday in January the label service of a parcel carrier stopped answering, and the retailer that depended on it learned of this from its own warehouse at 17:25. By then 3,100 orders were packed, unlabelled and standing in front of the wrong doors.

We went through the log with the retailer the following Thursday. Nothing in it was exotic, which is why it is worth telling.

## The first hour

The carrier’s status page stayed green until 18:10. The shift lead rang the account manager, who had left at four. The contract named a 24-hour number, but in an annex, in a folder that two people in procurement could open. Both were on trains.

IT restarted the label printers, then the integration server, then the printers again. At 17:50 somebody tried the service from a telephone on the mobile network and established that the fault was not in the house.

## What decided the evening

The continuity plan had an entry for the carrier. It read ‘switch to second carrier’ and gave a recovery time of four hours. The second carrier had agreed to that in 2022, for up to 400 parcels a day. Volumes had tripled since and nobody had asked again.

What helped was a warehouse supervisor who had the pallets sorted by promised delivery date while everyone else waited. When the service came back at 20:35, the 640 orders due on Saturday stood together, and 590 of them left that night.

## What they changed

- The emergency number is on the carrier’s record in [Supplier Watch](node:supplier-watch), where the shift lead can see it.
- A probe calls the label service every two minutes and pages operations after three failures. It took half a day to build.
- The second carrier’s ceiling is a figure with a date beside it, confirmed every quarter.
- The plan in [Continuity Planner](node:continuity-planner) now opens with a question: is it us or them, and how do we know within ten minutes?

The service credit under the contract came to €212. The overtime came to €5,400, before a single apology voucher. Read the credit clause by all means, but do not mistake it for a plan.`,
      de: `An einem Freitag im Januar antwortete um 16:40 Uhr der Etikettendienst eines Paketdienstleisters nicht mehr, und der Händler, der von ihm abhing, erfuhr davon um 17:25 Uhr aus dem eigenen Lager. Zu diesem Zeitpunkt standen 3.100 Sendungen gepackt, ohne Etikett und vor den falschen Toren.

Am Donnerstag darauf gingen wir mit dem Händler das Protokoll durch. Nichts darin war ungewöhnlich, und gerade deshalb lohnt es sich, davon zu erzählen.

## Die erste Stunde

Die Statusseite des Dienstleisters blieb bis 18:10 Uhr grün. Die Schichtleiterin rief den Kundenbetreuer an, der seit 16 Uhr im Wochenende war. Der Vertrag nannte zwar eine rund um die Uhr besetzte Nummer, aber in einer Anlage, in einem Ordner, den zwei Personen im Einkauf öffnen konnten. Beide saßen im Zug.

Die IT startete die Etikettendrucker neu, dann den Integrationsserver, dann noch einmal die Drucker. Um 17:50 Uhr rief jemand den Dienst mit dem Telefon über das Mobilfunknetz auf, und damit stand fest: Der Fehler lag nicht im Haus.

## Was den Abend entschied

Der Notfallplan enthielt einen Eintrag für den Dienstleister: „Umschalten auf zweiten Anbieter“, Wiederanlaufzeit vier Stunden. Der zweite Anbieter hatte das 2022 zugesagt, für höchstens 400 Pakete am Tag. Seither hatte sich die Menge verdreifacht, und niemand hatte nachgefragt.

Geholfen hat ein Lagermeister, der die Paletten nach zugesagtem Liefertermin sortieren ließ, während alle anderen warteten. Als der Dienst um 20:35 Uhr wieder lief, standen die 640 Sendungen für Samstag beisammen. 590 davon gingen noch am selben Abend hinaus.

## Was sich geändert hat

- Die Notfallnummer steht im Datensatz des Dienstleisters in [Supplier Watch](node:supplier-watch), und die Schichtleitung kann sie sehen.
- Eine Sonde ruft den Etikettendienst alle zwei Minuten auf und alarmiert nach drei Fehlversuchen den Betrieb. Der Aufwand betrug einen halben Tag.
- Die Obergrenze des zweiten Anbieters ist eine Zahl mit Datum, die jedes Quartal bestätigt wird.
- Der Plan in [Continuity Planner](node:continuity-planner) beginnt nun mit einer Frage: Liegt es an uns oder an ihnen, und woran erkennen wir das innerhalb von zehn Minuten?

Die vertragliche Gutschrift betrug 212 Euro. Die Überstunden kosteten 5.400 Euro, ohne einen einzigen Entschuldigungsgutschein. Lesen Sie die Gutschriftklausel ruhig, aber verwechseln Sie sie nicht mit einem Plan.`,
    },
    sections: [
      {
        kind: 'basic',
        body: {
          en: `## If you want to be quicker next time`,
          de: `## Falls es beim nächsten Mal schneller gehen soll`,
        },
        paragraphs: [
          {
            kind: 'banners',
            banners: [
              {
                heading: {
                  en: 'The first 72 hours, on two pages',
                  de: 'Die ersten 72 Stunden auf zwei Seiten',
                },
                text: {
                  en: 'The playbook that was on the table that evening, four editions later.',
                  de: 'Der Ablaufplan, der an jenem Abend auf dem Tisch lag, vier Auflagen später.',
                },
                link: {
                  title: { en: 'Open the playbook', de: 'Ablaufplan öffnen' },
                  node: 'resource-supplier-outage-playbook',
                },
                pictureOf: 'resource-supplier-outage-playbook',
              },
            ],
          },
          { kind: 'related_resources', resources: ['resource-concentration-risk-paper'], fillUpTo: 3 },
        ],
      },
    ],
  },
  {
    key: 'article-regulator-writes-on-a-tuesday',
    type: 'article',
    title: {
      en: 'The regulator writes on a Tuesday: your first five working days',
      de: 'Post von der Aufsicht: die ersten fünf Arbeitstage',
    },
    created: '2025-03-18T09:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-eleanor-strand'],
    productSuites: ['compliance-audit'],
    industries: ['banking', 'insurance'],
    tags: ['regulator'],
    body: {
      en: `A supervisor’s request for information usually arrives with a deadline of ten to twenty working days, and most firms lose the first five of them deciding whose letter it is. Those five days can be planned before any letter comes.

I have been on both sides of this correspondence. From the supervisor’s side, the quality of an answer was rarely a surprise after the first telephone call.

## Day one: receipt

Log the letter with the hour it arrived, the channel and the person who opened it. Find out whether the deadline runs from the date on the letter or from receipt; two days often hide there. Name one owner who may ask anybody for anything, and tell the board secretary. Nothing is to be deleted, tidied or ‘brought up to date’ from this moment.

## Days two and three: read the questions literally

Copy each question into its own row and underline the verb. ‘Describe’, ‘provide’ and ‘explain why’ want three different things. If a question can be read in two ways, ring and ask. Supervisors prefer a call on day two to a misunderstanding on day twenty.

Then list, per question, what exists today with its date. [Obligation Register](node:obligation-register) should give you the owner and the last review in a minute. If it cannot, you have found the first weakness yourself, which is a better position than having it found for you.

## Days four and five: decide what you will admit

1. Where the evidence is good, send the original document and not a summary of it.
2. Where it is old, say so and give the date of the next review.
3. Where it does not exist, write that sentence early. It will not become easier.

> A policy dated three days after our letter answered a question we had not asked.

That remark comes from a former colleague in supervision, and it is the best argument I know against late-night drafting.

## The part that shows

One person signs, and has read every page. Answers carry numbers that match the questions. Commitments have dates that the person doing the work has agreed to. Six months later someone will check those dates, so put them in [Audit Fieldbook](node:audit-fieldbook) the same afternoon.`,
      de: `Ein Auskunftsersuchen der Aufsicht kommt meist mit einer Frist von zehn bis zwanzig Arbeitstagen, und die meisten Häuser verlieren die ersten fünf an die Frage, wer zuständig ist. Diese fünf Tage lassen sich planen, bevor ein Brief eintrifft.

Ich kenne diese Korrespondenz von beiden Seiten. Aus Sicht der Aufsicht war die Qualität einer Antwort nach dem ersten Telefonat selten eine Überraschung.

## Erster Tag: der Eingang

Halten Sie Uhrzeit, Eingangsweg und Empfänger fest. Klären Sie, ob die Frist ab Briefdatum oder ab Zugang läuft; dazwischen liegen oft zwei Tage. Benennen Sie eine verantwortliche Person, die jeden im Haus um alles bitten darf, und informieren Sie das Vorstandssekretariat. Ab jetzt wird nichts gelöscht, aufgeräumt oder „aktualisiert“.

## Zweiter und dritter Tag: die Fragen wörtlich lesen

Übertragen Sie jede Frage in eine eigene Zeile und unterstreichen Sie das Verb. „Beschreiben“, „vorlegen“ und „begründen“ verlangen drei verschiedene Dinge. Lässt eine Frage zwei Lesarten zu, rufen Sie an. Der Aufsicht ist ein Anruf am zweiten Tag lieber als ein Missverständnis am zwanzigsten.

Stellen Sie dann zu jeder Frage zusammen, was heute vorliegt und von wann es ist. [Obligation Register](node:obligation-register) sollte Ihnen die zuständige Person und die letzte Überprüfung innerhalb einer Minute nennen. Geht das nicht, haben Sie die erste Schwachstelle selbst gefunden, und das ist besser, als wenn andere sie finden.

## Vierter und fünfter Tag: entscheiden, was Sie einräumen

1. Ist der Nachweis gut, senden Sie das Original und keine Zusammenfassung.
2. Ist er veraltet, sagen Sie es und nennen Sie den nächsten Überprüfungstermin.
3. Fehlt er, schreiben Sie diesen Satz früh. Leichter wird er nicht.

> Eine Richtlinie, die drei Tage nach unserem Brief datiert war, beantwortete eine Frage, die wir nicht gestellt hatten.

Die Bemerkung stammt von einem früheren Kollegen aus der Aufsicht. Ein besseres Argument gegen nächtliches Nachformulieren kenne ich nicht.

## Was man der Antwort ansieht

Es unterschreibt eine Person, und sie hat jede Seite gelesen. Die Nummern der Antworten folgen den Nummern der Fragen. Zusagen tragen Termine, denen diejenigen zugestimmt haben, die die Arbeit tun. In einem halben Jahr wird jemand diese Termine prüfen; tragen Sie sie deshalb noch am selben Nachmittag in [Audit Fieldbook](node:audit-fieldbook) ein.`,
    },
  },
  {
    key: 'article-just-quickly',
    type: 'article',
    title: {
      en: '‘Just quickly’: what a tram depot taught us about small words',
      de: '„Nur kurz“: Was uns ein Straßenbahndepot über kleine Wörter lehrte',
    },
    created: '2025-05-22T06:40:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-hanna-lehtonen'],
    productSuites: ['health-safety'],
    industries: ['oeffentlicher-verkehr'],
    tags: ['near-miss', 'culture'],
    body: {
      en: `Of the 118 near-miss reports a tram depot in southern Germany collected last year, 31 contained the words ‘nur kurz’, just quickly. The safety officer noticed it while reading them aloud to a new foreman, and nothing in the categories would have told her.

I spent two days at the depot in April, mostly in the inspection pit and the canteen.

## Where the two words live

A fitter steps under a raised vehicle just quickly because the torque wrench is on the other side. A shunter crosses track 4 just quickly without the second look. A cleaner climbs on to the roof gangway just quickly, and the earthing rod for the 750-volt overhead line is still on its hook.

None of these people lacked training. All of them knew the rule, and most could recite it. What they had in common was a task that takes under two minutes and a safeguard that takes longer than the task. Fetching, fitting and logging the earthing rod takes six.

## What the depot tried

Posters had been tried before, with the usual result. This time the foremen timed the safeguards. Eleven of them took longer than the job they protect. For seven, the time could be cut:

- earthing rods were moved from the stores to each end of the gangway (six minutes became two);
- every pit got its own wrench set, for about €1,900 in all;
- the crossing at track 4 moved twelve metres, to where people walk anyway.

For the other four there was no shortcut, and the foremen said so openly in the shift meeting. That honesty seems to have done some good too.

## How to look for it yourself

Free text is the part of a report most systems throw away. Leave a field for it in [Hazard Walk](node:hazard-walk), keep it in the reporter’s own language, and read thirty entries in one sitting once a quarter. Look for the words people use to make a risk small: just, only, quickly, as usual.

In the first four months of this year the depot counted five reports with ‘nur kurz’ in them. The total number of reports went up slightly, so people have not simply stopped writing.`,
      de: `Von den 118 Meldungen über Beinahe-Unfälle, die ein Straßenbahndepot in Süddeutschland im vergangenen Jahr sammelte, enthielten 31 die Wörter „nur kurz“. Der Fachkraft für Arbeitssicherheit fiel das auf, als sie die Meldungen einem neuen Meister vorlas; aus den Kategorien wäre es nie hervorgegangen.

Im April war ich zwei Tage im Depot, die meiste Zeit in der Arbeitsgrube und in der Kantine.

## Wo die zwei Wörter zu Hause sind

Ein Schlosser geht nur kurz unter das angehobene Fahrzeug, weil der Drehmomentschlüssel auf der anderen Seite liegt. Eine Rangiererin überquert nur kurz Gleis 4, ohne den zweiten Blick. Eine Reinigungskraft steigt nur kurz auf den Dacharbeitsstand, und die Erdungsstange für die 750-Volt-Oberleitung hängt noch am Haken.

Niemandem von ihnen fehlte die Unterweisung. Alle kannten die Regel, die meisten konnten sie aufsagen. Gemeinsam waren ihnen eine Arbeit von weniger als zwei Minuten und eine Schutzmaßnahme, die länger dauert als die Arbeit. Die Erdungsstange zu holen, anzubringen und einzutragen dauert sechs.

## Was das Depot versucht hat

Plakate hatte es schon gegeben, mit dem üblichen Ergebnis. Diesmal stoppten die Meister die Zeit, die jede Schutzmaßnahme braucht. Elf dauerten länger als die Arbeit, die sie absichern. Bei sieben ließ sich das ändern:

- die Erdungsstangen hängen jetzt an beiden Enden des Dacharbeitsstands statt im Lager (aus sechs Minuten wurden zwei);
- jede Grube hat einen eigenen Schlüsselsatz, zusammen rund 1.900 Euro;
- der Überweg an Gleis 4 liegt zwölf Meter weiter, dort, wo ohnehin alle gehen.

Für die übrigen vier gab es keine Abkürzung, und die Meister sagten das in der Schichtbesprechung offen. Auch diese Ehrlichkeit scheint gewirkt zu haben.

## Wie Sie selbst danach suchen

Der Freitext ist der Teil einer Meldung, den die meisten Systeme wegwerfen. Lassen Sie ihm in [Hazard Walk](node:hazard-walk) ein Feld, bewahren Sie ihn in der Sprache der meldenden Person auf und lesen Sie einmal im Quartal dreißig Einträge am Stück. Achten Sie auf Wörter, mit denen Menschen ein Risiko klein machen: nur, kurz, schnell, wie immer.

In den ersten vier Monaten dieses Jahres zählte das Depot fünf Meldungen mit „nur kurz“. Die Gesamtzahl der Meldungen stieg leicht; die Leute haben also nicht einfach aufgehört zu schreiben.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## For the depot wall`, de: `## Für die Wand im Betriebshof` },
        paragraphs: [
          {
            kind: 'cards',
            cards: [
              {
                heading: { en: 'Near-miss form', de: 'Meldebogen' },
                text: {
                  en: 'One page, seven questions, no category.',
                  de: 'Eine Seite, sieben Fragen, keine Kategorie.',
                },
                link: { title: { en: 'Take the form', de: 'Zum Bogen' }, node: 'resource-near-miss-form' },
              },
              {
                heading: { en: 'Handover of live permits', de: 'Übergabe laufender Freigaben' },
                text: {
                  en: 'Two people, at the place, before the shift ends.',
                  de: 'Zwei Personen, vor Ort, bevor die Schicht endet.',
                },
                link: {
                  title: { en: 'Take the template', de: 'Zur Vorlage' },
                  node: 'resource-permit-handover-template',
                },
              },
            ],
          },
        ],
      },
    ],
  },
];
