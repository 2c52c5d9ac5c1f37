import type { DemoNodeOf } from '../../demo-types.ts';

/** 2020: storms with names, a supplier list in March, signatures from home. */
export const articles2020ListsStormsAndSignatures: DemoNodeOf<'article'>[] = [
  {
    key: 'article-storm-names',
    type: 'article',
    title: { en: 'Three storms, one event, two deductibles' },
    created: '2020-02-27T09:00:00Z',
    articleTypes: ['analysis'],
    authors: ['person-clara-whitcombe'],
    productSuites: ['insurance-exposure', 'incident-claims'],
    industries: ['retail', 'construction', 'insurance'],
    tags: ['claims-reserve', 'data-quality'],
    body: {
      en: `Within three weeks of this February three storms with names crossed the north of England. A garden-centre chain with 61 sites had damage at 22 of them, some of it twice. Its deductible is £250,000 for each event. The question worth a quarter of a million is how many events there were.

## What the policy says

An hours clause: all loss from one storm within 72 consecutive hours is one event, and the insured may choose when the hours begin. Names are given by weather services. They do not appear in the policy.

## What the log said

Water came in at Site 14 on a Sunday at about five in the morning. So the manager thought; he saw it on Monday. At Site 31 the roof sheet was gone *after the weekend*. Of 22 first reports, seven had a time, four a day, and eleven the day on which somebody had unlocked the door.

## What can be done afterwards

1. Alarm systems, refrigeration and tills write the time of a power cut. Nineteen of the 22 sites had at least one of the three.
2. Rainfall radar is public. It does not show when a roof failed, but when it could not yet have failed.
3. Photographs on private phones carry times. Ask in the first week; after that they are deleted to make room for children.

The chain could place 20 of 22 losses within six hours. Two windows of 72 hours, well chosen, covered all of them. There were two deductibles instead of three.

## What should be done before

Ask for one more thing in the first report: *when was it last all right?* The answer is usually known, takes three words and bounds the event from below. We have put it into our form. In a wind it is worth more than a photograph.`,
    },
  },
  {
    key: 'article-supplier-list-in-march',
    type: 'article',
    title: { en: 'The supplier list in March', de: 'Die Lieferantenliste im März' },
    created: '2020-03-26T07:30:00Z',
    articleTypes: ['field-notes'],
    authors: ['person-yusuf-demirel'],
    productSuites: ['third-party-risk', 'business-continuity'],
    industries: ['healthcare', 'manufacturing', 'retail'],
    tags: ['supplier-outage', 'operational-resilience'],
    body: {
      en: `In the past two weeks I have spoken to nineteen heads of purchasing. All had a list of critical suppliers. Sixteen of the lists were sorted by annual spend.

## What was missing from the lists

- **The cheap part.** A maker of ventilator trolleys stood still for want of a castor. Annual spend: €2,300. It was on no list.
- **The service without goods.** Laundry, waste, interpreters, the man who calibrates the scales. Several were closed by order on the same day.
- **The carrier.** Goods were ready; the driver was in quarantine at a border.
- **The deputy.** In eleven of nineteen firms the only person who knew the supplier’s production manager was herself at home with children.

## The question that worked

We gave up asking *who is critical?* and asked the people on the shop floor: *if the delivery does not come tomorrow, when do you stop?* The answers came in hours and days, within one afternoon, and they could be sorted. A hospital that had managed with a list of forty A-suppliers got a list of 118 lines, of which 23 had less than four days.

## What to do with 23 lines

Ring them. Not with a questionnaire. Three questions: Are you working? What do *you* lack? Whom else are you supplying who comes before us? The third is uncomfortable and was answered by everyone but two.

Then the opposite direction. Eight of those 23 suppliers were themselves waiting for the customer’s payment, at terms of sixty days. The hospital paid at once. It was the cheapest measure of the month.

I shall write up in summer what was wrong with this list too. For now: sort by days.`,
      de: `In den letzten zwei Wochen habe ich mit neunzehn Einkaufsleitungen gesprochen. Alle hatten eine Liste kritischer Lieferanten. Sechzehn dieser Listen waren nach Jahresumsatz sortiert.

## Was auf den Listen fehlte

- **Das billige Teil.** Ein Hersteller von Gerätewagen für Beatmungsgeräte stand wegen einer Lenkrolle. Jahresumsatz: 2.300 Euro. Sie stand auf keiner Liste.
- **Die Leistung ohne Ware.** Wäsche, Entsorgung, Dolmetschen, der Mann, der die Waagen kalibriert. Mehrere wurden am selben Tag behördlich geschlossen.
- **Die Spedition.** Die Ware war fertig, der Fahrer saß an einer Grenze in Quarantäne.
- **Die Vertretung.** In elf von neunzehn Häusern war die einzige Person, die den Produktionsleiter des Lieferanten kannte, selbst mit Kindern zu Hause.

## Die Frage, die funktionierte

Wir fragten nicht mehr *Wer ist kritisch?*, sondern die Leute in der Fertigung: *Wenn die Lieferung morgen nicht kommt, wann steht ihr?* Die Antworten kamen in Stunden und Tagen, an einem einzigen Nachmittag, und sie ließen sich sortieren. Eine Klinik, die mit vierzig A-Lieferanten ausgekommen war, erhielt eine Liste mit 118 Zeilen, davon 23 mit weniger als vier Tagen.

## Was man mit 23 Zeilen macht

Anrufen. Nicht mit einem Fragebogen. Drei Fragen: Arbeiten Sie? Was fehlt *Ihnen*? Wen beliefern Sie noch, der vor uns kommt? Die dritte ist unangenehm, und bis auf zwei haben sie alle beantwortet.

Dann in die Gegenrichtung. Acht der 23 Lieferanten warteten selbst auf Zahlungen des Kunden, bei einem Ziel von sechzig Tagen. Die Klinik zahlte sofort. Es war die billigste Maßnahme des Monats.

Was an dieser Liste ebenfalls falsch war, schreibe ich im Sommer auf. Bis dahin: nach Tagen sortieren.`,
    },
    sections: [
      {
        kind: 'basic',
        body: { en: `## A list that is sorted by days`, de: `## Eine Liste, die nach Tagen sortiert ist` },
        paragraphs: [
          {
            kind: 'media',
            items: [
              {
                media: 'file-supplier-register',
                caption: {
                  en: 'With the columns from this article; change what does not suit you.',
                  de: 'Mit den Spalten aus diesem Text; ändern Sie, was nicht passt.',
                },
              },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'article-who-may-sign-at-home',
    type: 'article',
    title: { en: 'Who may sign at the kitchen table?', de: 'Wer darf am Küchentisch unterschreiben?' },
    created: '2020-05-07T07:30:00Z',
    articleTypes: ['guide'],
    authors: ['person-marit-solberg'],
    productSuites: ['policy-management', 'compliance-audit'],
    industries: ['insurance', 'banking', 'education'],
    tags: ['regulator', 'culture'],
    body: {
      en: `Since March payments have been released from kitchens, contracts scanned on ironing boards and four-eyes checks carried out by telephone. Most of it was sensible. Hardly any of it was allowed by the rules in force, and that will occupy auditors for two years.

## Write the exception down now

A page is enough. It needs a date, the rule that is not being followed, what is done instead, who decided, until when. We have collected 60 of these pages from customers who were willing. The useful ones share three properties.

1. They name the **risk that the rule was meant to reduce**, and say what reduces it now. “Two signatures prevent a single person from paying. Instead, the second person calls back on the number in the directory.”
2. They **end**. Not “until further notice”, but “until 30 June, or earlier by decision of the finance director”.
3. They were **found** by those concerned. A decision in the minutes of the crisis team is a secret.

## What is not an exception

Something which has turned out to be better. The travel expenses that no longer need paper receipts should not end on 30 June. Change the rule, in the proper way, and take the exception off the list. In our sample that applied to one page in four.

## For auditors

Ask for the list of exceptions first. An organisation which has thirty and can show them was in control. One which has none did not work, or is not telling.`,
      de: `Seit März werden Zahlungen in Küchen freigegeben, Verträge auf Bügelbrettern gescannt und Vier-Augen-Prüfungen am Telefon erledigt. Das meiste davon war vernünftig. Kaum etwas davon erlaubten die geltenden Regeln, und das wird die Revision zwei Jahre lang beschäftigen.

## Halten Sie die Ausnahme jetzt fest

Eine Seite genügt. Sie braucht ein Datum, die Regel, die nicht befolgt wird, was stattdessen geschieht, wer entschieden hat und bis wann. Wir haben 60 solcher Seiten von Kunden gesammelt, die einverstanden waren. Die brauchbaren haben drei Dinge gemeinsam.

1. Sie nennen **das Risiko, das die Regel mindern sollte**, und sagen, was es jetzt mindert. „Zwei Unterschriften verhindern, dass jemand allein zahlt. Stattdessen ruft die zweite Person unter der Nummer aus dem Verzeichnis zurück.“
2. Sie **enden**. Nicht „bis auf Weiteres“, sondern „bis 30. Juni oder früher durch Entscheidung der Finanzleitung“.
3. Die Betroffenen **finden** sie. Ein Beschluss im Protokoll des Krisenstabs ist ein Geheimnis.

## Was keine Ausnahme ist

Etwas, das sich als besser erwiesen hat. Die Reisekostenabrechnung ohne Papierbelege sollte nicht am 30. Juni enden. Ändern Sie die Regel, auf dem ordentlichen Weg, und streichen Sie die Ausnahme von der Liste. In unserer Sammlung traf das auf jede vierte Seite zu.

## Für die Revision

Fragen Sie zuerst nach der Liste der Ausnahmen. Ein Haus, das dreißig hat und sie vorzeigen kann, hatte die Lage im Griff. Eines, das keine hat, hat nicht gearbeitet oder sagt es nicht.`,
    },
  },
  {
    key: 'article-ward-four-reports-everything',
    type: 'article',
    title: { en: 'Ward Four reports everything' },
    created: '2020-09-17T08:00:00Z',
    articleTypes: ['field-notes', 'analysis'],
    authors: ['person-imani-okafor'],
    productSuites: ['incident-claims', 'health-safety'],
    industries: ['healthcare'],
    tags: ['near-miss', 'data-quality', 'culture'],
    body: {
      en: `A hospital sent us a chart in which Ward Four stood out like a tower: 212 incident reports in six months, against thirty to fifty on every other ward. The board had asked for an explanation, and the ward’s sister had been invited to give it. She brought a biscuit tin.

## The tin

In it were 212 slips. When she started, the ward had used the electronic form, which took nine minutes on the only free computer. She put the tin beside the kettle with a pad and a pencil, and typed the slips in herself on Sundays.

The board’s explanation had been that Ward Four was dangerous. We compared instead what the reports were about. Of events that no ward can overlook, such as a fall with a fracture or a transfusion stopped, Ward Four had five, which is average. Everything above the average was small: a wrong label noticed in time, a bed rail that would not lock, a drip stand with three wheels.

## Severity as a share

If small reports are missing, the serious ones look frequent. On the quiet wards one report in six was serious. On Ward Four it was one in 42. A single column with this quotient would have told the board where reporting is alive. Without it the chart told them where to be worried, and pointed in the wrong direction.

## What followed

The tin was not made compulsory; the sister forbade it. Three wards asked for one. The form was shortened from 34 fields to eight, for everybody. And bed rails of one type were examined in the whole house. Of 61, fourteen did not lock.

The chart is now drawn with two lines, one for all reports and one for the serious ones, and it no longer has a caption that says *incidents*. It says *reports*.`,
    },
  },
];
