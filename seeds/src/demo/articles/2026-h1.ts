import type { DemoNodeOf } from '../../demo-types.ts';

export const articles2026FirstHalf: DemoNodeOf<'article'>[] = [
  {
    key: 'article-walk-the-exit',
    type: 'article',
    title: {
      en: 'Walk the exit before you need it',
      de: 'Den Ausstieg abgehen, bevor man ihn braucht',
    },
    created: '2026-02-19T09:10:00Z',
    articleTypes: ['guide'],
    authors: ['person-yusuf-demirel'],
    productSuites: ['third-party-risk'],
    industries: ['insurance', 'technology'],
    tags: ['dora', 'operational-resilience'],
    body: {
      en: `Most exit plans for critical ICT providers that I have read in the past year could be moved from one provider to another by replacing the name on page one. DORA asks for plans that are comprehensive, documented and sufficiently tested, and the last word is the one that hurts.

You need not move a policy administration system to test leaving it. You can walk parts of the way, and each part answers a question that paper cannot.

## Four walks, from an hour to a week

1. **The contract walk (one hour).** Lawyer, service owner and buyer read the termination clause together and put dates to it. One insurer found a notice period of twelve months, a transition service of six, and a data return clause that began to run at signature rather than at termination.
2. **The data walk (one day).** Ask for a full export. Count the records, open the attachments, look for the audit trail. In three of the last five tests I attended, attachments came without the key that ties them to a policy.
3. **The skills walk (half a day).** List the twelve people who would run the move. Cross out those who work for the provider.
4. **The parallel walk (one week).** Run one small product line, say 400 policies, on the fallback and compare the results daily.

## What to write down

For each walk: the date, who took part, what stopped you, and the new estimate of how long a real exit would last. At the insurer above the plan said nine months. After the data walk it said sixteen. Nobody was pleased, and the board approved a second supplier for document archiving two weeks later, a proposal that had been parked since 2023.

## Where the plan should live

Not beside the contract, where it is filed and forgotten. Attach it to the function that depends on the provider, with its own review date. In [Supplier Watch](node:supplier-watch) the exit plan is an object with an owner, and [Contract Checks](node:contract-checks) reports when an amendment alters a clause on which the plan relies.

If you have time for only one walk this quarter, ask for the export. The silence before the answer is also a finding.`,
      de: `Die meisten Ausstiegspläne für kritische IKT-Drittdienstleister, die ich im letzten Jahr gelesen habe, ließen sich durch Austausch des Namens auf Seite eins auf einen anderen Anbieter übertragen. DORA verlangt Pläne, die umfassend, dokumentiert und ausreichend getestet sind; schmerzhaft ist das letzte der drei.

Um den Ausstieg aus einem Bestandsführungssystem zu testen, muss man es nicht ablösen. Man kann einzelne Etappen des Weges abgehen, und jede beantwortet eine Frage, die auf dem Papier offenbleibt.

## Vier Etappen, von einer Stunde bis zu einer Woche

1. **Der Vertrag (eine Stunde).** Juristin, Serviceverantwortlicher und Einkauf lesen gemeinsam die Kündigungsklausel und notieren zu jeder Frist ein Datum. Ein Versicherer fand eine Kündigungsfrist von zwölf Monaten, eine Übergangsleistung von sechs und eine Frist zur Datenrückgabe, die mit der Unterschrift statt mit der Kündigung begann.
2. **Die Daten (ein Tag).** Verlangen Sie einen vollständigen Export. Zählen Sie die Datensätze, öffnen Sie Anhänge, suchen Sie das Änderungsprotokoll. Bei drei der letzten fünf Tests, die ich begleitet habe, kamen die Anhänge ohne den Schlüssel, der sie mit dem Vertrag verbindet.
3. **Die Menschen (ein halber Tag).** Schreiben Sie die zwölf Personen auf, die den Wechsel durchführen würden. Streichen Sie alle, die beim Anbieter arbeiten.
4. **Der Parallelbetrieb (eine Woche).** Führen Sie eine kleine Sparte, etwa 400 Verträge, auf der Ausweichlösung und vergleichen Sie täglich.

## Was festzuhalten ist

Für jede Etappe: das Datum, die Beteiligten, was Sie aufgehalten hat und die neue Schätzung, wie lange ein echter Ausstieg dauern würde. Bei dem genannten Versicherer standen im Plan neun Monate. Nach der zweiten Etappe waren es sechzehn. Erfreut war niemand, aber zwei Wochen später genehmigte der Vorstand einen zweiten Anbieter für die Dokumentenarchivierung; der Antrag hatte seit 2023 gelegen.

## Wo der Plan hingehört

Nicht neben den Vertrag, wo er abgelegt und vergessen wird. Hängen Sie ihn an die Funktion, die vom Anbieter abhängt, mit eigenem Überprüfungstermin. In [Supplier Watch](node:supplier-watch) ist der Ausstiegsplan ein Objekt mit einer verantwortlichen Person, und [Contract Checks](node:contract-checks) meldet, wenn ein Nachtrag eine Klausel ändert, auf die sich der Plan stützt.

Wenn Sie in diesem Quartal nur Zeit für eine Etappe haben, verlangen Sie den Export. Auch das Schweigen vor der Antwort ist eine Feststellung.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## With a stopwatch`, de: `## Mit der Stoppuhr` },
        paragraphs: [
          {
            kind: 'banners',
            banners: [
              {
                heading: {
                  en: 'Walk-through of our own exit',
                  de: 'Ein Rundgang durch unseren eigenen Ausstieg',
                },
                text: {
                  en: 'Customers may walk theirs from us with our help, once a year.',
                  de: 'Kunden dürfen ihren Ausstieg bei uns einmal im Jahr mit unserer Hilfe gehen.',
                },
                link: {
                  title: { en: 'How you get your data back', de: 'Wie Sie Ihre Daten zurückbekommen' },
                  node: 'security',
                },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'article-four-hours-seventy-two-hours-one-month',
    type: 'article',
    title: {
      en: 'Four hours, seventy-two hours, one month: living with reporting clocks that overlap',
      de: 'Vier Stunden, zweiundsiebzig Stunden, ein Monat: Meldefristen, die sich überschneiden',
    },
    created: '2026-03-25T08:00:00Z',
    articleTypes: ['guide', 'analysis'],
    authors: ['person-eleanor-strand', 'person-jonas-achterberg'],
    productSuites: ['incident-claims', 'compliance-audit'],
    industries: ['banking', 'energy-utilities', 'technology'],
    tags: ['regulator', 'dora'],
    body: {
      en: `A single stolen administrator password can start three legal clocks in Europe, and they do not start at the same moment. Teams that argue about this during the incident lose the shortest one.

The rules themselves fit on a card. What does not fit is the question of who decides, at 02:30, that a clock has begun.

## The clocks

- **GDPR.** A personal data breach goes to the data protection authority within 72 hours of becoming aware of it, unless a risk to people is unlikely.
- **NIS2.** An early warning within 24 hours of becoming aware of a significant incident, a notification within 72 hours, a final report within one month of that notification.
- **DORA.** For financial entities: an initial notification within 4 hours of classifying the incident as major and at most 24 hours after becoming aware; an intermediate report within 72 hours of the initial one; a final report within a month of the intermediate.

For banks and insurers DORA takes the place of the NIS2 reporting duties. GDPR runs beside either of them.

## Two words carry the weight

Under DORA the four hours run from classification, which tempts people to classify slowly. The 24-hour limit is there to close that door. Under GDPR and NIS2 everything hangs on ‘aware’. Write your own definition before you need it. One utility uses: *the moment a person on call holds a reasonable degree of certainty, recorded in the log, with that person’s name*. Their lawyer thinks it is strict. Their incident lead likes that it contains a verb and a witness.

## A drill for a Wednesday morning

Take last year’s worst incident. Give a team of four the log in real order, ten minutes for each hour. Ask for three things: the time of awareness, the time of classification, and the first notification in draft. In eleven drills we ran last winter the median team was sure of the first only after six hours of log and needed one more for the rest. The delay was in deciding, never in typing.

[Incident Desk](node:incident-desk) shows each clock on the incident itself. It counts from detection, the strictest reading, until somebody records awareness or classification with a time, a name and a reason. We are asked now and then to let the software make that decision. A clock that sets itself is a clock that nobody owns.

*This article explains how we work and is not legal advice.*`,
      de: `Ein einziges gestohlenes Administratorkennwort kann in Europa drei gesetzliche Uhren in Gang setzen, und sie beginnen nicht im selben Augenblick zu laufen. Wer darüber erst während des Vorfalls streitet, verpasst die kürzeste Frist.

Die Regeln selbst passen auf eine Karte. Was nicht darauf passt, ist die Frage, wer nachts um 02:30 Uhr entscheidet, dass eine Uhr läuft.

## Die Uhren

- **DSGVO.** Eine Verletzung des Schutzes personenbezogener Daten ist der Aufsichtsbehörde binnen 72 Stunden nach Bekanntwerden zu melden, es sei denn, ein Risiko für die Betroffenen ist unwahrscheinlich.
- **NIS-2.** Frühwarnung binnen 24 Stunden nach Kenntnis von einem erheblichen Sicherheitsvorfall, Meldung binnen 72 Stunden, Abschlussbericht spätestens einen Monat nach dieser Meldung.
- **DORA.** Für Finanzunternehmen: Erstmeldung binnen 4 Stunden nach der Einstufung als schwerwiegend und spätestens 24 Stunden nach Kenntnis; Zwischenmeldung binnen 72 Stunden nach der Erstmeldung; Abschlussmeldung binnen eines Monats nach der Zwischenmeldung.

Für Banken und Versicherer tritt DORA an die Stelle der Meldepflichten aus NIS-2. Die DSGVO läuft in jedem Fall daneben.

## Zwei Wörter tragen die Last

Bei DORA laufen die vier Stunden ab der Einstufung, was dazu verleitet, langsam einzustufen. Diese Tür schließt die 24-Stunden-Grenze. Bei DSGVO und NIS-2 hängt alles am Wort „Kenntnis“. Schreiben Sie Ihre eigene Definition, bevor Sie sie brauchen. Ein Versorger verwendet diese: *der Zeitpunkt, zu dem eine Person im Bereitschaftsdienst mit hinreichender Sicherheit von dem Vorfall ausgeht, im Protokoll vermerkt, mit Namen*. Der Juristin ist sie fast zu streng. Dem Einsatzleiter gefällt, dass sie ein Verb und einen Zeugen enthält.

## Eine Übung für einen Mittwochvormittag

Nehmen Sie den schlimmsten Vorfall des vergangenen Jahres. Geben Sie vier Personen das Protokoll in der tatsächlichen Reihenfolge, zehn Minuten je Stunde. Verlangen Sie dreierlei: den Zeitpunkt der Kenntnis, den Zeitpunkt der Einstufung und die Erstmeldung im Entwurf. In elf Übungen des letzten Winters waren sich die Teams des ersten Punkts im Median erst nach sechs Protokollstunden sicher und brauchten für den Rest nur noch eine. Die Zeit ging beim Entscheiden verloren, nie beim Schreiben.

[Incident Desk](node:incident-desk) zeigt jede Uhr am Vorfall selbst. Sie läuft ab der Entdeckung, der strengsten Lesart, bis jemand Kenntnis oder Einstufung mit Uhrzeit, Namen und Begründung festhält. Gelegentlich bittet man uns, diese Entscheidung der Software zu überlassen. Eine Uhr, die sich selbst stellt, gehört niemandem.

*Dieser Beitrag beschreibt unsere Arbeitsweise und ist keine Rechtsberatung.*`,
    },
  },
  {
    key: 'article-thirty-four-degrees',
    type: 'article',
    title: {
      en: 'Thirty-four degrees in the loading bay',
      de: 'Vierunddreißig Grad an der Laderampe',
    },
    created: '2026-06-16T05:50:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-hanna-lehtonen'],
    productSuites: ['health-safety'],
    industries: ['transport-logistics', 'retail'],
    tags: ['near-miss', 'culture'],
    body: {
      en: `On 1 July last year the thermometer in the office of a food warehouse showed 24 degrees, and the one we had taped inside trailer 9 showed 41. The heat plan was triggered by the office.

I was there because the site had recorded four cases of fainting in two summers, all on the same side of the building. Here is what a week with nine cheap loggers taught us.

## Measure where people stand

The bay doors faced south-west. By three in the afternoon the dock averaged 34 degrees and the trailers 38 to 43. The cold store, forty metres away, was at 2. Pickers crossed that difference up to sixty times a shift, in the same jacket. No plan had mentioned the jacket.

The workplace rules in Germany name 26, 30 and 35 degrees as steps for indoor workrooms. Other countries give no figure at all. Either way, a figure helps only if it is taken at the place of work, and humidity and radiant heat matter as much as the air. We used a simple wet-bulb globe meter for the afternoons and found that the worst place was the yard marshal’s post, which was on nobody’s list because it has no roof.

## What the shift changed

- Trailers are opened and aired for twenty minutes before anybody goes in. The schedule lost eleven minutes a day on average.
- Heavy loads moved to before noon. This needed one telephone call to two suppliers.
- Two jackets per picker instead of one, €38 each.
- Water stands at the doors and not in the canteen.
- Anyone may call a break without giving a reason. In six weeks it was used 27 times.

## The part that needed a manager

Agency staff did not call breaks. They were paid by the pallet. The site manager changed that for days above 30 degrees, at a cost of roughly €4,200 over the summer, and the calls evened out within a week. It was the single measure that required a signature, and I think it did more than the rest together.

Nobody fainted in July or August. One summer proves little, so the loggers go up again on Monday, and this year the rounds in [Hazard Walk](node:hazard-walk) start at the trailer.`,
      de: `Am 1. Juli des vergangenen Jahres zeigte das Thermometer im Büro eines Lebensmittellagers 24 Grad, und jenes, das wir in Auflieger 9 geklebt hatten, zeigte 41. Der Hitzeplan richtete sich nach dem Büro.

Ich war dort, weil der Standort in zwei Sommern vier Kreislaufzusammenbrüche verzeichnet hatte, alle auf derselben Seite des Gebäudes. Hier steht, was uns eine Woche mit neun billigen Messgeräten gelehrt hat.

## Messen, wo Menschen stehen

Die Tore lagen nach Südwesten. Um drei Uhr nachmittags waren es an der Rampe im Mittel 34 Grad und in den Aufliegern 38 bis 43. Im Kühllager, vierzig Meter weiter, herrschten 2 Grad. Kommissionierer wechselten bis zu sechzigmal je Schicht zwischen beiden, in derselben Jacke. Von der Jacke stand in keinem Plan etwas.

Die deutschen Technischen Regeln für Arbeitsstätten nennen für Arbeitsräume die Stufen 26, 30 und 35 Grad. Andere Länder geben gar keinen Wert vor. Jede Zahl hilft aber nur, wenn sie am Arbeitsplatz gemessen wird, und Feuchte und Strahlungswärme zählen so viel wie die Luft. Für die Nachmittage nutzten wir ein einfaches WBGT-Messgerät und stellten fest, dass der schlechteste Platz der des Hofeinweisers war. Er stand auf keiner Liste, weil er kein Dach hat.

## Was die Schicht geändert hat

- Auflieger werden geöffnet und zwanzig Minuten gelüftet, bevor jemand hineingeht. Das kostete im Mittel elf Minuten am Tag.
- Schwere Ladungen kommen vor zwölf Uhr. Dafür genügte je ein Anruf bei zwei Lieferanten.
- Zwei Jacken je Kommissionierer statt einer, 38 Euro das Stück.
- Wasser steht an den Toren und nicht in der Kantine.
- Jeder darf ohne Angabe von Gründen eine Pause ausrufen. In sechs Wochen geschah das 27-mal.

## Wofür es die Leitung brauchte

Leiharbeitskräfte riefen keine Pausen aus. Sie wurden nach Paletten bezahlt. Die Standortleiterin änderte das für Tage über 30 Grad, was über den Sommer rund 4.200 Euro kostete, und binnen einer Woche glichen sich die Zahlen an. Es war die einzige Maßnahme, die eine Unterschrift verlangte, und vermutlich hat sie mehr bewirkt als alle anderen zusammen.

Im Juli und August brach niemand mehr zusammen. Ein Sommer beweist wenig; deshalb hängen wir die Messgeräte am Montag wieder auf, und die Rundgänge in [Hazard Walk](node:hazard-walk) beginnen dieses Jahr im Auflieger.`,
    },
  },
];
