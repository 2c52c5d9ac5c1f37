import type { DemoNodeOf } from '../../demo-types.ts';

export const contact: DemoNodeOf<'page'> = {
  type: 'page',
  key: 'contact',
  title: { en: 'Contact', de: 'Kontakt' },
  created: '2016-01-04T09:10:00Z',
  summary: {
    en: 'Telephone numbers answered by people, three offices, and what happens after you write to us.',
    de: 'Telefonnummern, an denen Menschen antworten, drei Büros und was geschieht, nachdem Sie uns geschrieben haben.',
  },
  body: {
    en: `Ring if it matters, write if it can wait. Both reach a person.

## Telephone

- **Duty desk for customers**, day and night: +49 40 66969 112
- **General enquiries**, Monday to Friday, 8:00 to 18:00 Central European time: +49 40 66969 140
- **Demonstrations and prices**: +49 40 66969 144
- **From the United Kingdom**: +44 20 7946 0140

## In writing

Use hello@keelstone.example for everything that has no better address. A colleague reads it four times a day and passes it on by hand. You receive an answer within one working day; if it is not yet the final one, it says when to expect that.

Weak points in our products or on this site: security@keelstone.example. The [security page](node:security) explains how we deal with reports and what we will not do to those who make them.

Press enquiries go to press@keelstone.example. We do not comment on incidents at customers, including those about which the customer has already spoken.

## Offices

- **Hamburg** (head office): Keelstone Risk Software, Speicherstraße 14, 20457 Hamburg, Germany
- **Leeds**: 3 Tanner’s Wharf, Leeds, United Kingdom
- **Trondheim**: Kaibrygga 9, Trondheim, Norway

The Hamburg office is a warehouse of 1888 with a lift from 2019. Visitors are collected at the gate; the door at the canal side is for goods and, at spring tide, for nobody.`,
    de: `Rufen Sie an, wenn es wichtig ist, und schreiben Sie, wenn es warten kann. Beides erreicht einen Menschen.

## Telefon

- **Bereitschaftsdienst für Kunden**, Tag und Nacht: +49 40 66969 112
- **Allgemeine Anfragen**, montags bis freitags, 8 bis 18 Uhr: +49 40 66969 140
- **Vorführungen und Preise**: +49 40 66969 144
- **Aus dem Vereinigten Königreich**: +44 20 7946 0140

## Schriftlich

Für alles, was keine bessere Adresse hat, gilt hello@keelstone.example. Eine Kollegin oder ein Kollege liest viermal am Tag und leitet von Hand weiter. Binnen eines Arbeitstages erhalten Sie eine Antwort. Ist sie noch nicht endgültig, steht darin, wann die endgültige kommt.

Schwachstellen in unseren Produkten oder auf dieser Website: security@keelstone.example. Auf der Seite [Sicherheit](node:security) steht, wie wir mit Hinweisen umgehen und womit niemand rechnen muss, der uns einen gibt.

Presseanfragen gehen an press@keelstone.example. Zu Vorfällen bei Kunden äußern wir uns nicht, auch dann nicht, wenn der Kunde selbst schon gesprochen hat.

## Büros

- **Hamburg** (Hauptsitz): Keelstone Risk Software, Speicherstraße 14, 20457 Hamburg
- **Leeds**: 3 Tanner’s Wharf, Leeds, Vereinigtes Königreich
- **Trondheim**: Kaibrygga 9, Trondheim, Norwegen

Das Hamburger Büro ist ein Speicher von 1888 mit einem Aufzug von 2019. Besuch holen wir am Tor ab. Die Tür zum Fleet ist für Waren bestimmt und bei Springflut für niemanden.`,
  },
};
