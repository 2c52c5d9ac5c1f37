import type { DemoNodeOf } from '../../demo-types.ts';

export const contact: DemoNodeOf<'page'> = {
  type: 'page',
  key: 'contact',
  title: { en: 'Contact', de: 'Kontakt' },
  created: '2016-01-04T09:10:00Z',
  summary: {
    en: 'Telephone numbers answered by people, four offices, and what happens after you write to us.',
    de: 'Telefonnummern, an denen Menschen antworten, vier Büros und was geschieht, nachdem Sie uns geschrieben haben.',
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

Das Hamburger Büro ist ein Speicher von 1888 mit einem Aufzug von 2019. Besuch holen wir am Tor ab. Die Tür zum Fleet ist für Waren bestimmt und bei Springflut für niemanden.`,
  },
  sections: [
    {
      kind: 'location_grid',
      heading: { en: 'Four offices', de: 'Vier Büros' },
      showsMap: true,
      locations: [
        {
          name: { en: 'Hamburg, head office', de: 'Hamburg, Hauptsitz' },
          address: {
            organisation: 'Keelstone Risk Software',
            street: 'Speicherstraße 14',
            postalCode: '20457',
            city: 'Hamburg',
            country: { en: 'Germany', de: 'Deutschland' },
          },
          phone: '+49 40 66969 140',
          email: 'hello@keelstone.example',
          coordinates: [53.5443, 9.9922],
          isMain: true,
        },
        {
          name: { en: 'Leeds', de: 'Leeds' },
          address: {
            organisation: 'Keelstone Risk Software Ltd',
            street: '3 Tanner’s Wharf',
            postalCode: 'LS1 4KS',
            city: 'Leeds',
            country: { en: 'United Kingdom', de: 'Vereinigtes Königreich' },
          },
          phone: '+44 113 496 0140',
          email: 'leeds@keelstone.example',
          coordinates: [53.7925, -1.5391],
        },
        {
          name: { en: 'Trondheim', de: 'Trondheim' },
          address: {
            organisation: 'Keelstone Risk Software AS',
            street: 'Kaibrygga 9',
            postalCode: '7010',
            city: 'Trondheim',
            country: { en: 'Norway', de: 'Norwegen' },
          },
          email: 'trondheim@keelstone.example',
          coordinates: [63.4357, 10.4005],
        },
        {
          name: { en: 'Vienna', de: 'Wien' },
          address: {
            organisation: 'Keelstone Risk Software GmbH',
            street: 'Treppelweg 22',
            postalCode: '1020',
            city: 'Wien',
            country: { en: 'Austria', de: 'Österreich' },
          },
          email: 'wien@keelstone.example',
          coordinates: [48.2146, 16.3892],
        },
      ],
    },
    {
      kind: 'form_bar',
      heading: { en: 'Write to us', de: 'Schreiben Sie uns' },
      text: {
        en: 'Read by a person, four times a day. The answer comes from somebody with a name.',
        de: 'Gelesen von einem Menschen, viermal am Tag. Die Antwort kommt von jemandem mit Namen.',
      },
      form: 'form-contact',
    },
    {
      kind: 'accordion',
      heading: { en: 'Before you write', de: 'Bevor Sie schreiben' },
      allowsAllClosed: true,
      items: [
        {
          title: {
            en: 'I reported something in one of your forms and hear nothing',
            de: 'Ich habe in einem Ihrer Formulare etwas gemeldet und höre nichts',
          },
          body: {
            en: `The form belongs to your employer, your hospital or your town; we only provide the software and cannot see the report. On the page that followed your report there was a number and the name of the person who deals with it. If you have lost both, ask the organisation whose form it was. If you reported anonymously, the code is the only way back.`,
            de: `Das Formular gehört Ihrem Arbeitgeber, Ihrem Krankenhaus oder Ihrer Stadt. Wir stellen nur die Software und können die Meldung nicht sehen. Auf der Seite nach dem Absenden standen ein Aktenzeichen und der Name der zuständigen Person. Haben Sie beides verloren, fragen Sie bei der Organisation nach, deren Formular es war. Bei einer anonymen Meldung führt nur der Code zurück.`,
          },
        },
        {
          title: { en: 'What does it cost?', de: 'Was kostet es?' },
          body: {
            en: `The price depends on the number of people in your organisation and on the number of products, not on users or reports. We send the calculation with the offer. Public bodies receive it in the form their procurement rules ask for.`,
            de: `Der Preis hängt von der Zahl Ihrer Beschäftigten und der Zahl der Produkte ab, nicht von Nutzern oder Meldungen. Mit dem Angebot schicken wir die Rechnung dahinter. Öffentliche Stellen erhalten sie in der Form, die ihr Vergaberecht verlangt.`,
          },
        },
        {
          title: { en: 'May we visit you?', de: 'Dürfen wir Sie besuchen?' },
          body: {
            en: `Gladly, in all four offices, on two days’ notice. Hamburg has a lift; Leeds has one step at the door and a ramp that we lay out when we know that you need it. In Trondheim the ferry timetable decides when meetings begin.`,
            de: `Gern, in allen vier Büros, mit zwei Tagen Vorlauf. Hamburg hat einen Aufzug. In Leeds gibt es eine Stufe an der Tür und eine Rampe, die wir anlegen, wenn wir Bescheid wissen. In Trondheim bestimmt der Fahrplan der Fähre, wann Besprechungen beginnen.`,
          },
        },
      ],
    },
  ],
};
