import type { DemoNodeOf } from '../../demo-types.ts';

/** A former product: archived, so that the date facet has something to call `Archived`. */
export const faxBridge: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'product-fax-bridge',
  state: 'archived',
  title: { en: 'Fax Bridge (withdrawn)', de: 'Fax Bridge (eingestellt)' },
  suite: 'suite-incident-claims',
  productSuites: ['incident-claims'],
  industries: ['insurance', 'public-administration'],
  tags: ['data-quality'],
  created: '2016-05-09T08:00:00Z',
  summary: {
    en: 'Read loss notices that arrived by fax and opened a claim from them. Withdrawn at the end of 2021; the page remains for reference.',
    de: 'Las Schadenanzeigen ein, die per Fax kamen, und eröffnete daraus einen Schaden. Ende 2021 eingestellt; die Seite bleibt zum Nachschlagen erhalten.',
  },
  body: {
    en: `Fax Bridge received loss notices by fax, recognised the form and filled in the first page of a claim. In 2016 about a third of all notices in municipal liability still arrived this way. In 2021 the share had fallen below two per cent, and we withdrew the product on 31 December of that year.

## What became of the data

- All faxes received are kept as images in the claim to which they belong
- Claims opened by Fax Bridge are marked with their origin in [Claims Ledger](node:claims-ledger)
- Numbers that ended on our side were returned to the customers

## If you still receive faxes

Have your telephone provider deliver them as e-mail with a PDF. [Incident Desk](node:incident-desk) takes in such messages, opens a report and leaves the reading to a person. For the few that still arrive, this has proved quicker than correcting what a machine believed to have recognised.

A note for those who worked with it: the recognition rate in the last year was 91 per cent for printed and 58 per cent for handwritten forms. Both figures were worse than we had hoped, and the second is the reason why we have not tried again.`,
    de: `Fax Bridge empfing Schadenanzeigen per Fax, erkannte das Formular und füllte die erste Seite einer Schadenakte aus. 2016 kam in der kommunalen Haftpflicht noch etwa ein Drittel aller Anzeigen auf diesem Weg. 2021 waren es weniger als zwei Prozent, und wir haben das Produkt zum 31. Dezember eingestellt.

## Was aus den Daten geworden ist

- Alle eingegangenen Faxe liegen als Bild in der Akte, zu der sie gehören
- Von Fax Bridge eröffnete Schäden sind in [Claims Ledger](node:claims-ledger) mit ihrer Herkunft gekennzeichnet
- Rufnummern, die bei uns endeten, gingen an die Kunden zurück

## Wenn bei Ihnen noch Faxe eingehen

Lassen Sie sie von Ihrem Telefonanbieter als E-Mail mit PDF zustellen. [Incident Desk](node:incident-desk) nimmt solche Nachrichten an, eröffnet eine Meldung und überlässt das Lesen einem Menschen. Bei den wenigen, die noch kommen, ist das schneller, als zu berichtigen, was eine Maschine erkannt haben will.

Für alle, die damit gearbeitet haben: Die Erkennungsquote lag im letzten Jahr bei 91 Prozent für gedruckte und 58 Prozent für handschriftliche Formulare. Beides blieb hinter unseren Erwartungen zurück, und wegen der zweiten Zahl haben wir es nicht noch einmal versucht.`,
  },
  capabilities: [
    {
      title: { en: 'Form recognition', de: 'Formularerkennung' },
      text: {
        en: 'Forty loss notice forms used by municipal insurers until 2021.',
        de: 'Vierzig Vordrucke kommunaler Versicherer, gültig bis 2021.',
      },
    },
  ],
  facts: [
    { label: { en: 'In service', de: 'In Betrieb' }, value: { en: '2016 to 2021', de: '2016 bis 2021' } },
    {
      label: { en: 'Recognised, printed', de: 'Erkannt, gedruckt' },
      value: { en: '91 per cent', de: '91 Prozent' },
    },
    {
      label: { en: 'Recognised, by hand', de: 'Erkannt, handschriftlich' },
      value: { en: '58 per cent', de: '58 Prozent' },
    },
  ],
};
