import type { DemoNodeOf } from '../../demo-types.ts';

/** 2024: an update, board minutes, a loss run and a bus door. */
export const articles2024UpdatesMinutesAndDoors: DemoNodeOf<'article'>[] = [
  {
    key: 'article-update-on-a-friday-in-july',
    type: 'article',
    title: { en: 'An update on a Friday in July', de: 'Ein Update an einem Freitag im Juli' },
    created: '2024-08-01T07:00:00Z',
    articleTypes: ['analysis', 'field-notes'],
    authors: ['person-jonas-achterberg', 'person-tobias-renner'],
    productSuites: ['business-continuity', 'third-party-risk'],
    industries: ['healthcare', 'transport-logistics', 'technology', 'banking'],
    tags: ['supplier-outage', 'operational-resilience'],
    body: {
      en: `On the morning of 19 July millions of computers around the world stopped with a blue screen, because a security product had received a faulty update. The cause was found quickly and is described elsewhere. We have looked at eleven of our customers and at ourselves, and asked a different question: which assumption did not hold?

## Our own morning

None of our servers were affected, since we do not use the product there. Of our laptops, 38 were. Two of them belonged to the two people on duty. The duty telephone was answered after fourteen seconds by a person who could not open anything. She had the [first page](node:continuity-planner) on paper and read the numbers from it. It is the reason why we print.

## Eleven customers, six assumptions

**“A supplier’s outage is visible as such.”** In seven cases the first hour was spent looking for an attack. Sensible, but nobody had written down what would end the search. The useful sentence came from a hospital: *if it hits us and the neighbouring hospital at the same minute, we look at what we both buy.*

**“We can reach the machines.”** Repair needed somebody at each device, with a key for the encrypted disk. Four organisations kept these keys on a server which had stopped.

**“The service desk will cope.”** Forty calls a day had become 1,900. The desks which coped published one page with the status and a time for the next news, and let the telephone ring.

**“Sixty per cent is nearly everything.”** Devices came back in the order in which technicians passed by. The last to be repaired were often the important ones: label printers, access control, the screen at the dispatch desk. Two customers had a list with the first fifty devices. It takes a day to make one.

**“Two products are independent.”** An airport service had its main system and its fallback on computers with the same protection. So had we, for laptops.

**“The manual procedure exists.”** It did, in nine of eleven organisations. In three there were enough people who had ever tried it.

## What we have changed

1. Every fourth laptop in the duty team carries another protection product and another operating system.
2. Updates of security software reach us in three waves, at least an hour apart, as far as the supplier allows it. Where it is not possible, the file now says so.
3. The list of the first fifty devices hangs beside the switch cabinet.
4. Keys for encrypted disks are stored twice, once on paper in a safe with two key holders.

## What we would not conclude

That one should do without such products, or buy five of them. The outage lasted a day for most; the attacks which these programs prevent last for weeks. The lesson is smaller and more laborious. Know what runs with the highest rights on all your computers at once. There are about four such things. We had listed two.`,
      de: `Am Morgen des 19. Juli blieben weltweit Millionen Rechner mit blauem Bildschirm stehen, weil ein Sicherheitsprodukt eine fehlerhafte Aktualisierung erhalten hatte. Die Ursache war schnell gefunden und ist anderswo beschrieben. Wir haben elf unserer Kunden und uns selbst angesehen und etwas anderes gefragt: Welche Annahme hat nicht gehalten?

## Unser eigener Morgen

Von unseren Servern war keiner betroffen, dort setzen wir das Produkt nicht ein. Von unseren Notebooks waren es 38. Zwei davon gehörten den beiden Personen im Bereitschaftsdienst. Das Telefon wurde nach vierzehn Sekunden abgenommen, von einer Kollegin, die nichts öffnen konnte. Die [erste Seite](node:continuity-planner) hatte sie auf Papier und las die Nummern davon ab. Deshalb drucken wir.

## Elf Kunden, sechs Annahmen

**„Den Ausfall eines Lieferanten erkennt man als solchen.“** In sieben Fällen verging die erste Stunde mit der Suche nach einem Angriff. Das ist vernünftig, nur hatte niemand aufgeschrieben, was die Suche beendet. Der brauchbare Satz kam aus einem Krankenhaus: *Trifft es uns und das Nachbarkrankenhaus in derselben Minute, sehen wir nach, was wir beide gekauft haben.*

**„Wir kommen an die Geräte heran.“** Zur Reparatur musste jemand vor jedem Gerät stehen, mit dem Schlüssel für die verschlüsselte Platte. Vier Häuser bewahrten diese Schlüssel auf einem Server auf, der stand.

**„Der Servicedesk schafft das.“** Aus vierzig Anrufen am Tag waren 1.900 geworden. Wer zurechtkam, veröffentlichte eine Seite mit dem Stand und der Uhrzeit der nächsten Nachricht und ließ das Telefon klingeln.

**„Sechzig Prozent ist fast alles.“** Die Geräte kamen in der Reihenfolge zurück, in der die Technik vorbeikam. Zuletzt repariert wurden oft die wichtigen: Etikettendrucker, Zutrittskontrolle, der Bildschirm der Disposition. Zwei Kunden hatten eine Liste der ersten fünfzig Geräte. Sie zu schreiben dauert einen Tag.

**„Zwei Produkte sind unabhängig.“** Ein Flughafendienst hatte Hauptsystem und Rückfall auf Rechnern mit demselben Schutz. Bei unseren Notebooks war es ebenso.

**„Das manuelle Verfahren gibt es.“** In neun von elf Häusern gab es das. In dreien gab es genug Leute, die es schon einmal ausprobiert hatten.

## Was wir geändert haben

1. Jedes vierte Notebook im Bereitschaftsdienst trägt ein anderes Schutzprodukt und ein anderes Betriebssystem.
2. Aktualisierungen von Sicherheitssoftware erreichen uns in drei Wellen, mindestens eine Stunde auseinander, soweit der Anbieter es zulässt. Wo nicht, steht es jetzt in der Akte.
3. Die Liste der ersten fünfzig Geräte hängt neben dem Netzwerkschrank.
4. Schlüssel für verschlüsselte Platten liegen doppelt vor, einmal auf Papier in einem Tresor mit zwei Schlüsselträgern.

## Was wir nicht daraus schließen

Dass man auf solche Produkte verzichten oder fünf davon kaufen sollte. Der Ausfall dauerte für die meisten einen Tag, die Angriffe, die solche Programme verhindern, dauern Wochen. Die Lehre ist kleiner und mühsamer. Wissen Sie, was auf allen Ihren Rechnern zugleich mit den höchsten Rechten läuft. Es sind etwa vier Dinge. Wir hatten zwei aufgelistet.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## Two lists to begin with`, de: `## Zwei Listen für den Anfang` },
        paragraphs: [
          {
            kind: 'text_lists',
            lists: [
              {
                heading: {
                  en: 'What runs with the highest rights everywhere',
                  de: 'Was überall mit den höchsten Rechten läuft',
                },
                style: 'bullets',
                items: [
                  { text: { en: 'Protection software', de: 'Schutzsoftware' } },
                  { text: { en: 'Device management', de: 'Geräteverwaltung' } },
                  { text: { en: 'Remote maintenance', de: 'Fernwartung' } },
                  { text: { en: 'Backup agents', de: 'Sicherungsprogramme' } },
                ],
              },
              {
                heading: { en: 'The first fifty devices', de: 'Die ersten fünfzig Geräte' },
                style: 'steps',
                items: [
                  { text: { en: 'Access to the building', de: 'Zutritt zum Gebäude' } },
                  { text: { en: 'The screen at the dispatch desk', de: 'Der Bildschirm der Disposition' } },
                  { text: { en: 'The label printer', de: 'Der Etikettendrucker' } },
                  {
                    text: {
                      en: 'The computer with the keys for the others',
                      de: 'Der Rechner mit den Schlüsseln der anderen',
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
    key: 'article-board-minutes-as-evidence',
    type: 'article',
    title: { en: '‘The board noted the report’: minutes as evidence' },
    created: '2024-10-10T08:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-eleanor-strand'],
    productSuites: ['compliance-audit', 'enterprise-risk'],
    industries: ['banking', 'insurance', 'energy-utilities'],
    tags: ['regulator', 'board-reporting'],
    body: {
      en: `When a supervisor wishes to know whether a board governs, she does not read the strategy. She reads three years of minutes in one afternoon, with a pencil. I did this for a decade, and these are the marks I made.

## A question mark at ‘noted’

Noting is not an act. If a report was noted because no decision was required, say what the board now knows that it did not know before. “The board noted that tests of two fallbacks are overdue” leads to a second sentence almost by itself.

## A line under every number without a comparison

“Complaints: 412.” Is it many? The minutes need not contain the table, only the judgement: “within what was expected after the change of tariff”.

## A circle around challenge

One looks for places where somebody asked, doubted, or wanted to see it again. They need no drama and no name. “Asked how the estimate of eleven weeks had been made, the head of operations said that it was taken from the supplier; the board asked for a second opinion by May.” In May one turns the pages. If the second opinion is there, the pencil is put down for a while.

## Boxes beside conflicts of interest

Declared, and then? Left the room, stayed without a vote, stayed and voted. All three may be in order. A declaration without a consequence never is.

## The time

Forty items in ninety minutes is two minutes and a quarter for each, the coffee included. An agenda of this kind tells a reader that the decisions were taken elsewhere. Where?

## For those who write minutes

1. Write on the same day, while you still hear the hesitation.
2. One sentence for the question, one for the answer, one for what follows.
3. Keep the papers with the version that was in the room.
4. Do not polish. Minutes in which nobody was ever unsure are not believed.
5. Bring the list of what was asked for to the next meeting, with a tick or a date.

The last one costs five minutes and is the strongest piece of evidence I know. I have seen it at perhaps one firm in twelve.

## Two versions of one item

*As I usually found it:* “The board received the report of the chief risk officer. After discussion the report was noted.”

*As I found it at a small insurer in 2019:* “The chief risk officer reported that two of nine fallbacks had not been tested for more than a year. Mrs Adeyemi asked which of the two would hurt more. Answer: the printing of policies, since paper is required by law. The board asked for a test before the end of June and for the cost of a second printer. The chief executive will report in July, also if there is nothing to report.”

The second one has 74 words. It shows a question, an order of importance, a reason, a request and a date. It would have taken the company secretary some five minutes more. In July there was a line which said that the test had failed and that the printer had been bought.`,
    },
  },
  {
    key: 'article-loss-run-with-seven-columns',
    type: 'article',
    title: { en: 'A loss run with seven columns' },
    created: '2024-03-14T09:00:00Z',
    articleTypes: ['guide'],
    authors: ['person-callum-birtwhistle'],
    productSuites: ['insurance-exposure', 'incident-claims'],
    industries: ['insurance', 'retail', 'transport-logistics'],
    tags: ['claims-reserve', 'data-quality'],
    body: {
      en: `Loss runs arrive with forty columns or with three. An underwriter needs seven, and one sentence.

## The seven

1. **Date of loss.** Not of the report, not of the entry.
2. **Date reported.** The difference between the two says more about your organisation than the brochure.
3. **Place**, by the same name as in the schedule of locations.
4. **Cause**, from a list of at most fifteen. *Other* above five per cent is a confession.
5. **Paid**, to the date of the run.
6. **Outstanding**, to the same date. State the date on top, once, in large letters.
7. **Open or closed.**

Gross of deductible, please, and say so. If net and gross are mixed, everything is read as the worse of the two.

## The sentence

For each loss above a tenth of the deductible you are asking for: what has changed since? “Valve replaced in all six baths, March.” “Nothing; cause not established.” The second sentence is better than none. I have declined accounts for silence and written them for candour.

## Three ways to spoil it

**Two runs, two totals.** The broker’s of May and yours of June. Somebody will add them up and ask.

**The disappearing claim.** It was in last year’s run with £80,000 and is missing in this year’s. It may have been closed at nil; leave it in, at nil.

**Ten years because they asked for ten.** If the business was a different one before 2019, draw a line and write it beside it.

## And the picture

One is enough: losses by year, with the large ones as separate blocks. Underwriters have about ninety seconds before the meeting. Blocks can be discussed.

## How I used to read one

First the date at the top. If there is none, I put it down.

Then the gap between loss and report, for the ten largest. A group which hears of a fire after nine days does not know its sites. I added two points to the rate for that, and nobody ever asked why.

Then *open*, sorted by age. A claim that has been open for six years with the same reserve to the pound is a file which nobody opens.

Then the sentences. I read these twice, because they were written by a person and the rest was printed by a machine. Someone who had written “we do not know why, and have asked the fire service again” got a visit from me instead of a surcharge.

After that I looked at the total. It was hardly ever a surprise.`,
    },
  },
  {
    key: 'article-near-miss-bus-door',
    type: 'article',
    title: { en: 'The third door', de: 'Die dritte Tür' },
    created: '2024-06-20T06:30:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-gudrun-eibensteiner'],
    productSuites: ['health-safety', 'incident-claims'],
    industries: ['oeffentlicher-verkehr', 'transport-logistics'],
    tags: ['near-miss', 'culture'],
    body: {
      en: `A bus operator in a hilly town had eleven reports about doors in a year. Then a driver with thirty years of service retired, and at his farewell he mentioned the third door.

## What he said

On the articulated buses of one series the third door cannot be seen in the mirror when the bus stands in a left-hand bend. There are four such stops. Everyone knows. One waits a little longer there, counts to three and listens.

## What the figures said

Nothing. Waiting is not an event. Of eleven reports about doors, two came from one of the four stops, which is what one would expect by chance.

## What we did

We asked all 160 drivers one question on a card in the rest room: *Where do you do something that is not in the rules so that nothing happens?* The card had five lines. Within two weeks 94 cards came back with 212 answers. The third door was on 61 of them. Behind it: a crossing at which everybody brakes before the light is red, a tram stop with a puddle that forces passengers to stand on the edge, and a radio that has to be switched off before a call.

## What became of it

Two of the four stops were moved by eight metres. For the other two a mirror was put up, €340 each. The puddle is with the road department. The radio was a setting.

Near misses that are prevented every day by people who know better appear in no statistics. They retire. Ask before the farewell.`,
      de: `Ein Busbetrieb in einer hügeligen Stadt hatte in einem Jahr elf Meldungen über Türen. Dann ging ein Fahrer nach dreißig Dienstjahren in Pension, und bei der Verabschiedung erwähnte er die dritte Tür.

## Was er sagte

Bei den Gelenkbussen einer Baureihe ist die dritte Tür im Spiegel nicht zu sehen, wenn der Bus in einer Linkskurve steht. Vier solche Haltestellen gibt es. Das wissen alle. Man wartet dort etwas länger, zählt bis drei und horcht.

## Was die Zahlen sagten

Nichts. Warten ist kein Ereignis. Von den elf Meldungen über Türen kamen zwei von einer der vier Haltestellen, und das entspricht dem Zufall.

## Was wir getan haben

Wir haben allen 160 Fahrerinnen und Fahrern auf einer Karte im Aufenthaltsraum eine Frage gestellt: *Wo machen Sie etwas, das nicht in der Vorschrift steht, damit nichts passiert?* Die Karte hatte fünf Zeilen. Binnen zwei Wochen kamen 94 Karten mit 212 Antworten zurück. Die dritte Tür stand auf 61 davon. Dahinter: eine Kreuzung, an der alle bremsen, bevor es rot wird, eine Haltestelle mit einer Pfütze, wegen der die Fahrgäste an der Kante stehen, und ein Funkgerät, das man vor dem Anruf ausschalten muss.

## Was daraus wurde

Zwei der vier Haltestellen wurden um acht Meter verlegt. An den anderen beiden hängt jetzt ein Spiegel, je 340 Euro. Die Pfütze liegt beim Straßenamt. Das Funkgerät war eine Einstellung.

Beinahe-Unfälle, die jeden Tag von Menschen verhindert werden, die es besser wissen, kommen in keiner Statistik vor. Sie gehen in Pension. Fragen Sie vor der Verabschiedung.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## The question, elsewhere`, de: `## Die Frage, anderswo` },
        paragraphs: [{ kind: 'related_events', events: ['event-near-miss-day-vienna-2027'], fillUpTo: 2 }],
      },
    ],
  },
];
