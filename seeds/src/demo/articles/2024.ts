import type { DemoNodeOf } from '../../demo-types.ts';

export const articles2024: DemoNodeOf<'article'>[] = [
  {
    key: 'article-a-city-renews-its-insurance',
    type: 'article',
    title: {
      en: 'A city renews its insurance',
      de: 'Eine Stadt erneuert ihre Versicherung',
    },
    created: '2024-02-08T10:00:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-rosa-valdivieso', 'person-clara-whitcombe'],
    productSuites: ['insurance-exposure'],
    industries: ['public-administration'],
    tags: ['data-quality'],
    body: {
      en: `A city of 280,000 people insures 1,140 buildings, 460 vehicles, two museums, a zoo and eleven bridges, and for years its renewal file was a spreadsheet that one man in the treasury understood. He retires in May, which is how we came to meet him.

## The calendar

The renewal falls on 1 January. The treasury now works to four dates, and each has a reason.

### March: values before anything else

In the old file 212 buildings had carried the same sum insured since 2011, raised by two per cent a year. A surveyor looked at twenty of them. The sample was 31 per cent too low on average, and three school gymnasiums were listed under addresses that no longer exist. An insurer who finds such things in September prices them with a margin. Found in March, they are only work.

### May: losses with a story

Five years of claims, and for each one above €50,000 half a page: what happened, what was paid, what has been changed since. The swimming bath had flooded twice. The second time was a €90 valve, replaced the same week in all six baths, and nobody had ever told the market.

### July: the market hears early

- A schedule of values with a date against each line.
- Photographs and sprinkler certificates for the thirty largest sites.
- The flood depth for every building within 300 metres of the river.
- What the city wishes to keep for itself, and why.

Three insurers visited. Two asked about the zoo and were shown the keeper’s own risk assessment, which was better than ours.

### October: compare like with like

The cheapest offer had a flood deductible of two per cent per location. On the riverside depot that is €640,000. Someone has to do this multiplication before the council votes, and it took an hour in [Programme Renewal](node:programme-renewal) with the layers side by side.

## What it came to

The insured values rose by 22 per cent and the premium by 9, in a year when the treasurer had been told to expect 25. Part of that was luck and a quiet season. The rest, as far as we can judge, was a file that answered questions before they were put. The man from the treasury has agreed to record where the last odd buildings are, starting with the gymnasiums.`,
      de: `Eine Stadt mit 280.000 Einwohnern versichert 1.140 Gebäude, 460 Fahrzeuge, zwei Museen, einen Zoo und elf Brücken, und jahrelang war die Grundlage der Erneuerung eine Tabelle, die ein einziger Mann in der Kämmerei verstand. Er geht im Mai in den Ruhestand, und so lernten wir ihn kennen.

## Der Kalender

Hauptfälligkeit ist der 1. Januar. Die Kämmerei arbeitet heute nach vier Terminen, und jeder hat seinen Grund.

### März: zuerst die Werte

In der alten Tabelle trugen 212 Gebäude seit 2011 dieselbe Versicherungssumme, jedes Jahr um zwei Prozent erhöht. Ein Sachverständiger sah sich zwanzig davon an. Die Stichprobe lag im Mittel 31 Prozent zu niedrig, und drei Turnhallen standen unter Adressen, die es nicht mehr gibt. Findet ein Versicherer so etwas im September, rechnet er einen Zuschlag ein. Im März gefunden ist es nur Arbeit.

### Mai: Schäden mit Geschichte

Fünf Jahre Schadenverlauf und zu jedem Schaden über 50.000 Euro eine halbe Seite: was geschah, was gezahlt wurde, was seither anders ist. Das Hallenbad stand zweimal unter Wasser. Beim zweiten Mal war es ein Ventil für 90 Euro, das noch in derselben Woche in allen sechs Bädern getauscht wurde. Dem Markt hatte das nie jemand erzählt.

### Juli: Der Markt erfährt es früh

- Ein Werteverzeichnis mit einem Datum an jeder Zeile.
- Fotos und Prüfberichte der Sprinkleranlagen für die dreißig größten Standorte.
- Die Überflutungstiefe für jedes Gebäude im Abstand von bis zu 300 Metern vom Fluss.
- Was die Stadt selbst tragen will, und warum.

Drei Versicherer kamen zur Besichtigung. Zwei fragten nach dem Zoo und bekamen die Gefährdungsbeurteilung der Tierpfleger zu sehen, die besser war als unsere.

### Oktober: Gleiches mit Gleichem vergleichen

Das günstigste Angebot enthielt einen Selbstbehalt für Überschwemmung von zwei Prozent je Standort. Beim Betriebshof am Fluss sind das 640.000 Euro. Irgendjemand muss diese Multiplikation ausführen, bevor der Stadtrat abstimmt; in [Programme Renewal](node:programme-renewal), mit den Layern nebeneinander, dauerte es eine Stunde.

## Was dabei herauskam

Die Versicherungswerte stiegen um 22 Prozent und die Prämie um 9, in einem Jahr, für das man der Kämmerin 25 angekündigt hatte. Ein Teil davon war Glück und ein ruhiges Schadenjahr. Der Rest war, soweit wir es beurteilen können, eine Akte, die Fragen beantwortete, bevor sie gestellt wurden. Der Mann aus der Kämmerei hat zugesagt, noch aufzuschreiben, wo die letzten sonderbaren Gebäude stehen. Er beginnt mit den Turnhallen.`,
    },
  },
  {
    key: 'article-register-of-information',
    type: 'article',
    title: {
      en: 'What belongs in the register of information, and what only looks as if it does',
      de: 'Was ins Informationsregister gehört und was nur so aussieht',
    },
    created: '2024-04-23T08:30:00Z',
    articleTypes: ['guide'],
    authors: ['person-yusuf-demirel'],
    productSuites: ['third-party-risk', 'compliance-audit'],
    industries: ['banking', 'insurance'],
    tags: ['dora', 'regulator', 'data-quality'],
    body: {
      en: `Nine months before DORA applies, most of the registers of information I am shown are lists of suppliers with a few columns added, and that is the wrong starting point. The register describes contractual arrangements and the functions that depend on them; suppliers appear in it because contracts have parties.

The difference sounds academic until you try to fill in the templates. A mid-sized bank I worked with in March had 1,900 suppliers, 640 ICT contracts and 71 functions. Starting from the suppliers it had spent five weeks and reached the letter F.

## Start from the functions

1. List the functions your institution would have to restore, with an owner each. Sixty to a hundred is normal; if you have four hundred, you have listed departments.
2. Mark those that are critical or important, and write the reason in one sentence.
3. For each, ask the owner which ICT services it cannot run without. Most name five to eight.
4. Only now look for the contract behind each service, and give it one reference number that will never change.

The bank needed eleven working days for all 71. It then had 212 contracts that mattered and a clear conscience about the other 428, which still go in, with less detail.

## What only looks as if it belongs

- A software licence with no ongoing service behind it, if nobody maintains it for you. Decide the rule once and write it down.
- The electricity supplier. Important, but not an ICT service.
- The consultant who once installed the database. A service that has ended has no place in a register of current arrangements.

## What is usually missing

Intra-group services, nearly always. Also the subcontractors who sit underneath a service supporting a critical function, and identifiers: legal entity codes that are valid and belong to the entity that signed. In our sample one code in nine belonged to a sister company.

The supervisors have announced a voluntary dry run for the summer. Take part if you can. Feedback on your own file is worth more than another seminar, including mine. [Supplier Watch](node:supplier-watch) keeps the register as linked tables and checks the links each night; [Obligation Register](node:obligation-register) holds the article each field answers to.`,
      de: `Neun Monate vor dem Geltungsbeginn von DORA sind die meisten Informationsregister, die ich zu sehen bekomme, Lieferantenlisten mit ein paar zusätzlichen Spalten, und das ist der falsche Anfang. Das Register beschreibt vertragliche Vereinbarungen und die Funktionen, die von ihnen abhängen; Lieferanten kommen darin vor, weil Verträge Parteien haben.

Der Unterschied klingt akademisch, bis man die Meldebögen ausfüllt. Eine mittelgroße Bank, mit der ich im März gearbeitet habe, hatte 1.900 Lieferanten, 640 IKT-Verträge und 71 Funktionen. Von den Lieferanten ausgehend hatte sie fünf Wochen gebraucht und war bis zum Buchstaben F gekommen.

## Bei den Funktionen beginnen

1. Listen Sie die Funktionen auf, die Ihr Haus wiederherstellen müsste, jede mit einer verantwortlichen Person. Sechzig bis hundert sind üblich; bei vierhundert haben Sie Abteilungen aufgeschrieben.
2. Kennzeichnen Sie die kritischen oder wichtigen und begründen Sie es in einem Satz.
3. Fragen Sie zu jeder Funktion, ohne welche IKT-Dienstleistungen sie nicht läuft. Die meisten nennen fünf bis acht.
4. Suchen Sie erst jetzt den Vertrag hinter jeder Dienstleistung und geben Sie ihm eine Referenznummer, die sich nie mehr ändert.

Für alle 71 brauchte die Bank elf Arbeitstage. Danach hatte sie 212 Verträge, auf die es ankam, und ein gutes Gewissen bei den übrigen 428, die ebenfalls hineingehören, mit weniger Einzelheiten.

## Was nur so aussieht

- Eine Softwarelizenz ohne laufende Leistung, wenn niemand sie für Sie pflegt. Legen Sie die Regel einmal fest und schreiben Sie sie auf.
- Der Stromversorger. Wichtig, aber keine IKT-Dienstleistung.
- Der Berater, der einmal die Datenbank eingerichtet hat. Eine beendete Leistung hat in einem Register laufender Vereinbarungen keinen Platz.

## Was meistens fehlt

Gruppeninterne Leistungen, fast immer. Ebenso die Unterauftragnehmer hinter einer Dienstleistung, die eine kritische Funktion unterstützt, und die Kennungen: gültige LEI-Codes, die zu der Gesellschaft gehören, die unterschrieben hat. In unserer Stichprobe gehörte jeder neunte Code zu einer Schwestergesellschaft.

Die Aufsichtsbehörden haben für den Sommer einen freiwilligen Probelauf angekündigt. Nehmen Sie nach Möglichkeit teil. Eine Rückmeldung zur eigenen Datei ist mehr wert als ein weiteres Seminar, auch eines von mir. [Supplier Watch](node:supplier-watch) führt das Register als verknüpfte Tabellen und prüft die Verknüpfungen jede Nacht; in [Obligation Register](node:obligation-register) steht der Artikel, dem jedes Feld dient.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## Go on from here`, de: `## Von hier aus weiter` },
        paragraphs: [
          {
            kind: 'summaries',
            items: [
              {
                heading: { en: 'You have no register yet', de: 'Sie haben noch kein Register' },
                text: {
                  en: 'Take the template and begin with the sheet of functions.',
                  de: 'Nehmen Sie die Vorlage und beginnen Sie mit dem Blatt der Funktionen.',
                },
                link: {
                  title: { en: 'Working template', de: 'Arbeitsvorlage' },
                  node: 'resource-dora-register-template',
                },
              },
              {
                heading: { en: 'You have one, and errors', de: 'Sie haben eines, und Fehler' },
                text: {
                  en: 'Sixty-one registers, counted: three fields cause nearly half of them.',
                  de: 'Einundsechzig Register, ausgezählt: Drei Felder verursachen fast die Hälfte.',
                },
                link: { title: { en: 'The briefing', de: 'Das Briefing' }, node: 'landing-dora-briefing' },
              },
              {
                heading: {
                  en: 'You would rather see how somebody did it',
                  de: 'Sie möchten sehen, wie es jemand gemacht hat',
                },
                text: {
                  en: 'A private bank, eleven weeks, 214 contracts.',
                  de: 'Eine Privatbank, elf Wochen, 214 Verträge.',
                },
                link: {
                  title: { en: 'Bankhaus Oderthal', de: 'Bankhaus Oderthal' },
                  node: 'case-bankhaus-oderthal',
                },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'article-an-exercise-that-failed-usefully',
    type: 'article',
    title: {
      en: 'An exercise that failed usefully',
      de: 'Eine Übung, deren Scheitern sich lohnte',
    },
    created: '2024-09-12T07:45:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-tobias-renner'],
    productSuites: ['business-continuity'],
    industries: ['oeffentlicher-verkehr', 'transport-logistics'],
    tags: ['operational-resilience'],
    body: {
      en: `At 10:22, thirty-seven minutes into a control-room evacuation exercise, the head of operations of a regional railway stopped the clock and said that, had it been real, eleven trains would now be standing in tunnels without anybody talking to them. The exercise was planned for four hours and it was over.

The debrief took longer than the exercise, and I would not exchange it for ten that went to plan.

## The script

A smell of burning in the control centre. Nine dispatchers leave, walk 600 metres to the reserve room, log in and take over 43 trains. The plan allowed twenty minutes, and the last exercise, in 2021, had needed nineteen.

## What happened instead

The walk took eight minutes and the doors opened. Then:

- Six of nine smart cards did not work on the reserve consoles. They had been replaced in spring, after the reserve room’s reader was last updated.
- The radio console came up with the channel plan of 2022, in which two branch lines were missing.
- The telephone list was on a drive that asked for a smart card.
- One dispatcher used her own telephone to ring drivers she happened to know. She reached fourteen. Nothing in the plan had suggested it.

In 2021 the people in the exercise had been told the date a month ahead, and somebody kind had tested all the cards the evening before.

## What the failure bought

The railway had been checking that the reserve room existed. It had never checked that it kept up with the main one. There is now a rule that any change to the control centre is finished only when the same change has been made 600 metres away, and a dispatcher signs for it. Every second Tuesday one desk works a full shift in the reserve room. It costs about four hours of travel and grumbling a month.

## On announcing exercises

We now suggest announcing the week and never the hour, and giving one person the right to stop. Record the minute and the reason in [Exercise Room](node:exercise-room) before anyone goes to lunch, because by the afternoon the story will have become kinder.

They ran it again in August. It took twenty-six minutes with nobody prepared, and all 43 trains had a voice. The plan now says thirty.`,
      de: `Um 10:22 Uhr, siebenunddreißig Minuten nach Beginn einer Übung zur Räumung der Leitstelle, hielt der Betriebsleiter einer Regionalbahn die Uhr an und sagte, im Ernstfall stünden jetzt elf Züge in Tunneln, und niemand spräche mit ihnen. Angesetzt war die Übung auf vier Stunden, und damit war sie vorbei.

Die Nachbesprechung dauerte länger als die Übung, und ich würde sie gegen zehn gelungene nicht eintauschen.

## Das Drehbuch

Brandgeruch in der Leitstelle. Neun Fahrdienstleiter verlassen den Raum, gehen 600 Meter zur Ausweichleitstelle, melden sich an und übernehmen 43 Züge. Der Plan sah zwanzig Minuten vor, die letzte Übung im Jahr 2021 hatte neunzehn gedauert.

## Was stattdessen geschah

Der Weg dauerte acht Minuten, und die Türen gingen auf. Dann:

- Sechs von neun Chipkarten funktionierten an den Ausweichplätzen nicht. Sie waren im Frühjahr getauscht worden, nach der letzten Aktualisierung des Lesers dort.
- Das Funkpult startete mit dem Kanalplan von 2022, in dem zwei Zweigstrecken fehlten.
- Die Telefonliste lag auf einem Laufwerk, das nach der Chipkarte fragte.
- Eine Fahrdienstleiterin rief mit dem eigenen Telefon Lokführer an, die sie zufällig kannte. Sie erreichte vierzehn. Im Plan stand davon nichts.

2021 war der Termin einen Monat vorher bekannt gewesen, und jemand hatte es gut gemeint und am Vorabend alle Karten geprüft.

## Was das Scheitern eingebracht hat

Die Bahn hatte immer geprüft, ob es die Ausweichleitstelle gibt. Ob sie mit der Hauptleitstelle Schritt hält, hatte sie nie geprüft. Nun gilt: Eine Änderung in der Leitstelle ist erst abgeschlossen, wenn dieselbe Änderung 600 Meter weiter vorgenommen ist, und eine Fahrdienstleiterin oder ein Fahrdienstleiter zeichnet sie ab. Jeden zweiten Dienstag arbeitet ein Platz eine volle Schicht in der Ausweichleitstelle. Das kostet etwa vier Stunden Wegzeit und Murren im Monat.

## Soll man Übungen ankündigen?

Wir empfehlen inzwischen, die Woche anzukündigen und niemals die Stunde, und einer Person das Recht zum Abbruch zu geben. Halten Sie Minute und Grund in [Exercise Room](node:exercise-room) fest, bevor alle zum Essen gehen, denn am Nachmittag ist die Geschichte schon freundlicher.

Im August folgte die Wiederholung. Unvorbereitet dauerte es sechsundzwanzig Minuten, und alle 43 Züge hatten eine Stimme. Im Plan stehen jetzt dreißig.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## Fail with us`, de: `## Scheitern Sie mit uns` },
        paragraphs: [
          { kind: 'related_events', events: ['event-krisenstab-muenchen-2027'], fillUpTo: 3 },
          {
            kind: 'banners',
            banners: [
              {
                heading: {
                  en: 'Forty minutes, six people, one clock',
                  de: 'Vierzig Minuten, sechs Menschen, eine Uhr',
                },
                text: {
                  en: 'A tabletop script for a payroll provider that no longer answers.',
                  de: 'Ein Drehbuch für einen Lohndienstleister, der nicht mehr antwortet.',
                },
                link: {
                  title: { en: 'Take the script', de: 'Zum Drehbuch' },
                  node: 'resource-exercise-script-template',
                },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'article-the-fourth-party',
    type: 'article',
    title: {
      en: 'Seven suppliers, one region: counting concentration in the cloud',
      de: 'Sieben Lieferanten, eine Region: Wie man Konzentration in der Cloud zählt',
    },
    created: '2024-11-21T09:20:00Z',
    articleTypes: ['analysis'],
    authors: ['person-jonas-achterberg'],
    productSuites: ['third-party-risk', 'enterprise-risk'],
    industries: ['banking', 'technology'],
    tags: ['operational-resilience', 'board-reporting', 'supplier-outage'],
    body: {
      en: `A payments firm we advise had spread its seven critical services over seven suppliers and reported low concentration to its board; five of the seven ran in the same cloud region, two of them in the same building. Nobody had lied. The question had been asked one level too high.

Concentration is usually measured by spend or by number of contracts. Both are easy and neither says what falls over together.

## Ask for four things

From every supplier of a critical service we now ask for:

1. the cloud or data-centre operator, and the region;
2. whether a second region is *running*, *warm* or *written down*;
3. the identity provider their own staff use to repair the service;
4. the one subcontractor whose failure would stop them within an hour.

The third is the most neglected. If a supplier’s engineers sign in through the service that is down, the repair waits for the fault. In a survey of 44 suppliers this autumn, 29 named the same two identity providers.

## A figure for the board

We suggest one number, in words: *with the loss of any single location for eight hours, the largest number of our critical services that stop at once is five of seven.* It moves when something real moves. It can be checked. It needs no colour.

The firm brought it down to three by asking two suppliers to run warm in another region, at €6,100 a month together, and by accepting the rest in a minuted decision. Getting to two would have cost ten times as much. That is a good conversation for a board to have and they had it in twenty minutes.

## What we do not recommend

Do not run every service on two clouds. The second copy is tested less, patched later and understood by fewer people, and in our customers’ incident logs the switch between copies causes more hours of outage than the cloud does. Move one thing that matters and rehearse it.

## Where we stand ourselves

Fairness demands the same answer from us. Keelstone runs in two regions of one operator, the second warm; our own engineers can sign in without either. It was not so until March, when I asked the question at home. [Supplier Watch](node:supplier-watch) records fourth parties as links, so the count is a query and not a project.`,
      de: `Ein Zahlungsdienstleister, den wir beraten, hatte seine sieben kritischen Dienste auf sieben Lieferanten verteilt und dem Vorstand eine geringe Konzentration gemeldet; fünf der sieben liefen in derselben Cloud-Region, zwei davon im selben Gebäude. Gelogen hatte niemand. Die Frage war nur eine Ebene zu hoch gestellt.

Konzentration wird meist am Auftragsvolumen oder an der Zahl der Verträge gemessen. Beides ist einfach, und beides sagt nicht, was gemeinsam ausfällt.

## Vier Angaben

Von jedem Lieferanten eines kritischen Dienstes verlangen wir heute:

1. den Betreiber der Cloud oder des Rechenzentrums und die Region;
2. ob eine zweite Region *läuft*, *bereitsteht* oder *auf Papier steht*;
3. den Identitätsdienst, über den sich die eigenen Leute zur Reparatur anmelden;
4. den einen Unterauftragnehmer, dessen Ausfall ihn binnen einer Stunde zum Stehen brächte.

Am häufigsten fehlt die dritte Angabe. Melden sich die Techniker über den Dienst an, der gerade ausgefallen ist, wartet die Reparatur auf den Fehler. In einer Umfrage unter 44 Lieferanten nannten in diesem Herbst 29 dieselben zwei Identitätsdienste.

## Eine Zahl für den Vorstand

Wir schlagen eine einzige Zahl vor, in Worten: *Fällt ein beliebiger Standort für acht Stunden aus, stehen höchstens fünf unserer sieben kritischen Dienste gleichzeitig still.* Sie bewegt sich, wenn sich wirklich etwas bewegt. Sie ist prüfbar. Sie braucht keine Ampelfarbe.

Der Zahlungsdienstleister brachte sie auf drei, indem er zwei Lieferanten eine bereitstehende zweite Region einrichten ließ, für zusammen 6.100 Euro im Monat, und den Rest durch protokollierten Beschluss annahm. Der Weg auf zwei hätte das Zehnfache gekostet. Ein solches Gespräch steht einem Vorstand gut an, und es dauerte zwanzig Minuten.

## Wovon wir abraten

Betreiben Sie nicht jeden Dienst in zwei Clouds. Die zweite Kopie wird seltener getestet, später aktualisiert und von weniger Menschen verstanden, und in den Vorfallprotokollen unserer Kunden verursacht das Umschalten mehr Ausfallstunden als die Cloud selbst. Verlegen Sie eine Sache, auf die es ankommt, und üben Sie das.

## Wie es bei uns aussieht

Gerechterweise müssen wir dieselbe Frage beantworten. Keelstone läuft in zwei Regionen eines Betreibers, die zweite steht bereit; unsere Technikerinnen und Techniker können sich auch ohne beide anmelden. Bis März war das nicht so, dann habe ich die Frage im eigenen Haus gestellt. [Supplier Watch](node:supplier-watch) führt Unterauftragnehmer als Verknüpfungen, sodass die Zählung eine Abfrage ist und kein Projekt.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## Hear three who were surprised`, de: `## Drei, die überrascht wurden` },
        paragraphs: [{ kind: 'media', items: [{ media: 'remote-supplier-panel' }] }],
      },
    ],
  },
];
