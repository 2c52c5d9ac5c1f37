import type { DemoNodeOf } from '../../demo-types.ts';

/** The words of the trade, as this site uses them. */
export const glossary: DemoNodeOf<'page'>[] = [
  {
    key: 'page-glossary',
    type: 'page',
    title: { en: 'Words, and what we mean by them', de: 'Wörter, und was wir damit meinen' },
    summary: {
      en: 'Fourteen terms of the trade in plain language, each with the mistake that is usually made with it.',
      de: 'Vierzehn Fachwörter in klarer Sprache, jedes mit dem Fehler, der meistens damit gemacht wird.',
    },
    created: '2022-09-05T08:00:00Z',
    productSuites: ['enterprise-risk', 'incident-claims', 'business-continuity'],
    tags: ['data-quality', 'culture'],
    showsContents: true,
    body: {
      en: `Every trade protects itself by words. These are ours, in the meaning in which we use them on this site and in the products. Where a law or a standard uses a word differently, the law is right for its purpose.

## How to read the list

Each entry has two sentences: what we mean, and what goes wrong. Entries that were argued about internally have become longer, and are easy to recognise.`,
      de: `Jedes Fach schützt sich mit Wörtern. Das sind unsere, in der Bedeutung, in der wir sie auf dieser Website und in den Produkten verwenden. Gebraucht ein Gesetz oder eine Norm ein Wort anders, hat für deren Zweck das Gesetz recht.

## Wie die Liste zu lesen ist

Jeder Eintrag hat zwei Sätze: was wir meinen und was schiefgeht. Einträge, über die im Haus gestritten wurde, sind länger geworden und leicht zu erkennen.`,
    },
    sections: [
      {
        kind: 'accordion',
        heading: { en: 'By subject', de: 'Nach Gebiet' },
        allowsSeveralOpen: true,
        allowsAllClosed: true,
        items: [
          {
            title: { en: 'Events', de: 'Ereignisse' },
            body: {
              en: `Words for what has happened, or nearly has.`,
              de: `Wörter für das, was geschehen ist oder beinahe.`,
            },
            paragraphs: [
              {
                kind: 'text_lists',
                lists: [
                  {
                    style: 'terms',
                    items: [
                      {
                        title: { en: 'Near miss', de: 'Beinahe-Unfall' },
                        text: {
                          en: 'An event that could have hurt somebody and did not. It is counted by the report, and so its number measures reporting.',
                          de: 'Ein Ereignis, das jemanden hätte verletzen können. Gezählt wird die Meldung, also misst die Zahl das Melden.',
                        },
                      },
                      {
                        title: { en: 'Incident', de: 'Vorfall' },
                        text: {
                          en: 'Something that needs to be dealt with. Whether it is reportable is decided afterwards, by criteria and not by its name.',
                          de: 'Etwas, um das sich jemand kümmern muss. Ob es meldepflichtig ist, entscheiden danach Kriterien und nicht der Name.',
                        },
                      },
                      {
                        title: { en: 'Cause', de: 'Ursache' },
                        text: {
                          en: 'One of several conditions that had to come together. Whoever looks for only one finds a person.',
                          de: 'Eine von mehreren Bedingungen, die zusammenkommen mussten. Wer nur eine sucht, findet eine Person.',
                        },
                      },
                      {
                        title: { en: 'Measure', de: 'Maßnahme' },
                        text: {
                          en: 'A change that can be seen afterwards. Training is seldom one.',
                          de: 'Eine Änderung, die man hinterher sehen kann. Schulung ist selten eine.',
                        },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            title: { en: 'Money', de: 'Geld' },
            body: {
              en: `Words for what it costs, will cost or might.`,
              de: `Wörter für das, was es kostet, kosten wird oder könnte.`,
            },
            paragraphs: [
              {
                kind: 'text_lists',
                lists: [
                  {
                    style: 'terms',
                    items: [
                      {
                        title: { en: 'Reserve', de: 'Rückstellung' },
                        text: {
                          en: 'What we expect still to pay for a known claim, with the reason. It is not a budget.',
                          de: 'Was wir für einen bekannten Schaden noch zu zahlen erwarten, samt Grund. Sie ist kein Budget.',
                        },
                      },
                      {
                        title: { en: 'Deductible', de: 'Selbstbehalt' },
                        text: {
                          en: 'The part of each loss that stays with you. Two per cent of the sum insured can be much more than it sounds.',
                          de: 'Der Teil jedes Schadens, der bei Ihnen bleibt. Zwei Prozent der Versicherungssumme können weit mehr sein, als es klingt.',
                        },
                      },
                      {
                        title: { en: 'Accumulation', de: 'Kumul' },
                        text: {
                          en: 'Everything that one event can reach. It has no postcode.',
                          de: 'Alles, was ein Ereignis erreichen kann. Es hält sich an keine Postleitzahl.',
                        },
                      },
                      {
                        title: { en: 'Reinstatement value', de: 'Neuwert' },
                        text: {
                          en: 'What it would cost to build again, to today’s rules. The land does not burn.',
                          de: 'Was der Wiederaufbau nach heutigen Regeln kosten würde. Das Grundstück brennt nicht.',
                        },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            title: { en: 'Time', de: 'Zeit' },
            body: {
              en: `Words for how long something may last.`,
              de: `Wörter dafür, wie lange etwas dauern darf.`,
            },
            paragraphs: [
              {
                kind: 'text_lists',
                lists: [
                  {
                    style: 'terms',
                    items: [
                      {
                        title: { en: 'Tolerance', de: 'Toleranz' },
                        text: {
                          en: 'When harm becomes intolerable for somebody outside. It has a reason, and it is not the recovery time.',
                          de: 'Ab wann der Schaden für jemanden draußen nicht mehr hinnehmbar ist. Sie hat einen Grund und ist nicht die Wiederanlaufzeit.',
                        },
                      },
                      {
                        title: { en: 'Recovery time', de: 'Wiederanlaufzeit' },
                        text: {
                          en: 'When we want to be back. It must be shorter than the tolerance, which nobody checks.',
                          de: 'Wann wir wieder da sein wollen. Sie muss kürzer sein als die Toleranz, und das prüft niemand.',
                        },
                      },
                      {
                        title: { en: 'Awareness', de: 'Kenntnis' },
                        text: {
                          en: 'The minute from which clocks run. Decide beforehand who can have it on behalf of the organisation.',
                          de: 'Die Minute, ab der Fristen laufen. Legen Sie vorher fest, wer sie für die Organisation haben kann.',
                        },
                      },
                    ],
                  },
                ],
              },
            ],
          },
          {
            title: { en: 'Others', de: 'Andere' },
            body: {
              en: `Words for people and firms on whom we depend.`,
              de: `Wörter für Menschen und Firmen, von denen wir abhängen.`,
            },
            paragraphs: [
              {
                kind: 'text_lists',
                lists: [
                  {
                    style: 'terms',
                    items: [
                      {
                        title: { en: 'Critical supplier', de: 'Kritischer Lieferant' },
                        text: {
                          en: 'One whom we would miss within a day. Annual spend says nothing about it.',
                          de: 'Einer, der uns binnen eines Tages fehlt. Der Jahresumsatz sagt darüber nichts.',
                        },
                      },
                      {
                        title: { en: 'Fallback', de: 'Rückfall' },
                        text: {
                          en: 'What we do instead, with the day on which it was last tried. Without that day it is a hope.',
                          de: 'Was wir stattdessen tun, mit dem Tag der letzten Erprobung. Ohne diesen Tag ist es eine Hoffnung.',
                        },
                      },
                      {
                        title: { en: 'Owner', de: 'Zuständige Person' },
                        text: {
                          en: 'Somebody who can change something and will be asked. Never two people, never a committee.',
                          de: 'Jemand, der etwas ändern kann und gefragt wird. Nie zwei Personen, nie ein Gremium.',
                        },
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        kind: 'links_list',
        heading: { en: 'Where the words are quarrelled over', de: 'Wo um die Wörter gestritten wird' },
        links: [
          {
            title: { en: '‘Accountable’ has no German word', de: '„Accountable“ hat kein deutsches Wort' },
            node: 'article-accountable-has-no-german-word',
          },
          {
            title: { en: 'Risk appetite in one sentence', de: 'Risikoappetit in einem Satz' },
            node: 'article-risk-appetite-in-one-sentence',
          },
          {
            title: { en: 'Missing is not zero', de: 'Fehlend ist nicht null' },
            node: 'article-missing-is-not-zero',
          },
        ],
      },
    ],
  },
];
