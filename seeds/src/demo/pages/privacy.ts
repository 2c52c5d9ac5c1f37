import type { DemoNodeOf } from '../../demo-types.ts';

export const privacy: DemoNodeOf<'page'> = {
  type: 'page',
  key: 'privacy',
  title: { en: 'Privacy', de: 'Datenschutz' },
  created: '2018-05-14T08:00:00Z',
  summary: {
    en: 'Which personal data this site processes, why, for how long, and what you can ask of us.',
    de: 'Welche personenbezogenen Daten diese Website verarbeitet, wozu, wie lange, und was Sie von uns verlangen können.',
  },
  body: {
    en: `This notice covers the website. Data in our products is processed on behalf of our customers, who inform the people concerned themselves.

## Controller

Keelstone Risk Software, Speicherstraße 14, 20457 Hamburg, Germany, +49 40 66969 140. You can reach our data protection officer at privacy@keelstone.example.

## When you visit

Our servers record the address of your connection, the page requested, the time and the result. We need this to keep the site running and to recognise attacks (Article 6(1)(f) GDPR). The records are deleted after seven days unless an attack is being investigated.

## When you search

The words you enter are sent to our own server and answered there. They are not stored together with the address of your connection.

## What your browser remembers

- Your choice of language and of light or dark, in your browser only
- Your choice about measurement, so that we need not ask again

Anything beyond this, such as measurement of visits, takes place only with your consent (Article 6(1)(a) GDPR, section 25 TDDDG). You can withdraw it at any time with effect for the future.

## When you write or register

We use what you tell us in order to answer or to hold the event (Article 6(1)(b) or (f) GDPR). Correspondence that leads to nothing is deleted after twelve months. Lists of participants are deleted three months after the event.

## Recipients

The site is operated in data centres in Germany by a processor bound by contract. There is no transfer to countries outside the European Economic Area, with the exception of our office in Leeds, for which an adequacy decision of the European Commission applies.

## Your rights

You may ask for access, correction, deletion, restriction and portability, and you may object to processing that rests on our legitimate interests. You may complain to a supervisory authority; for us this is the data protection authority of the Free and Hanseatic City of Hamburg.

Last changed in March 2026.`,
    de: `Diese Erklärung gilt für die Website. Daten in unseren Produkten verarbeiten wir im Auftrag unserer Kunden. Diese unterrichten die betroffenen Personen selbst.

## Verantwortliche Stelle

Keelstone Risk Software, Speicherstraße 14, 20457 Hamburg, +49 40 66969 140. Unsere Datenschutzbeauftragte erreichen Sie unter privacy@keelstone.example.

## Wenn Sie die Website besuchen

Unsere Server protokollieren die Adresse Ihres Anschlusses, die abgerufene Seite, den Zeitpunkt und das Ergebnis. Das ist nötig, um die Website zu betreiben und Angriffe zu erkennen (Art. 6 Abs. 1 Buchst. f DSGVO). Die Protokolle werden nach sieben Tagen gelöscht, sofern nicht gerade ein Angriff untersucht wird.

## Wenn Sie suchen

Ihre Suchwörter gehen an unseren eigenen Server und werden dort beantwortet. Zusammen mit der Adresse Ihres Anschlusses werden sie nicht gespeichert.

## Was Ihr Browser sich merkt

- Ihre Wahl der Sprache und der hellen oder dunklen Darstellung, nur in Ihrem Browser
- Ihre Entscheidung zur Messung, damit wir nicht erneut fragen müssen

Alles Weitere, etwa eine Messung der Besuche, findet nur mit Ihrer Einwilligung statt (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 TDDDG). Sie können sie jederzeit mit Wirkung für die Zukunft widerrufen.

## Wenn Sie schreiben oder sich anmelden

Wir verwenden Ihre Angaben, um zu antworten oder die Veranstaltung durchzuführen (Art. 6 Abs. 1 Buchst. b oder f DSGVO). Schriftwechsel ohne weitere Folgen löschen wir nach zwölf Monaten, Teilnahmelisten drei Monate nach der Veranstaltung.

## Empfänger

Die Website wird in Rechenzentren in Deutschland von einem vertraglich gebundenen Auftragsverarbeiter betrieben. In Länder außerhalb des Europäischen Wirtschaftsraums werden keine Daten übermittelt. Ausgenommen ist unser Büro in Leeds, für das ein Angemessenheitsbeschluss der Europäischen Kommission gilt.

## Ihre Rechte

Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung verlangen und Verarbeitungen widersprechen, die auf unseren berechtigten Interessen beruhen. Sie können sich bei einer Aufsichtsbehörde beschweren. Für uns zuständig ist die Datenschutzaufsicht der Freien und Hansestadt Hamburg.

Zuletzt geändert im März 2026.`,
  },
  showsContents: true,
};
