import type { DemoNodeOf } from '../../demo-types.ts';

export const leadership: DemoNodeOf<'person'>[] = [
  {
    type: 'person',
    key: 'person-marit-solberg',
    title: { en: 'Marit Solberg', de: 'Marit Solberg' },
    role: { en: 'Chief Executive and co-founder', de: 'Geschäftsführerin und Mitgründerin' },
    roleCategories: ['leadership'],
    created: '2016-02-08T08:30:00Z',
    summary: {
      en: 'Spent nine years on the claims side of a ferry line before starting Keelstone, and still reads one customer incident file a week.',
      de: 'Hat neun Jahre lang Schäden einer Fährreederei reguliert, bevor sie Keelstone gründete, und liest bis heute jede Woche eine Vorfallakte eines Kunden.',
    },
    body: {
      en: `Marit Solberg learned the trade in the claims office of a ferry line on the Norwegian coast, where a season’s groundings, slips and damaged lorries arrived on paper and left on paper. The reports were honest. Nobody could add them up.

She and Jonas Achterberg founded Keelstone in Hamburg in 2011 to do that one thing: let a company see its own losses while there was still time to prevent the next one. The first product was a claims register for four harbour operators.

Marit chairs the product council and speaks to customers in the week after a serious event, when opinions about software are at their most precise. She sits on no other boards.`,
      de: `Marit Solberg hat ihr Handwerk in der Schadenabteilung einer Fährreederei an der norwegischen Küste gelernt. Grundberührungen, Stürze und beschädigte Lkw einer ganzen Saison kamen auf Papier herein und gingen auf Papier wieder hinaus. Die Berichte waren ehrlich. Zusammenzählen konnte sie niemand.

2011 gründete sie mit Jonas Achterberg in Hamburg Keelstone, um genau das zu ändern: Ein Unternehmen soll seine Schäden sehen, solange sich der nächste noch verhindern lässt. Das erste Produkt war ein Schadenregister für vier Hafenbetriebe.

Marit leitet den Produktrat und spricht mit Kunden in der Woche nach einem schweren Ereignis, wenn das Urteil über Software besonders genau ausfällt. Aufsichtsratsmandate hat sie keine.`,
    },
    links: [{ title: 'Talks and papers', url: 'https://people.keelstone.example/marit-solberg' }],
    location: { en: 'Hamburg', de: 'Hamburg' },
    email: 'marit.solberg@keelstone.example',
  },
  {
    type: 'person',
    key: 'person-jonas-achterberg',
    title: { en: 'Jonas Achterberg', de: 'Jonas Achterberg' },
    role: { en: 'Chief Technology Officer and co-founder', de: 'Technischer Geschäftsführer und Mitgründer' },
    roleCategories: ['leadership', 'engineering'],
    created: '2016-02-08T09:00:00Z',
    summary: {
      en: 'Built the first claims register in a harbour office and answers for everything Keelstone runs, including the nights it does not.',
      de: 'Hat das erste Schadenregister in einem Hafenbüro programmiert und verantwortet alles, was Keelstone betreibt, auch in den Nächten, in denen es nicht läuft.',
    },
    body: {
      en: `Jonas Achterberg wrote control software for container cranes until a crane he knew well dropped a spreader. Nobody was hurt. The inquiry took eleven months, mostly because four companies kept four different logs of the same afternoon.

That afternoon is why Keelstone stores what was reported, by whom and when, and never overwrites it. Corrections stand beside the original. Jonas has defended this design against every request for a quicker way.

He is responsible for engineering, operations and information security, and signs each report on an outage of our own service. Those reports are public; see [Security](node:security).`,
      de: `Jonas Achterberg hat Steuerungen für Containerbrücken geschrieben, bis eine davon, die er gut kannte, einen Spreader fallen ließ. Verletzt wurde niemand. Die Untersuchung dauerte elf Monate, vor allem weil vier Firmen vier verschiedene Protokolle desselben Nachmittags führten.

Deshalb speichert Keelstone, was gemeldet wurde, von wem und wann, und überschreibt nichts davon. Korrekturen stehen neben dem Original. Diese Entscheidung hat Jonas bisher gegen jeden Wunsch nach einer Abkürzung verteidigt.

Er verantwortet Entwicklung, Betrieb und Informationssicherheit und unterschreibt jeden Bericht über eine Störung unseres eigenen Dienstes. Diese Berichte sind öffentlich, siehe [Sicherheit](node:security).`,
    },
    links: [{ title: 'Engineering notes', url: 'https://people.keelstone.example/jonas-achterberg' }],
    location: { en: 'Hamburg', de: 'Hamburg' },
    email: 'jonas.achterberg@keelstone.example',
  },
];
