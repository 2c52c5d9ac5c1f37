import type { DemoNodeOf } from '../../demo-types.ts';

export const careers: DemoNodeOf<'page'> = {
  type: 'page',
  key: 'careers',
  title: { en: 'Careers', de: 'Stellen' },
  created: '2017-02-13T08:00:00Z',
  tags: ['culture'],
  summary: {
    en: 'Work on software that is opened on bad days: what we look for, how we decide and which posts are free.',
    de: 'Arbeit an Software, die an schlechten Tagen geöffnet wird: wen wir suchen, wie wir entscheiden und welche Stellen frei sind.',
  },
  body: {
    en: `Most people who join us come from somewhere else: signalling, nursing, claims, a control room. They know what a form looks like from the other side. If you have ever cursed a piece of software while something was on fire, you have relevant experience.

## What you can expect

- Offices in Hamburg, Leeds, Trondheim and Vienna, and work from home by agreement in the team
- Shares in the company after two years, at the same terms for everybody
- One week a year with a customer, in safety boots where required
- Duty at night for engineers, in turns of one week, paid, with the following Monday free
- Salary bands that are known inside the company and stated in each advertisement

## How we decide

1. A conversation of thirty minutes about work you have done.
2. A task of at most two hours, paid, which we then discuss. There are no riddles.
3. A day with the team. You also meet the person who last left it, if they agree.
4. An answer within three days, with reasons in either case.

## Posts at present

- **Engineer, offline synchronisation** (Trondheim or Hamburg): the app that must not lose a report. 68,000 to 84,000 euros or the equivalent.
- **Practitioner, property insurance** (Leeds): ten years with a broker, an insurer or a policyholder; patience with spreadsheets. 62,000 to 74,000 pounds.
- **Editor for product texts, German** (Hamburg, part-time possible): every label is a sentence somebody reads under stress. 52,000 to 63,000 euros.

Write to work@keelstone.example. A letter of one page is enough. Please leave out your photograph and your date of birth.`,
    de: `Die meisten von uns kommen von woanders: aus der Signaltechnik, der Pflege, der Schadenregulierung, einer Leitwarte. Sie wissen, wie ein Formular von der anderen Seite aussieht. Wer schon einmal eine Software verflucht hat, während etwas brannte, bringt einschlägige Erfahrung mit.

## Was Sie erwarten können

- Büros in Hamburg, Leeds, Trondheim und Wien, Arbeit von zu Hause nach Absprache im Team
- Anteile am Unternehmen nach zwei Jahren, zu gleichen Bedingungen für alle
- Eine Woche im Jahr bei einem Kunden, wo nötig in Sicherheitsschuhen
- Nachtbereitschaft in der Entwicklung, im Wechsel von je einer Woche, bezahlt und mit freiem Montag danach
- Gehaltsbänder, die im Haus bekannt sind und in jeder Anzeige stehen

## Wie wir entscheiden

1. Ein Gespräch von dreißig Minuten über Arbeit, die Sie gemacht haben.
2. Eine Aufgabe von höchstens zwei Stunden, bezahlt, über die wir anschließend sprechen. Rätsel gibt es keine.
3. Ein Tag mit dem Team. Sie treffen auch die Person, die es zuletzt verlassen hat, wenn sie einverstanden ist.
4. Eine Antwort binnen drei Tagen, in beiden Fällen mit Gründen.

## Freie Stellen

- **Entwicklung, Offline-Synchronisation** (Trondheim oder Hamburg): die App, die keine Meldung verlieren darf. 68.000 bis 84.000 Euro oder der entsprechende Betrag.
- **Fachperson Sachversicherung** (Leeds): zehn Jahre bei Makler, Versicherer oder Versicherungsnehmer und Geduld mit Tabellen. 62.000 bis 74.000 Pfund.
- **Redaktion Produkttexte, Deutsch** (Hamburg, auch in Teilzeit): Jede Beschriftung ist ein Satz, den jemand unter Druck liest. 52.000 bis 63.000 Euro.

Schreiben Sie an work@keelstone.example. Eine Seite genügt. Foto und Geburtsdatum lassen Sie bitte weg.`,
  },
  showsContents: true,
  sections: [
    {
      kind: 'featured_text',
      heading: { en: 'The week with a customer', de: 'Die Woche beim Kunden' },
      body: {
        en: `Everybody spends one week a year where our software is used: a depot, a claims desk, a treatment works. You do not present anything. You hold the torch, you type what you are told, and you write two pages afterwards. The list of things changed because of those pages is longer than our road map.`,
        de: `Jede und jeder von uns verbringt eine Woche im Jahr dort, wo unsere Software benutzt wird: im Betriebshof, in der Schadenabteilung, im Wasserwerk. Vorgestellt wird nichts. Sie halten die Taschenlampe, tippen, was man Ihnen sagt, und schreiben danach zwei Seiten. Die Liste dessen, was sich dieser Seiten wegen geändert hat, ist länger als unsere Planung.`,
      },
      pictureOf: 'careers',
      link: {
        title: { en: 'The people you would work with', de: 'Mit wem Sie arbeiten würden' },
        node: 'overview-people',
      },
    },
    {
      kind: 'accordion',
      heading: { en: 'Honest answers', de: 'Ehrliche Antworten' },
      items: [
        {
          title: { en: 'How bad is night duty?', de: 'Wie schlimm ist die Nachtbereitschaft?' },
          body: {
            en: `In 2025 the telephone rang on 41 nights, and on 29 of them the cause was not ours. You are on duty about one week in nine. After a night with more than one hour of work you do not come in before noon, and nobody schedules anything.`,
            de: `2025 klingelte das Telefon in 41 Nächten, in 29 davon lag die Ursache nicht bei uns. Dienst haben Sie etwa jede neunte Woche. Nach einer Nacht mit mehr als einer Stunde Arbeit kommen Sie nicht vor zwölf, und niemand setzt vorher etwas an.`,
          },
        },
        {
          title: { en: 'Do I need to know about risk?', de: 'Muss ich mich mit Risiko auskennen?' },
          body: {
            en: `As an engineer or editor, no; you will after your first week with a customer. As a practitioner, yes, and from the inside: we look for people who have signed something and later had to explain it.`,
            de: `In Entwicklung und Redaktion nicht; nach der ersten Woche beim Kunden wissen Sie genug. In der Risikopraxis schon, und zwar von innen: Wir suchen Menschen, die etwas unterschrieben haben und es später erklären mussten.`,
          },
        },
        {
          title: { en: 'Why do people leave?', de: 'Warum gehen Leute?' },
          body: {
            en: `Nine left in the past two years. Three wanted a bigger company, two a smaller one, two moved away, one retired, and one disagreed with us about overwriting data. We still think we were right, and we miss her.`,
            de: `In den letzten zwei Jahren gingen neun. Drei wollten in ein größeres Haus, zwei in ein kleineres, zwei sind umgezogen, jemand ging in den Ruhestand, und eine Kollegin war anderer Meinung als wir, was das Überschreiben von Daten angeht. Wir glauben immer noch, dass wir recht hatten, und vermissen sie.`,
          },
        },
      ],
    },
    {
      kind: 'location_grid',
      heading: { en: 'Where you would work', de: 'Wo Sie arbeiten würden' },
      showsMap: false,
      locations: [
        {
          name: { en: 'Hamburg', de: 'Hamburg' },
          address: {
            organisation: 'Keelstone Risk Software',
            street: 'Speicherstraße 14',
            postalCode: '20457',
            city: 'Hamburg',
            country: { en: 'Germany', de: 'Deutschland' },
          },
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
        },
      ],
    },
  ],
};
