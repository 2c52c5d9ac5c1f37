import type { DemoNodeOf } from '../../demo-types.ts';

export const articles2023: DemoNodeOf<'article'>[] = [
  {
    key: 'article-the-reserve-that-grew-four-times',
    type: 'article',
    title: {
      en: 'The reserve that grew four times',
      de: 'Die Rückstellung, die viermal wuchs',
    },
    created: '2023-02-14T09:00:00Z',
    articleTypes: ['analysis'],
    authors: ['person-clara-whitcombe'],
    productSuites: ['incident-claims'],
    industries: ['insurance', 'transport-logistics'],
    tags: ['claims-reserve'],
    body: {
      en: `A shoulder injury in a haulier’s yard was reserved at £8,000 in the first week, at £22,000 in month five, at £41,000 in month eleven and at £96,000 in month nineteen, and settled in month twenty-six for £93,500. The final figure was fair. The three before it were not estimates at all.

Stepping, as actuaries call it, is the commonest fault in claims files. Each increase is defensible and the pattern is not.

## What the file shows

At eight days the handler entered the desk average for a shoulder. At month five the surgeon’s report arrived and his fee was added. At month eleven the claimant had not gone back to driving, and six months of wages went in. At month nineteen a solicitor’s letter named the figure everyone on the desk had been thinking of for a year.

Nothing in month nineteen was new. The claimant was 54, had driven for thirty years and could not lift his arm above the shoulder. All of it stood in the first medical note.

## Why handlers step

- The authority limit was £25,000, and a higher reserve meant a form and a meeting.
- Large early reserves had been questioned in two audits, small ones in none.
- The system kept only the latest figure, so nobody saw the stairs.

## Reserve for the likely end

We ask handlers one question on day thirty: if this claim goes the way most claims like it go, what will the last cheque bring the total to? Then a second: what do you know that would make it different? The answers are written down with a date. A reserve that changes must name the new fact. ‘Review’ is not a fact.

## What followed

The haulier’s desk raised the authority limit to £60,000 and began to count steps: claims with three or more increases and no new fact. In the first quarter it was 38 of 410 open claims. A year later it was 9. The total of all reserves rose by six per cent in the first two months, which caused a difficult conversation with finance, and has hardly moved since, which has caused none.

[Claims Ledger](node:claims-ledger) keeps each figure with its reason; [how it does so](node:article-claims-ledger-keeps-every-reserve) we described last autumn. But the two questions need only a diary.`,
      de: `Für eine Schulterverletzung auf dem Betriebshof eines Fuhrunternehmens wurden in der ersten Woche 8.000 Pfund zurückgestellt, im fünften Monat 22.000, im elften 41.000 und im neunzehnten 96.000; abgeschlossen wurde der Schaden im sechsundzwanzigsten Monat mit 93.500 Pfund. Die letzte Zahl war angemessen. Die drei davor waren gar keine Schätzungen.

Das schrittweise Nachreservieren ist der häufigste Fehler in Schadenakten. Jede einzelne Erhöhung lässt sich vertreten, das Muster nicht.

## Was die Akte zeigt

Am achten Tag trug der Sachbearbeiter den Durchschnitt für Schulterschäden ein. Im fünften Monat kam der Bericht des Chirurgen, und dessen Honorar wurde hinzugefügt. Im elften Monat fuhr der Verletzte noch immer nicht, also kamen sechs Monate Verdienstausfall dazu. Im neunzehnten nannte das Schreiben eines Anwalts die Zahl, an die im Team seit einem Jahr alle dachten.

Neu war im neunzehnten Monat nichts. Der Mann war 54, war dreißig Jahre gefahren und konnte den Arm nicht über die Schulter heben. Das alles stand im ersten ärztlichen Befund.

## Warum nachreserviert wird

- Die Regulierungsvollmacht endete bei 25.000 Pfund, und jede höhere Rückstellung bedeutete ein Formular und eine Besprechung.
- Hohe frühe Rückstellungen waren in zwei Prüfungen beanstandet worden, niedrige in keiner.
- Das System bewahrte nur die letzte Zahl, sodass niemand die Treppe sah.

## Für das wahrscheinliche Ende zurückstellen

Am dreißigsten Tag stellen wir eine Frage: Wenn dieser Schaden verläuft wie die meisten seiner Art, auf welchen Gesamtbetrag kommt er mit der letzten Zahlung? Und eine zweite: Was wissen Sie, das dagegen spricht? Beide Antworten werden mit Datum festgehalten. Wer eine Rückstellung ändert, nennt die neue Tatsache. „Überprüfung“ ist keine Tatsache.

## Was daraus wurde

Das Fuhrunternehmen hob die Vollmacht auf 60.000 Pfund an und begann, Stufen zu zählen: Schäden mit drei oder mehr Erhöhungen ohne neue Tatsache. Im ersten Quartal waren es 38 von 410 offenen Schäden, ein Jahr später 9. Die Summe aller Rückstellungen stieg in den ersten zwei Monaten um sechs Prozent, was ein schwieriges Gespräch mit der Finanzabteilung auslöste. Seither bewegt sie sich kaum, und es hat niemand mehr angerufen.

[Claims Ledger](node:claims-ledger) bewahrt jede Zahl mit ihrem Grund; [wie das geschieht](node:article-claims-ledger-keeps-every-reserve), haben wir im vergangenen Herbst beschrieben. Für die zwei Fragen genügt ein Kalender.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## On the same subject`, de: `## Zum selben Thema` },
        paragraphs: [
          { kind: 'quotes', quotes: [{ testimonial: 'testimonial-brennfeld' }] },
          { kind: 'related_resources', resources: ['resource-claims-reserve-guide'], fillUpTo: 3 },
        ],
      },
    ],
  },
  {
    key: 'article-ransomware-in-ninety-minutes',
    type: 'article',
    title: {
      en: 'A ransomware tabletop in ninety minutes, with no slides',
      de: 'Eine Ransomware-Planübung in neunzig Minuten, ganz ohne Folien',
    },
    created: '2023-05-25T08:15:00Z',
    articleTypes: ['guide'],
    authors: ['person-tobias-renner'],
    productSuites: ['business-continuity'],
    industries: ['education', 'public-administration', 'healthcare'],
    tags: ['operational-resilience'],
    body: {
      en: `Most ransomware exercises are lectures with a break for questions, and the people in the room leave having decided nothing. Ninety minutes, eight people and seven sheets of paper are enough to do better.

I have run this form 26 times, most often in universities and town halls. It needs no consultants and, please, no film of a man in a hood.

## Before you start

Invite those who will really be rung: the head of IT, the registrar or chief clerk, communications, legal, finance, the deputy of the person at the top, and one person who does the work, such as a timetabler or a ward clerk. One more keeps the time and writes.

Print seven sheets. Each carries a time and a few lines. Nobody sees the next before the last has been answered.

## The seven sheets

1. **06:50.** A porter reports that the door system shows a text file. Who is rung, and by whom?
2. **07:30.** File servers are encrypted. Backups are ‘being looked at’. Do you switch off the network? Who may say so?
3. **08:15.** Students are arriving. What do you tell them, and through which channel that still works?
4. **10:00.** A journalist has a screenshot. You have not told the data protection authority.
5. **13:00.** The backups are good, but restoring payroll takes four days. Pay day is in three.
6. **Next day.** The attackers send forty real names from the counselling service.
7. **Day nine.** Everything works again. What will you refuse to put back as it was?

## Three rules

- An answer has a name in it. ‘We would inform’ is not an answer.
- If something has to be looked up, somebody looks it up, with the network off. Telephone numbers in the mail system do not count.
- On whether to pay, ask only who would decide and with whose advice. The decision itself cannot be rehearsed and tends to eat the hour.

## What you will find

In 22 of the 26 exercises nobody in the room was certain who may switch off the network. In 19 the emergency telephone list was online. Both are repaired in a week for nothing.

Enter the sheets, the answers and the open points into [Exercise Room](node:exercise-room) and book the next date before people stand up. Six months is a good interval. Bring sheet two again; it will be better answered.`,
      de: `Die meisten Ransomware-Übungen sind Vorträge mit einer Fragerunde, und wer den Raum verlässt, hat nichts entschieden. Neunzig Minuten, acht Personen und sieben Blätter Papier genügen, um es besser zu machen.

Ich habe diese Form 26-mal durchgeführt, meist in Hochschulen und Rathäusern. Sie braucht keine Berater und bitte auch keinen Film über einen Mann mit Kapuze.

## Vorbereitung

Laden Sie ein, wer im Ernstfall wirklich angerufen wird: die IT-Leitung, die Kanzlerin der Hochschule oder den Hauptamtsleiter, Kommunikation, Recht, Finanzen, die Stellvertretung der Leitung und jemanden, der die Arbeit tut, etwa aus der Stundenplanung oder vom Stationsempfang. Eine weitere Person achtet auf die Zeit und schreibt mit.

Drucken Sie sieben Blätter. Auf jedem stehen eine Uhrzeit und ein paar Zeilen. Niemand sieht das nächste, bevor das letzte beantwortet ist.

## Die sieben Blätter

1. **06:50 Uhr.** Ein Hausmeister meldet, dass die Türanlage eine Textdatei anzeigt. Wer wird angerufen, und von wem?
2. **07:30 Uhr.** Die Dateiserver sind verschlüsselt. Die Sicherungen werden „gerade geprüft“. Schalten Sie das Netz ab? Wer darf das sagen?
3. **08:15 Uhr.** Die Studierenden kommen. Was sagen Sie ihnen, und auf welchem Weg, der noch funktioniert?
4. **10:00 Uhr.** Ein Journalist hat ein Bildschirmfoto. Die Datenschutzaufsicht weiß noch nichts.
5. **13:00 Uhr.** Die Sicherungen sind in Ordnung, aber die Gehaltsabrechnung braucht vier Tage. Zahltag ist in drei.
6. **Am nächsten Tag.** Die Angreifer schicken vierzig echte Namen aus der psychologischen Beratung.
7. **Neunter Tag.** Alles läuft wieder. Was bauen Sie ausdrücklich nicht wieder so auf, wie es war?

## Drei Regeln

- In einer Antwort kommt ein Name vor. „Man würde informieren“ ist keine Antwort.
- Muss etwas nachgeschlagen werden, schlägt es jemand nach, bei abgeschaltetem Netz. Telefonnummern im Mailsystem zählen nicht.
- Ob gezahlt wird, ist nicht die Frage. Fragen Sie nur, wer das entscheidet und wer dazu rät. Die Entscheidung selbst lässt sich nicht üben und verschlingt leicht die ganze Stunde.

## Was Sie finden werden

In 22 der 26 Übungen wusste niemand im Raum sicher, wer das Netz abschalten darf. In 19 lag die Notfall-Telefonliste online. Beides ist binnen einer Woche und ohne Kosten behoben.

Übertragen Sie Blätter, Antworten und offene Punkte in [Exercise Room](node:exercise-room) und vereinbaren Sie den nächsten Termin, bevor alle aufstehen. Sechs Monate sind ein guter Abstand. Legen Sie Blatt zwei wieder vor; die Antwort wird besser sein.`,
    },
  },
  {
    key: 'article-finding-17',
    type: 'article',
    title: { en: 'Finding 17 is three years old', de: 'Feststellung 17 ist drei Jahre alt' },
    created: '2023-09-19T06:55:00Z',
    articleTypes: ['opinion'],
    authors: ['person-eleanor-strand'],
    productSuites: ['compliance-audit'],
    industries: ['banking'],
    tags: ['board-reporting', 'culture'],
    body: {
      en: `Finding 17 of the 2020 internal audit at a savings bank says that leavers keep access to the loan system for an average of 23 days, and it has been ‘in progress, on track’ for twelve consecutive quarters. Its due date has been moved seven times by five different managers.

Old findings are not a housekeeping problem. They are the most honest statement a firm makes about what it is willing to live with.

## How a finding ages

In the first quarter it has an owner who was in the closing meeting. In the third the owner changes jobs. By the fifth the measure has become a project with a steering committee, and the finding waits for the project. By the ninth the project has been replanned and nobody can say whether the original gap still exists. In the case of number 17 it did. I asked for ten leavers, and seven could still log in.

## Three numbers to report instead of a percentage

‘82 per cent closed’ rewards closing the easy ones. I should rather see:

1. the age of the oldest open high-rated finding, in days;
2. how often due dates were moved this quarter, and by whom;
3. how many closed findings were opened again after a second test.

The savings bank’s figures were 1,214 days, 46 moves, and none reopened, because nothing was ever tested twice.

## Accept it or fix it

After a year a finding should reach a fork. Either a director accepts the risk, in writing, with a reason and an end date, or the measure gets money and a person. Both are respectable. The third way, moving the date again, should need the signature of someone who sits on the audit committee. When the savings bank introduced this rule, 19 of 31 old findings were settled within eight weeks; five of them were accepted, and two turned out to have been fixed in 2021 without anybody saying so.

## A word to my fellow auditors

We write some of these ourselves. ‘Strengthen the control environment around access’ cannot be closed by any human being. ‘Remove access on the last working day; test ten leavers a quarter’ can. [Audit Fieldbook](node:audit-fieldbook) asks for the closing test when the finding is written. It is an annoying field, and I asked for it.`,
      de: `Feststellung 17 der Innenrevision einer Sparkasse aus dem Jahr 2020 besagt, dass ausgeschiedene Mitarbeiter im Mittel noch 23 Tage Zugriff auf das Kreditsystem haben, und steht seit zwölf Quartalen auf „in Bearbeitung, im Plan“. Der Termin wurde siebenmal verschoben, von fünf verschiedenen Führungskräften.

Alte Feststellungen sind mehr als ein Ordnungsproblem. Nirgends sagt ein Haus ehrlicher, womit es zu leben bereit ist.

## Wie eine Feststellung altert

Im ersten Quartal ist jemand zuständig, der im Schlussgespräch saß. Im dritten wechselt diese Person die Stelle. Im fünften ist aus der Maßnahme ein Projekt mit Lenkungsausschuss geworden, und die Feststellung wartet auf das Projekt. Im neunten ist das Projekt neu geplant, und niemand kann sagen, ob die ursprüngliche Lücke noch besteht. Bei Nummer 17 bestand sie. Ich ließ mir zehn Ausgeschiedene nennen, sieben konnten sich noch anmelden.

## Drei Zahlen statt einer Quote

„82 Prozent erledigt“ belohnt, wer das Leichte erledigt. Lieber sähe ich:

1. das Alter der ältesten offenen wesentlichen Feststellung, in Tagen;
2. wie oft in diesem Quartal Termine verschoben wurden, und von wem;
3. wie viele erledigte Feststellungen nach einem zweiten Test wieder geöffnet wurden.

Bei der Sparkasse waren es 1.214 Tage, 46 Verschiebungen und keine einzige Wiedereröffnung, weil nie etwas zweimal getestet wurde.

## Tragen oder beheben

Nach einem Jahr sollte eine Feststellung an eine Gabelung kommen. Entweder übernimmt ein Vorstandsmitglied das Risiko, schriftlich, mit Begründung und Enddatum, oder die Maßnahme erhält Geld und eine Person. Beides ist ehrenwert. Der dritte Weg, den Termin noch einmal zu verschieben, sollte die Unterschrift eines Mitglieds des Prüfungsausschusses erfordern. Nachdem die Sparkasse diese Regel eingeführt hatte, waren 19 von 31 alten Feststellungen nach acht Wochen geklärt; bei fünf wurde das Risiko getragen, und zwei waren, wie sich zeigte, schon 2021 behoben worden, ohne dass es jemand gesagt hätte.

## Ein Wort an die eigene Zunft

Manches davon schreiben wir selbst. „Das Kontrollumfeld der Zugriffe ist zu stärken“ kann kein Mensch erledigen. „Zugriff am letzten Arbeitstag entziehen; je Quartal zehn Ausgeschiedene testen“ schon. [Audit Fieldbook](node:audit-fieldbook) verlangt den abschließenden Test bereits beim Schreiben der Feststellung. Das Feld ist lästig, und ich habe es mir gewünscht.`,
    },
  },
  {
    key: 'article-two-spreadsheets-one-building',
    type: 'article',
    title: { en: 'Two spreadsheets, one building' },
    created: '2023-11-16T11:00:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-rosa-valdivieso'],
    productSuites: ['insurance-exposure'],
    industries: ['education', 'construction'],
    tags: ['data-quality'],
    body: {
      en: `The estates department of a northern university lists 214 buildings, its insurance office lists 231, and in September it took three of us four days to learn that both were right. They were counting different things under the same word.

To estates, a building has an entrance and a cleaning contract. To insurance, it has a sum insured. The chemistry block is one building with three sums, because an extension of 1974 has a different construction from the rest. The boathouse has a sum and no cleaning contract. Four halls of residence had been sold in 2020 and were still insured, at about £31,000 a year.

## How we matched them

We did not start with names. ‘Old Library’, ‘Library (old)’ and ‘Block C’ were the same place. The order that worked was:

1. the national property reference, where both lists had one (121 matches in an hour);
2. coordinates within 25 metres, confirmed by someone who knew the campus (68 more);
3. a walk with a printed list and the head porter, who settled the rest in an afternoon and found two substations on neither list.

## What to keep afterwards

It is tempting to merge the lists. We advised against it, because each department has good reasons for its own lines. What they share is one column: an identifier that both may use and neither may reuse. When a building is sold or split, the identifier is closed with a date and a note.

The insurance office now has 227 lines in its [Exposure Map](node:exposure-map), each tied to one or more of estates’ 216. Changes on either side raise a question on the other; there were nine in the first month, all of them real.

## What I took home

Data quality projects tend to begin with a tool. This one began with a porter who has carried the keys for 28 years. If your two lists disagree, find the person who has been in every room, and go for a walk while it is still light.`,
    },
  },
];
