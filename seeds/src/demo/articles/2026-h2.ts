import type { DemoNodeOf } from '../../demo-types.ts';

export const articles2026SecondHalf: DemoNodeOf<'article'>[] = [
  {
    key: 'article-accountable-has-no-german-word',
    type: 'article',
    title: {
      en: '‘Accountable’ has no German word',
      de: 'Für „accountable“ gibt es kein deutsches Wort',
    },
    created: '2026-09-08T08:40:00Z',
    articleTypes: ['opinion', 'field-notes'],
    authors: ['person-eleanor-strand', 'person-imani-okafor'],
    productSuites: ['policy-management'],
    industries: ['oeffentlicher-verkehr', 'public-administration'],
    tags: ['culture', 'data-quality'],
    body: {
      en: `A transport association in Austria had its safety policy translated from English, and ‘the station manager is accountable for evacuation’ became ‘verantwortlich’ in one paragraph, ‘zuständig’ in the next and ‘rechenschaftspflichtig’ in an annex. Three station managers read it and gave us three different accounts of what they would have to do.

Policies are translated more often every year and tested in translation almost never. We think the second language should have to prove itself in the same way as the first.

## One English word, three duties

- *Zuständig* says whose desk it lands on. It may be delegated, and everyone in an office understands it at once.
- *Verantwortlich* says who has to see that it is done well, and in many German texts who is liable.
- *Rechenschaftspflichtig* says who must explain afterwards. Few people have used the word aloud.

English packs the second and third into ‘accountable’, keeps ‘responsible’ for something between the first and second, and relies on the reader’s goodwill for the rest.

## Write the duty, then translate

The association dropped the adjective and wrote the acts. *The station manager decides to evacuate, says so by radio, and reports to the director by noon of the following working day.* That sentence can be translated by anyone who knows both languages. It can also be read at five in the morning by somebody who has never seen the policy.

> If you cannot say it with a verb, you do not yet know what you are asking for.

An old rule of drafting, and it holds in every language we have tried.

## How to test a translation

1. Take five sentences that oblige somebody to do something.
2. Ask two people who work under them, one per language: who does what, by when?
3. Compare the answers. Do not compare the words.

The association did this for 34 duties. Nine gave different answers; six of those were unclear in the original too, which the English text had hidden for four years.

In [Policy Library](node:policy-library) each language version has an approver of its own and its own date of review, and neither counts as an appendix to the other. [Attestation Round](node:attestation-round) records in which language a person read the text. When two depots answer differently, that is the first thing to look at.`,
      de: `Ein österreichischer Verkehrsverbund ließ seine Sicherheitsrichtlinie aus dem Englischen übersetzen, und aus „the station manager is accountable for evacuation“ wurde in einem Absatz „verantwortlich“, im nächsten „zuständig“ und in einer Anlage „rechenschaftspflichtig“. Drei Stationsleitungen lasen den Text und schilderten uns drei verschiedene Aufgaben.

Richtlinien werden von Jahr zu Jahr häufiger übersetzt und in der Übersetzung so gut wie nie geprüft. Wir meinen, die zweite Sprache sollte sich genauso bewähren müssen wie die erste.

## Ein englisches Wort, drei Pflichten

- *Zuständig* sagt, auf wessen Schreibtisch etwas landet. Zuständigkeit lässt sich übertragen, und in jedem Büro versteht man das Wort sofort.
- *Verantwortlich* sagt, wer dafür sorgen muss, dass es gut gemacht wird, und in vielen deutschen Texten auch, wer haftet.
- *Rechenschaftspflichtig* sagt, wer hinterher Rede und Antwort steht. Laut ausgesprochen haben das Wort die wenigsten.

Das Englische packt das Zweite und das Dritte in „accountable“, behält „responsible“ für etwas zwischen dem Ersten und dem Zweiten und verlässt sich im Übrigen auf den guten Willen der Lesenden.

## Erst die Pflicht schreiben, dann übersetzen

Der Verbund strich das Adjektiv und schrieb auf, was zu tun ist. *Die Stationsleitung entscheidet über die Räumung, teilt sie über Funk mit und berichtet der Direktion bis zwölf Uhr des folgenden Arbeitstags.* Diesen Satz kann übersetzen, wer beide Sprachen beherrscht. Und um fünf Uhr früh versteht ihn auch jemand, der die Richtlinie noch nie gesehen hat.

> Was sich nicht mit einem Verb sagen lässt, hat man noch nicht zu Ende gedacht.

Eine alte Regel für das Schreiben von Vorschriften. Sie gilt in jeder Sprache, in der wir sie erprobt haben.

## Wie man eine Übersetzung prüft

1. Nehmen Sie fünf Sätze, die jemanden zu etwas verpflichten.
2. Fragen Sie zwei Personen, die danach arbeiten, je Sprache eine: Wer tut was, und bis wann?
3. Vergleichen Sie die Antworten und nicht die Wörter.

Der Verbund tat das für 34 Pflichten. Bei neun fielen die Antworten verschieden aus; sechs davon waren schon im Original unklar, was der englische Text vier Jahre lang verborgen hatte.

In [Policy Library](node:policy-library) hat jede Sprachfassung eine eigene Freigabe und einen eigenen Überprüfungstermin; keine gilt als Anhang der anderen. [Attestation Round](node:attestation-round) hält fest, in welcher Sprache jemand den Text gelesen hat. Antworten zwei Betriebshöfe verschieden, lohnt sich dort der erste Blick.`,
    },
  },
  {
    key: 'article-a-draft-is-not-a-signature',
    type: 'article',
    title: { en: 'A draft is not a signature: machine-written incident summaries after one year' },
    created: '2026-10-27T09:30:00Z',
    state: 'in_review',
    articleTypes: ['analysis', 'opinion'],
    authors: ['person-jonas-achterberg'],
    productSuites: ['incident-claims'],
    industries: ['technology', 'healthcare'],
    tags: ['data-quality'],
    body: {
      en: `For a year, fourteen customers have let a language model draft the summary of an incident from its log, and in 2,600 drafts the commonest error was politeness. The model rounds off what people did.

I was against the feature when it was proposed, and in favour by the spring, and I should like to set out the evidence for both positions.

## What we measured

Every draft was kept beside the text that a person finally signed. We compared them sentence by sentence for 300 incidents.

- 71 per cent of sentences were signed unchanged.
- 18 per cent were changed in wording only.
- 8 per cent had a fact corrected, most often an order of events or a time zone.
- 3 per cent were removed because nothing in the log supported them.

Three per cent is about one sentence in every second summary. That is too many to publish and few enough to catch, provided someone is looking.

## The polite error

‘The alarm was acknowledged at 03:12 and investigated.’ The log said it was acknowledged at 03:12, again at 03:19, again at 03:31, and that somebody went to see at 04:05. Both sentences are true. The second one is the reason the incident happened.

We now show, beside every draft, the intervals of more than fifteen minutes that the draft passes over. Reviewers began to restore them at once.

## Who signs

A summary in [Incident Desk](node:incident-desk) becomes a record when a named person signs it. The draft is marked as such until then, cannot be exported, and does not start or stop a reporting clock. Two customers asked for automatic signature below a severity threshold. We declined, since low-severity summaries are where the next serious incident is usually first described.

## What it is good for

The draft saves about 25 minutes per incident, by the handlers’ own estimate. At one hospital trust they spend some of it ringing the person who reported. That was not the purpose of the feature and may be its best effect.`,
    },
  },
  {
    key: 'article-one-policy-four-audiences',
    type: 'article',
    title: { en: 'One policy, four audiences' },
    created: '2026-11-04T14:00:00Z',
    state: 'draft',
    articleTypes: ['guide'],
    authors: ['person-eleanor-strand'],
    productSuites: ['policy-management'],
    industries: ['retail', 'education'],
    tags: ['culture'],
    body: {
      en: `The gifts policy of a retail group runs to nine pages, and a store manager who is handed a box of wine on 20 December needs one sentence of it. She will not find it on page six.

A policy is written for lawyers because lawyers approve it. The people it binds come in at least four kinds, and each needs a different cut of the same text.

## The four

- **The person at the counter** needs the rule, the limit and whom to ask. Forty words.
- **The line manager** needs the cases that come up, and what to answer. One page.
- **The process owner** needs the controls, the records and the exceptions.
- **The auditor** needs all of it, with versions and dates.

## Write the forty words first

If the short text cannot be written, the rule is not settled. In this group it took three meetings to agree that the limit was £25 per giver and year, and that wine goes to the staff raffle. The nine pages had managed to avoid saying either.

## One source

The four cuts live in one document in [Policy Library](node:policy-library), as marked passages rather than copies, so that a change of limit changes everywhere on the same day. The store manager sees hers on the till’s help screen. In [Attestation Round](node:attestation-round) she confirms the forty words, because that is the part she can be held to.

## Still to come in this draft

Figures from the second round in January: wrong answers to the three test questions fell from 34 to 11 per cent in the pilot stores, and we want to see whether that lasts beyond Christmas.`,
    },
  },
  {
    key: 'article-exposure-map-two-flood-layers',
    type: 'article',
    title: { en: 'Exposure Map will show two flood depths for every site' },
    created: '2026-11-11T16:20:00Z',
    state: 'draft',
    articleTypes: ['news'],
    authors: ['person-peter-nakamura'],
    productSuites: ['insurance-exposure'],
    industries: ['construction', 'insurance'],
    body: {
      en: `From the January release, every location in Exposure Map will carry two flood depths, one for rivers and one for surface water, instead of a single flood zone. Roughly a third of the sites in our trial changed their rank.

The depths come from the maps the authorities publish; we still do not model floods ourselves. A zone answers whether a place floods. It does not answer how deep the water stands at the door, which is what decides between a wet car park and a lost switchboard.

## What you will see

- Depth in centimetres for return periods of 30, 100 and 200 years, for each of the two sources.
- The height of the lowest critical equipment, if you have entered it, and the difference.
- The date and resolution of the underlying map. Where it is coarser than 10 metres we print the figure in grey.

## What you need to do

Enter the height of the lowest switchboard, server or pump for your twenty largest sites. It takes a tape measure and about ten minutes a site, and without it the depth is only a number. Our article [Forty centimetres](node:article-forty-centimetres) explains why.

## What will not change

Old renewal files keep the zone with which they were sent. In [Exposure Map](node:exposure-map) both views remain available until the end of 2027.

Surface-water data is not yet available for every country; the list is being completed before publication.`,
    },
  },
];
