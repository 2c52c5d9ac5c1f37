import type { DemoNodeOf } from '../../demo-types.ts';

/** Checklists for places where somebody can be hurt, and a card for the night. */
export const cardsForDangerousWork: DemoNodeOf<'resource'>[] = [
  {
    key: 'resource-confined-space-checklist',
    type: 'resource',
    title: {
      en: 'Into the tank: seven lines to read aloud',
      de: 'In den Behälter: sieben Zeilen zum Vorlesen',
    },
    created: '2023-10-17T07:00:00Z',
    resourceTypes: ['checklist'],
    authors: ['person-hanna-lehtonen'],
    productSuites: ['health-safety'],
    industries: ['energy-utilities', 'manufacturing', 'construction'],
    tags: ['near-miss', 'culture'],
    edition: { en: 'Third edition', de: 'Dritte Auflage' },
    linksToAsset: true,
    body: {
      en: `Read this aloud at the hatch, with everybody who will go in or stand outside. The person with the least rank asks. Your own permit and the law of your country come first.

## The seven lines

1. **Must somebody go in?** Camera, lance, robot, other hatch.
2. **What was in it, what is beside it, what do we bring?** Three answers.
3. **Separated how?** Blank, spool out, double block and bleed. Locked, key with the person inside, tried.
4. **Measured by whom, where, when?** From outside, at three heights. Oxygen, explosive, toxic; then continuously, at the person.
5. **Who stands outside?** Does nothing else, can call from here, *does not enter*. Says so aloud.
6. **How do we get somebody out who cannot walk?** Opening, device, people, minutes.
7. **Until when?** A time. At the end of the shift everybody comes out.

## Stop if

- one line has no answer
- a measurement is older than your rule allows
- the person outside is called away
- it rains into the sewer upstream

The reasons behind each line are explained in [an article](node:article-confined-space-checklist-explained). Permits and measurements are kept in [Permit Board](node:permit-board); the reading aloud cannot be.`,
      de: `Lesen Sie das an der Luke vor, mit allen, die hineingehen oder draußen stehen. Wer den niedrigsten Rang hat, fragt. Ihr eigener Erlaubnisschein und das Recht Ihres Landes gehen vor.

## Die sieben Zeilen

1. **Muss jemand hinein?** Kamera, Lanze, Roboter, andere Luke.
2. **Was war darin, was ist daneben, was bringen wir mit?** Drei Antworten.
3. **Wie getrennt?** Steckscheibe, Passstück heraus, doppelt abgesperrt mit Entlastung. Verschlossen, Schlüssel bei der Person im Behälter, ausprobiert.
4. **Wer hat wo und wann gemessen?** Von außen, in drei Höhen. Sauerstoff, explosiv, giftig; danach laufend, an der Person.
5. **Wer steht draußen?** Tut nichts anderes, kann von hier rufen, *geht nicht hinein*. Sagt das laut.
6. **Wie kommt jemand heraus, der nicht gehen kann?** Öffnung, Gerät, Personen, Minuten.
7. **Bis wann?** Eine Uhrzeit. Bei Schichtende kommen alle heraus.

## Abbrechen, wenn

- eine Zeile ohne Antwort bleibt
- eine Messung älter ist, als Ihre Regel erlaubt
- die Person draußen weggerufen wird
- es oberhalb in den Kanal regnet

Die Gründe hinter jeder Zeile stehen in [einem Artikel](node:article-confined-space-checklist-explained) (englisch). Freigaben und Messwerte führt [Permit Board](node:permit-board); das Vorlesen kann es nicht übernehmen.`,
    },
  },
  {
    key: 'resource-hot-work-checklist',
    type: 'resource',
    title: {
      en: 'Hot work: before, during, and the hour after',
      de: 'Feuerarbeiten: vorher, währenddessen und die Stunde danach',
    },
    created: '2018-08-28T07:00:00Z',
    resourceTypes: ['checklist'],
    authors: ['person-walther-grimsehl'],
    productSuites: ['health-safety', 'insurance-exposure'],
    industries: ['construction', 'manufacturing'],
    tags: ['near-miss'],
    edition: { en: 'Fourth edition', de: 'Vierte Auflage' },
    linksToAsset: true,
    body: {
      en: `One side of paper for torch, grinder and welding set. It does not replace a permit. It is for the person who issues one and for the person who stays behind.

## Before

- Is there a way without a flame? Ask aloud.
- Ten metres cleared, or covered with something that does not burn
- Gaps, ducts, felt, insulation and nests looked at, on the other side too
- Detectors off: which, until when, who switches them on again
- Extinguisher that fits, hose if possible, telephone tried

## During

- One person works, one person watches
- The watch sees what the worker cannot: behind, below, above
- Stop at wind, at smell, at visitors

## The hour after

- Stay as long as your insurer’s conditions or your own rule demand; with cavities, longer
- Touch walls and ducts every quarter of an hour
- Come back once more, and write down when
- Detectors on. Permit closed at the place and not in the office

In 23 of 26 fire files that the author had read for this sheet, the watch had ended before the fire began.`,
      de: `Eine Seite für Brenner, Trennschleifer und Schweißgerät. Sie ersetzt keinen Erlaubnisschein. Sie ist für die Person, die ihn ausstellt, und für die, die dableibt.

## Vorher

- Geht es ohne Flamme? Laut fragen.
- Zehn Meter freigeräumt oder mit etwas abgedeckt, das nicht brennt
- Fugen, Kanäle, Pappe, Dämmung und Nester angesehen, auch auf der anderen Seite
- Melder aus: welche, bis wann, wer schaltet sie wieder ein
- Passender Löscher, möglichst ein Schlauch, Telefon ausprobiert

## Währenddessen

- Eine Person arbeitet, eine wacht
- Die Wache sieht, was die arbeitende Person nicht sieht: dahinter, darunter, darüber
- Aufhören bei Wind, bei Geruch, bei Besuch

## Die Stunde danach

- Bleiben, solange es die Bedingungen des Versicherers oder die eigene Regel verlangen, bei Hohlräumen länger
- Alle Viertelstunde Wände und Kanäle anfassen
- Noch einmal wiederkommen und aufschreiben, wann
- Melder ein. Der Schein wird vor Ort geschlossen, nicht im Büro

In 23 von 26 Brandakten, die der Verfasser für dieses Blatt gelesen hat, war die Wache beendet, bevor der Brand begann.`,
    },
  },
  {
    key: 'resource-night-decision-card',
    type: 'resource',
    title: { en: 'Card for the night: do we report this?', de: 'Karte für die Nacht: Melden wir das?' },
    created: '2026-05-05T07:00:00Z',
    resourceTypes: ['checklist'],
    authors: ['person-jonas-achterberg', 'person-eskil-tveitan'],
    productSuites: ['incident-claims', 'compliance-audit'],
    industries: ['energy-utilities', 'healthcare', 'banking', 'public-administration'],
    tags: ['regulator', 'operational-resilience'],
    edition: { en: 'First edition', de: 'Erste Auflage' },
    linksToAsset: true,
    body: {
      en: `For the person on duty at three in the morning. Fill in the gaps during the day, in peace, with counsel; then hang it beside the telephone.

## First

Write down the minute: *___:___ I have two independent indications, or one which I cannot explain.*

## Three questions

1. Is a service affected that others depend on, for longer than our limit of ___ hours?
2. Is it still spreading, or do I not know?
3. Could people come to harm, or could others’ data be gone?

Twice *yes* or *do not know*: send the early warning. You need not ask anybody.

## The clocks which may run

- Security authority: ___ hours, address ___
- Data protection authority: 72 hours, address ___
- Financial supervisor: ___ hours, address ___
- Customers by contract: see list ___
- Insurer: number ___

## Five lines are enough

What we noticed, since when. What we do not know. Whether we suspect intent. Whether others are affected. Who can be reached until eight.

Which duties apply to you is a question of law and country. This card does not know the answer; it only makes sure that somebody has written it down.`,
      de: `Für die Person, die um drei Uhr Dienst hat. Füllen Sie die Lücken am Tag aus, in Ruhe und mit der Rechtsabteilung, und hängen Sie die Karte neben das Telefon.

## Zuerst

Die Minute aufschreiben: *___:___ Uhr. Ich habe zwei unabhängige Anzeichen oder eines, das ich nicht erklären kann.*

## Drei Fragen

1. Ist eine Leistung betroffen, von der andere abhängen, länger als unsere Grenze von ___ Stunden?
2. Breitet es sich noch aus, oder weiß ich es nicht?
3. Könnten Menschen zu Schaden kommen oder Daten anderer abgeflossen sein?

Zweimal *ja* oder *unklar*: Frühwarnung absetzen. Sie müssen niemanden fragen.

## Fristen, die laufen können

- Sicherheitsbehörde: ___ Stunden, Adresse ___
- Datenschutzaufsicht: 72 Stunden, Adresse ___
- Finanzaufsicht: ___ Stunden, Adresse ___
- Kunden laut Vertrag: siehe Liste ___
- Versicherer: Nummer ___

## Fünf Zeilen genügen

Was wir bemerkt haben und seit wann. Was wir nicht wissen. Ob wir Absicht vermuten. Ob andere betroffen sind. Wer bis acht Uhr erreichbar ist.

Welche Pflichten für Sie gelten, ist eine Frage des Rechts und des Landes. Die Antwort kennt diese Karte nicht. Sie sorgt nur dafür, dass jemand sie aufgeschrieben hat.`,
    },
  },
];
