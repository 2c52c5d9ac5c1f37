import type { DemoNodeOf } from '../../demo-types.ts';

/** Pages one comes to afterwards: corrections, the desk at night, a registration that has arrived. */
export const afterReading: DemoNodeOf<'page'>[] = [
  {
    key: 'page-corrections',
    type: 'page',
    title: { en: 'Corrections', de: 'Berichtigungen' },
    summary: {
      en: 'What was wrong on this site, when it was put right, and who noticed.',
      de: 'Was auf dieser Website falsch war, wann es berichtigt wurde und wem es aufgefallen ist.',
    },
    created: '2021-02-01T08:00:00Z',
    tags: ['data-quality', 'culture'],
    body: {
      en: `We correct mistakes in the place where they stood and list them here, so that nobody who has relied on the old text is left alone with it. Typing errors are put right without a note, unless they were in a number.

## 2026

- **12 August.** The retention table named a column *may* in German and *should* in English. They are not the same. Noticed by a reader in Graz.
- **3 June.** In the article on night decisions one deadline was counted from the classification and not from awareness. Noticed by two readers on the same morning.

## 2025

- **30 September.** The checklist for assurance reports said *type 1* where it meant *type 2*. Noticed by Matthias, after 40 copies had been printed. They have been used for notes.
- **18 February.** Availability for 2024 was given to three decimals although we measure to two.

## 2022

- **7 September.** Guide to reserves, second edition: a factor in the example on page 12 was inverted. Everybody who had downloaded it in the four weeks before and left an address had left it with us for another purpose, so we did not write. The correction stands on page one of the third edition.

Found something? [Write to us](node:contact). You will be thanked by name if you wish.`,
      de: `Fehler berichtigen wir dort, wo sie standen, und führen sie hier auf, damit niemand mit dem alten Text allein bleibt. Tippfehler verbessern wir ohne Hinweis, es sei denn, sie betrafen eine Zahl.

## 2026

- **12. August.** In der Aufbewahrungstabelle hieß eine Spalte auf Deutsch *dürfen* und auf Englisch *should*. Das ist nicht dasselbe. Aufgefallen einer Leserin in Graz.
- **3. Juni.** Im Artikel über Entscheidungen in der Nacht wurde eine Frist ab der Einstufung gezählt statt ab der Kenntnis. Aufgefallen zwei Lesern am selben Vormittag.

## 2025

- **30. September.** Die Checkliste zu Prüfberichten nannte *Typ 1*, wo Typ 2 gemeint war. Aufgefallen Matthias, nachdem 40 Stück gedruckt waren. Sie dienen als Notizpapier.
- **18. Februar.** Die Verfügbarkeit für 2024 war mit drei Nachkommastellen angegeben, obwohl wir auf zwei messen.

## 2022

- **7. September.** Leitfaden zu Rückstellungen, zweite Auflage: Im Beispiel auf Seite 12 war ein Faktor umgekehrt. Wer das Papier in den vier Wochen davor bezogen und eine Adresse hinterlassen hatte, hatte sie uns zu einem anderen Zweck gegeben; wir haben deshalb nicht geschrieben. Die Berichtigung steht auf Seite eins der dritten Auflage.

Etwas gefunden? [Schreiben Sie uns](node:contact). Auf Wunsch danken wir namentlich.`,
    },
  },
  {
    key: 'page-duty-desk',
    type: 'page',
    title: { en: 'The duty desk', de: 'Der Bereitschaftsdienst' },
    summary: {
      en: 'Who answers at three in the morning, what they can do for you, and what they will ask first.',
      de: 'Wer nachts um drei antwortet, was diese Person für Sie tun kann und wonach sie zuerst fragt.',
    },
    created: '2018-11-05T08:00:00Z',
    tags: ['operational-resilience'],
    body: {
      en: `The number is **+49 40 66969 112**. It is answered by an engineer, at any hour, in English, German or Norwegian. In 2025 the median time until somebody answered was eleven seconds.

## What you will be asked

1. Is anybody hurt or in danger? If so: have you rung the emergency services? We cannot.
2. What do you want to do that does not work?
3. Which number can we reach you on in ten minutes?

The name of your organisation comes fourth. We find the contract by ourselves.

## What the person can do

See your system’s state, restore access, raise an alert on your behalf, wake somebody with more knowledge, and stay on the line. Protected sections remain closed to us, at night as well.

## What happens next

You receive the log by seven o’clock, as it was written. Within two working days somebody rings and asks what we could have done better. If the cause lay with us, it will be in the account on the [security page](node:security).`,
      de: `Die Nummer lautet **+49 40 66969 112**. Es antwortet jemand aus der Entwicklung, zu jeder Stunde, auf Deutsch, Englisch oder Norwegisch. 2025 dauerte das im Median elf Sekunden.

## Wonach Sie gefragt werden

1. Ist jemand verletzt oder in Gefahr? Wenn ja: Haben Sie den Notruf gewählt? Wir können es nicht.
2. Was möchten Sie tun, das nicht geht?
3. Unter welcher Nummer erreichen wir Sie in zehn Minuten?

Der Name Ihrer Organisation kommt an vierter Stelle. Den Vertrag finden wir selbst.

## Was die Person tun kann

Den Zustand Ihres Systems sehen, Zugänge wiederherstellen, in Ihrem Auftrag Alarm auslösen, jemanden wecken, der mehr weiß, und in der Leitung bleiben. Geschützte Bereiche bleiben für uns auch nachts verschlossen.

## Wie es weitergeht

Bis sieben Uhr erhalten Sie das Protokoll, so wie es geschrieben wurde. Innerhalb von zwei Arbeitstagen ruft jemand an und fragt, was wir hätten besser machen können. Lag die Ursache bei uns, steht sie im Bericht auf der Seite [Sicherheit](node:security).`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## For the wall`, de: `## Für die Wand` },
        paragraphs: [
          {
            kind: 'media',
            items: [
              {
                media: 'file-first-hour-card',
                caption: {
                  en: 'Print it, fill in your own numbers, hang it where the telephone is.',
                  de: 'Ausdrucken, eigene Nummern eintragen, neben das Telefon hängen.',
                },
              },
            ],
          },
          {
            kind: 'summaries',
            items: [
              {
                heading: { en: 'What the first hour needs', de: 'Was die erste Stunde braucht' },
                text: { en: 'A checklist in its fifth edition.', de: 'Eine Checkliste in fünfter Auflage.' },
                link: {
                  title: { en: 'Open the checklist', de: 'Zur Checkliste' },
                  node: 'resource-first-hour-checklist',
                },
              },
              {
                heading: { en: 'Who runs the desk', de: 'Wer den Dienst leitet' },
                text: {
                  en: 'Eskil Tveitan, formerly of a rescue coordination centre.',
                  de: 'Eskil Tveitan, früher in einer Rettungsleitstelle.',
                },
                link: { title: { en: 'Eskil Tveitan', de: 'Eskil Tveitan' }, node: 'person-eskil-tveitan' },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'page-registration-received',
    type: 'page',
    title: { en: 'Your registration has arrived', de: 'Ihre Anmeldung ist da' },
    summary: {
      en: 'What happens between now and the webinar, and what you might read until then.',
      de: 'Was bis zum Webinar geschieht und was Sie bis dahin lesen könnten.',
    },
    created: '2019-10-28T09:00:00Z',
    body: {
      en: `Thank you. You will receive a confirmation within a few minutes, and the link on the day before. If you have asked for captions, they are ordered.

## If something comes up

You need not sign off. If you know before the day, a line to hello@keelstone.example makes a place for somebody else. Recordings appear within three weeks, without the questions.`,
      de: `Vielen Dank. In wenigen Minuten kommt eine Bestätigung, am Vortag der Link. Haben Sie um Untertitel gebeten, sind sie bestellt.

## Falls etwas dazwischenkommt

Abmelden müssen Sie sich nicht. Wissen Sie es vorher, macht eine Zeile an hello@keelstone.example den Platz für jemand anderen frei. Aufzeichnungen erscheinen binnen drei Wochen, ohne die Fragen.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## Until then`, de: `## Bis dahin` },
        paragraphs: [
          {
            kind: 'related_resources',
            heading: { en: 'To read beforehand', de: 'Vorab zu lesen' },
            resources: ['resource-dora-incident-clock', 'resource-scenario-sheet'],
            fillUpTo: 4,
          },
          {
            kind: 'related_events',
            heading: { en: 'Other dates', de: 'Andere Termine' },
            events: [],
            fillUpTo: 3,
          },
        ],
      },
    ],
  },
];
