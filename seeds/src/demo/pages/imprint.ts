import type { DemoNodeOf } from '../../demo-types.ts';

export const imprint: DemoNodeOf<'page'> = {
  type: 'page',
  key: 'imprint',
  title: { en: 'Imprint', de: 'Impressum' },
  created: '2016-01-04T09:20:00Z',
  summary: {
    en: 'Who is responsible for this site, and how to reach them.',
    de: 'Wer für diese Website verantwortlich ist und wie Sie uns erreichen.',
  },
  body: {
    en: `Keelstone is invented for a demonstration. The details below show how such a page looks; company, register entry and tax number do not exist.

## Provider (section 5 DDG)

Keelstone Risk Software GmbH, Speicherstraße 14, 20457 Hamburg, Germany

- Represented by: Marit Solberg, Jonas Achterberg (managing directors)
- Telephone: +49 40 66969 140
- E-mail: hello@keelstone.example
- Register: Hamburg Local Court, HRB 000 140 (invented)
- VAT identification number: DE 000 000 140 (invented)

## Responsible for editorial content (section 18(2) MStV)

Imani Okafor, address as above

## Consumer disputes

Our offer is directed at organisations. We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board.

## Liability for links

Where we link to other sites, we had a reason at the time and looked at the page. We do not check every day what has become of it. If a link leads somewhere it should not, please [tell us](node:contact).

## Pictures

The contour images on this site are drawn by a program, one for each page, from the page’s own number. They show no real terrain. You may use them freely for anything that does not give the impression of coming from us.`,
    de: `Keelstone ist für eine Vorführung erfunden. Die folgenden Angaben zeigen, wie eine solche Seite aussieht. Firma, Registereintrag und Steuernummer gibt es nicht.

## Anbieter nach § 5 DDG

Keelstone Risk Software GmbH, Speicherstraße 14, 20457 Hamburg

- Vertreten durch: Marit Solberg, Jonas Achterberg (Geschäftsführung)
- Telefon: +49 40 66969 140
- E-Mail: hello@keelstone.example
- Register: Amtsgericht Hamburg, HRB 000 140 (erfunden)
- Umsatzsteuer-Identifikationsnummer: DE 000 000 140 (erfunden)

## Verantwortlich für redaktionelle Inhalte nach § 18 Abs. 2 MStV

Imani Okafor, Anschrift wie oben

## Verbraucherstreitbeilegung

Unser Angebot richtet sich an Organisationen. Wir sind weder verpflichtet noch bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.

## Haftung für Links

Wo wir auf andere Websites verweisen, hatten wir einen Grund und haben die Seite angesehen. Was daraus geworden ist, prüfen wir nicht täglich. Führt ein Verweis in die Irre, [sagen Sie es uns](node:contact) bitte.

## Bilder

Die Höhenlinienbilder dieser Website zeichnet ein Programm, eines je Seite und aus deren eigener Nummer. Sie zeigen kein wirkliches Gelände. Sie dürfen sie für alles frei verwenden, was nicht den Eindruck erweckt, es stamme von uns.`,
  },
};
