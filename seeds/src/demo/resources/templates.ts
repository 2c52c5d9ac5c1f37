import type { DemoNodeOf } from '../../demo-types.ts';

export const templates: DemoNodeOf<'resource'>[] = [
  {
    key: 'resource-near-miss-form',
    type: 'resource',
    resourceTypes: ['template'],
    linksToAsset: true,
    title: {
      en: 'Near-miss form: one page, seven questions',
      de: 'Beinahe-Unfall melden: eine Seite, sieben Fragen',
    },
    created: '2018-05-14T08:30:00Z',
    productSuites: ['health-safety', 'incident-claims'],
    industries: ['manufacturing', 'construction'],
    tags: ['near-miss', 'culture'],
    body: {
      en: `A near-miss form gets used when it can be completed in three minutes, standing up, by someone wearing gloves. This one fits on a single page and asks only what the person who saw it can answer.

## The seven questions

1. Where did it happen? Building, bay or kilometre post, not the cost centre.
2. When? Date and time, to the nearest quarter of an hour.
3. What happened, in two sentences?
4. What could have happened next?
5. What stopped it: a barrier, a person, or luck?
6. What have you already made safe?
7. May we ring you back? A name is welcome, never required.

## For the person who receives it

Acknowledge within one working day. Name one action, one owner and one date. If the answer to question 5 is “luck”, treat the report as you would an injury of the severity in question 4.

Leave out fields for root cause, risk score and department. The reporter does not know them, and each further field costs reports. On the phone, [Hazard Walk](node:hazard-walk) makes do with a photograph and one sentence; the person who rings back asks the rest. If somebody has been hurt, the report belongs in [Incident Desk](node:incident-desk) instead.`,
      de: `Ein Meldebogen für Beinahe-Unfälle wird benutzt, wenn man ihn in drei Minuten, im Stehen und mit Handschuhen ausfüllen kann. Dieser passt auf eine Seite und fragt nur, was die meldende Person selbst beantworten kann.

## Die sieben Fragen

1. Wo ist es passiert? Gebäude, Hallenfeld oder Streckenkilometer, nicht die Kostenstelle.
2. Wann? Datum und Uhrzeit, auf eine Viertelstunde genau.
3. Was ist passiert, in zwei Sätzen?
4. Was hätte daraus werden können?
5. Was hat es verhindert: eine Schutzeinrichtung, ein Mensch oder Glück?
6. Was haben Sie bereits gesichert?
7. Dürfen wir Sie zurückrufen? Ein Name hilft, ist aber nie Pflicht.

## Für die Person, die die Meldung erhält

Bestätigen Sie den Eingang innerhalb eines Arbeitstags. Nennen Sie eine Maßnahme, eine verantwortliche Person und ein Datum. Lautet die Antwort auf Frage 5 „Glück“, behandeln Sie die Meldung wie einen Unfall mit den Folgen aus Frage 4.

Verzichten Sie auf Felder für Ursache, Risikozahl und Abteilung. Die meldende Person kennt sie nicht, und jedes weitere Feld kostet Meldungen. Auf dem Telefon genügen in [Hazard Walk](node:hazard-walk) ein Foto und ein Satz; den Rest fragt, wer zurückruft. Wurde jemand verletzt, gehört die Meldung stattdessen in [Incident Desk](node:incident-desk).`,
    },
    edition: { en: 'Sixth edition', de: 'Sechste Auflage' },
    authors: ['person-hanna-lehtonen'],
  },
  {
    key: 'resource-dora-register-template',
    type: 'resource',
    resourceTypes: ['template'],
    linksToAsset: true,
    title: {
      en: 'DORA register of information: a working template',
      de: 'Informationsregister nach DORA: eine Arbeitsvorlage',
    },
    created: '2024-11-05T09:00:00Z',
    productSuites: ['third-party-risk', 'compliance-audit'],
    industries: ['banking', 'insurance'],
    tags: ['dora', 'regulator', 'data-quality'],
    body: {
      en: `The register of information is easier to fill if you collect it in the order in which people know the answers, not in the order of the official templates. This template has five sheets and says, for every column, which of the official tables it feeds.

## The five sheets

- **Functions.** One row for each business function, with its owner and whether it is critical or important. Start here: everything else hangs on it.
- **Contracts.** One row for each contractual arrangement: reference, start, end, notice period on both sides, governing law, annual cost.
- **Providers.** One row for each legal entity, with its identifier (LEI or EUID) and ultimate parent.
- **Services.** Which provider delivers which ICT service under which contract to which function, with data location and substitutability.
- **Chain.** The subcontractors behind services that support a critical or important function, with their rank in the chain.

## Four checks before you submit

1. No contract without a function, and no service without a contract.
2. Every provider has an identifier that resolves to the name you wrote.
3. Group companies that provide ICT services are listed as providers too.
4. The owner of each critical function has approved its rows.

[Supplier Watch](node:supplier-watch) exports the register with a check of the mandatory fields; [Contract Checks](node:contract-checks) finds notice periods and missing clauses in the agreements.`,
      de: `Das Informationsregister füllt sich leichter, wenn Sie die Angaben in der Reihenfolge erheben, in der die Fachbereiche sie kennen, und nicht in der Reihenfolge der amtlichen Meldebögen. Diese Vorlage hat fünf Blätter und nennt zu jeder Spalte die amtliche Tabelle, in die sie einfließt.

## Die fünf Blätter

- **Funktionen.** Eine Zeile je Geschäftsfunktion, mit verantwortlicher Person und der Einstufung als kritisch oder wichtig. Beginnen Sie hier, alles Weitere hängt daran.
- **Verträge.** Eine Zeile je vertraglicher Vereinbarung: Vertragsreferenz, Beginn, Ende, beiderseitige Kündigungsfristen, anwendbares Recht, jährliche Kosten.
- **Dienstleister.** Eine Zeile je Rechtsträger, mit Kennung (LEI oder EUID) und oberstem Mutterunternehmen.
- **Dienstleistungen.** Welcher Dienstleister erbringt welche IKT-Dienstleistung auf Grundlage welchen Vertrags für welche Funktion, mit Datenstandort und Ersetzbarkeit.
- **Kette.** Die Unterauftragnehmer hinter Dienstleistungen, die eine kritische oder wichtige Funktion unterstützen, mit ihrem Rang in der Kette.

## Vier Prüfungen vor der Abgabe

1. Kein Vertrag ohne Funktion, keine Dienstleistung ohne Vertrag.
2. Jeder Dienstleister hat eine Kennung, die zum eingetragenen Namen führt.
3. Auch konzerninterne IKT-Dienstleister sind als Dienstleister erfasst.
4. Die Verantwortlichen jeder kritischen Funktion haben ihre Zeilen freigegeben.

[Supplier Watch](node:supplier-watch) exportiert das Register und prüft dabei die Pflichtfelder; [Contract Checks](node:contract-checks) findet Kündigungsfristen und fehlende Klauseln in den Verträgen.`,
    },
    edition: { en: 'Version 1.4', de: 'Version 1.4' },
    authors: ['person-yusuf-demirel'],
  },
  {
    key: 'resource-exercise-script-template',
    type: 'resource',
    resourceTypes: ['template'],
    title: {
      en: 'Tabletop exercise script: the payroll provider is down',
      de: 'Drehbuch für eine Stabsübung: Die Gehaltsabrechnung fällt aus',
    },
    created: '2021-11-18T10:15:00Z',
    productSuites: ['business-continuity'],
    industries: ['healthcare', 'public-administration'],
    tags: ['supplier-outage', 'operational-resilience'],
    body: {
      en: `This script runs a two-and-a-half-hour tabletop exercise for eight to twelve people, with one facilitator and one note-taker. The scenario is ordinary on purpose: four working days before pay day, the payroll provider stops answering.

## The injects

- **09:00** The portal shows a maintenance notice. Who notices, and whom do they tell?
- **09:20** The provider’s hotline confirms “a security incident” and no more.
- **09:45** A trade union representative asks HR whether wages will be paid.
- **10:10** The provider says restoration will take “at least six days”.
- **10:30** The bank asks for the payment file by 14:00 tomorrow.
- **10:50** A local newspaper has the story and wants a name.

## What the note-taker writes down

1. Every decision, with the time and the person who took it.
2. Every question nobody could answer.
3. Every document somebody looked for, and how long it took to find.

Close with thirty minutes of review: three things to keep, three to change, each with an owner and a date within ninety days. The usual stopgap is to pay last month’s file again; decide beforehand who may authorise that. [Exercise Room](node:exercise-room) can play the injects to a timetable and keep the log.`,
      de: `Dieses Drehbuch reicht für eine Stabsübung von zweieinhalb Stunden mit acht bis zwölf Personen, einer Übungsleitung und einer Protokollführung. Das Szenario ist absichtlich alltäglich: Vier Arbeitstage vor dem Zahltag meldet sich der Dienstleister für die Gehaltsabrechnung nicht mehr.

## Die Einlagen

- **09:00** Das Portal zeigt einen Wartungshinweis. Wer bemerkt ihn, und wem wird er gemeldet?
- **09:20** Die Hotline des Dienstleisters bestätigt „einen Sicherheitsvorfall“, mehr nicht.
- **09:45** Der Personalrat fragt, ob die Gehälter gezahlt werden.
- **10:10** Der Dienstleister rechnet mit „mindestens sechs Tagen“ bis zur Wiederherstellung.
- **10:30** Die Bank braucht die Zahlungsdatei bis morgen, 14:00 Uhr.
- **10:50** Die Lokalzeitung kennt die Geschichte und möchte eine Ansprechperson.

## Was die Protokollführung festhält

1. Jede Entscheidung, mit Uhrzeit und Namen.
2. Jede Frage, die niemand beantworten konnte.
3. Jedes Dokument, das gesucht wurde, und die Dauer der Suche.

Schließen Sie mit dreißig Minuten Auswertung: drei Punkte, die bleiben, drei, die sich ändern, jeweils mit verantwortlicher Person und einem Termin innerhalb von neunzig Tagen. Üblicher Notbehelf ist, die Zahlungsdatei des Vormonats noch einmal auszuführen; legen Sie vorab fest, wer das freigeben darf. [Exercise Room](node:exercise-room) spielt die Einlagen nach Zeitplan ein und führt das Protokoll.`,
    },
    authors: ['person-tobias-renner'],
  },
  {
    key: 'resource-obligation-log-template',
    type: 'resource',
    resourceTypes: ['template'],
    title: { en: 'Obligation log for a licensed operator' },
    created: '2023-08-22T13:40:00Z',
    productSuites: ['compliance-audit'],
    industries: ['energy-utilities', 'technology'],
    tags: ['regulator'],
    body: {
      en: `An obligation log turns a licence of forty pages into a list of things that somebody does on a date. This template is meant for network operators, water companies and telecoms providers whose duties come from a licence, a permit and three or four statutes at once.

## The columns

- **Source**: the document and the paragraph, quoted word for word.
- **Duty in plain words**: one sentence with a verb, written so that the owners recognise their own work in it.
- **Trigger**: a date, an interval, or an event such as a change of ownership.
- **Owner and deputy**: two names, never a department.
- **Evidence**: what an inspector would be shown, and where it lies.
- **Last done, next due.**

## How to fill it

Split any duty that has two owners. A licence of forty pages usually gives 90 to 140 rows; if you have fewer than 50, you have written headings. Read the log with the owners twice a year, and delete what no longer applies with a note that says why.

When the log outgrows a spreadsheet, which tends to happen near 300 rows or the third licence, the same columns import into [Obligation Register](node:obligation-register).`,
    },
  },
  {
    key: 'resource-permit-handover-template',
    type: 'resource',
    resourceTypes: ['template'],
    title: {
      en: 'Shift handover for live work permits',
      de: 'Schichtübergabe bei laufenden Arbeitsfreigaben',
    },
    created: '2026-02-10T07:50:00Z',
    productSuites: ['health-safety'],
    industries: ['energy-utilities', 'oeffentlicher-verkehr'],
    tags: ['near-miss', 'culture'],
    body: {
      en: `A permit that runs past the end of a shift is most dangerous in the fifteen minutes when two people each believe the other is in charge. This handover sheet covers those fifteen minutes for hot work, confined spaces, isolations and track possessions.

## On the sheet

1. Permit number, place, and what is open at this moment: covers, circuits, fences.
2. Isolations still in force, each with its lock or tag number, read out and pointed at.
3. People still at work, by name, with the last time each was seen.
4. What was tried and did not work, so that the next shift does not try it again.
5. Gas or voltage readings taken within the last thirty minutes.
6. Both signatures, with the time. Until the second one, the outgoing issuer stays responsible.

## Two rules

Hand over at the place of work, not in the control room. And where more than one permit is live on the same plant, hand over all of them together, because the conflict is usually between two permits and not inside one.

[Permit Board](node:permit-board) shows items 1 to 3 filled in and suspends every permit that nobody in the next shift accepts by name.`,
      de: `Eine Arbeitsfreigabe, die über das Schichtende hinaus gilt, ist in jener Viertelstunde am gefährlichsten, in der zwei Personen jeweils die andere für verantwortlich halten. Dieses Übergabeblatt deckt diese Viertelstunde ab: für Feuerarbeiten, Arbeiten in engen Räumen, Freischaltungen und Gleissperrungen.

## Auf dem Blatt

1. Nummer der Freigabe, Ort und was in diesem Moment offen ist: Abdeckungen, Stromkreise, Absperrungen.
2. Bestehende Freischaltungen mit Schloss- oder Schildnummer, vorgelesen und vor Ort gezeigt.
3. Personen, die noch arbeiten, namentlich und mit der Uhrzeit des letzten Sichtkontakts.
4. Was versucht wurde und nicht gelang, damit die nächste Schicht es nicht wiederholt.
5. Gas- oder Spannungsmessungen der letzten dreißig Minuten.
6. Beide Unterschriften mit Uhrzeit. Bis zur zweiten Unterschrift bleibt die abgebende Person verantwortlich.

## Zwei Regeln

Übergeben Sie am Arbeitsort, nicht in der Leitwarte. Und übergeben Sie alle Freigaben an derselben Anlage gemeinsam, denn der Konflikt liegt meist zwischen zwei Freigaben und nicht innerhalb einer einzelnen.

[Permit Board](node:permit-board) zeigt die Punkte 1 bis 3 bereits ausgefüllt und setzt jede Freigabe aus, die in der nächsten Schicht niemand namentlich übernimmt.`,
    },
    authors: ['person-hanna-lehtonen'],
  },
];
