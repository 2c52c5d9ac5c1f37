import type { DemoNodeOf } from '../../demo-types.ts';

export const incidentClaims: DemoNodeOf<'product_suite'> = {
  type: 'product_suite',
  key: 'suite-incident-claims',
  title: { en: 'Incident & Claims', de: 'Vorfälle & Schäden' },
  accent: 'rust',
  products: ['incident-desk', 'claims-ledger'],
  productSuites: ['incident-claims'],
  industries: ['public-administration', 'transport-logistics', 'retail', 'healthcare', 'insurance'],
  tags: ['near-miss', 'claims-reserve'],
  created: '2016-01-18T09:00:00Z',
  summary: {
    en: 'One record from the first call to the closed file: what happened, who was hurt, what it will cost and what has been learned.',
    de: 'Eine Akte vom ersten Anruf bis zum Abschluss: was geschehen ist, wer verletzt wurde, was es kosten wird und was daraus folgt.',
  },
  body: {
    en: `A passenger falls on a wet platform. The station writes an incident report, the insurer opens a claim, safety starts an investigation, and the legal team keeps a folder of its own. Six weeks later there are four descriptions of one fall, and they disagree about the time of day.

Incident & Claims keeps a single record. The first report is short, taken on a phone by whoever was there. Everything that follows is added to it with its date and its author, and each department sees the part it is entitled to see.

## What the suite covers

- Intake of incidents, near misses and complaints, by phone, web form, e-mail or QR code on site
- Triage and notification by rule, including deadlines to insurers and authorities
- Claims files with reserves, payments, recoveries and a diary
- Causes and measures, linked to the risk and the location they concern
- Loss runs for renewals, on any date in the past

## How the two products divide the work

[Incident Desk](node:incident-desk) is for the first hours. It asks little, accepts unfinished reports and tells the right people. [Claims Ledger](node:claims-ledger) is for the following months or years. It asks for reasons: why this reserve, why this change, who agreed. A claim is opened from an incident with one step and never loses the connection.

## Where it ends

The suite records payments but does not execute them; your finance system does, through [Keelstone Connect](node:platform-connect). It holds the facts of an injury, never a medical record. And it calculates no reserve for claims not yet reported, which is your actuary’s work. For that work it delivers clean triangles.`,
    de: `Ein Fahrgast stürzt auf einem nassen Bahnsteig. Der Bahnhof schreibt eine Meldung, der Versicherer eröffnet einen Schaden, der Arbeitsschutz beginnt eine Untersuchung, und die Rechtsabteilung führt einen eigenen Ordner. Sechs Wochen später gibt es vier Beschreibungen eines Sturzes, die sich schon bei der Uhrzeit widersprechen.

Vorfälle & Schäden führt eine einzige Akte. Die erste Meldung ist kurz und wird von der Person vor Ort am Telefon erfasst. Alles Weitere kommt mit Datum und Namen hinzu, und jede Abteilung sieht den Teil, der sie angeht.

## Was die Produktfamilie umfasst

- Aufnahme von Vorfällen, Beinahe-Unfällen und Beschwerden per Telefon, Webformular, E-Mail oder QR-Code vor Ort
- Einstufung und Benachrichtigung nach Regeln, einschließlich der Fristen gegenüber Versicherern und Behörden
- Schadenakten mit Rückstellungen, Zahlungen, Regressen und Wiedervorlage
- Ursachen und Maßnahmen, verknüpft mit Risiko und Standort
- Schadenverläufe für die Vertragserneuerung, zu jedem Stichtag der Vergangenheit

## Wie sich die beiden Produkte die Arbeit teilen

[Incident Desk](node:incident-desk) ist für die ersten Stunden da. Es fragt wenig, nimmt auch unfertige Meldungen an und verständigt die richtigen Leute. [Claims Ledger](node:claims-ledger) begleitet die Monate und Jahre danach. Es fragt nach Gründen: warum diese Rückstellung, warum diese Änderung, wer hat zugestimmt. Aus einem Vorfall wird mit einem Schritt ein Schaden, und die Verbindung bleibt bestehen.

## Wo sie aufhört

Zahlungen werden erfasst, aber nicht ausgeführt; das übernimmt Ihr Finanzsystem über [Keelstone Connect](node:platform-connect). Erfasst wird, was zu einer Verletzung feststeht, jedoch keine Krankenakte. Spätschadenreserven berechnet die Produktfamilie nicht. Das bleibt Aufgabe Ihrer Aktuare, die dafür saubere Abwicklungsdreiecke erhalten.`,
  },
  contact: 'person-clara-whitcombe',
  caseStudies: ['case-verkehrsbetriebe-brennfeld', 'case-lindmoor-mutual', 'case-ostermoor-kliniken'],
  outcomes: [
    {
      title: { en: 'The reporter hears back', de: 'Wer meldet, hört etwas' },
      text: {
        en: 'Each report has a name beside it within minutes, and an answer before it can be closed.',
        de: 'Neben jeder Meldung steht binnen Minuten ein Name, und vor dem Abschluss eine Antwort.',
      },
    },
    {
      title: { en: 'Reserves that can be explained', de: 'Rückstellungen mit Begründung' },
      text: {
        en: 'Every change carries its reason, its author and its date, also after three years.',
        de: 'Jede Änderung trägt Grund, Verfasser und Datum, auch nach drei Jahren.',
      },
    },
    {
      title: { en: 'No deadline found too late', de: 'Keine Frist zu spät entdeckt' },
      text: {
        en: 'Statutory clocks start by themselves and are visible to all who could stop them.',
        de: 'Gesetzliche Fristen laufen von selbst an, sichtbar für alle, die sie einhalten können.',
      },
    },
  ],
  sections: [
    {
      kind: 'card_grid',
      heading: { en: 'Three moments that decide a file', de: 'Drei Momente, die über eine Akte entscheiden' },
      cards: [
        {
          heading: { en: 'Minute two', de: 'Minute zwei' },
          text: {
            en: 'The report is in, with a photograph, before the shift moves on.',
            de: 'Die Meldung ist da, mit Foto, bevor die Schicht weiterzieht.',
          },
          link: { title: { en: 'Incident Desk', de: 'Incident Desk' }, node: 'incident-desk' },
        },
        {
          heading: { en: 'Day thirty', de: 'Tag dreißig' },
          text: {
            en: 'The first reserve is reviewed. Silence since day one is shown as what it is.',
            de: 'Die erste Rückstellung wird geprüft. Wer seit Tag eins geschwiegen hat, fällt auf.',
          },
          link: { title: { en: 'Claims Ledger', de: 'Claims Ledger' }, node: 'claims-ledger' },
        },
        {
          heading: { en: 'Month nine', de: 'Monat neun' },
          text: {
            en: 'The renewal asks for the loss run. It is the one you have been reading all along.',
            de: 'Für die Erneuerung wird der Schadenverlauf verlangt. Es ist derselbe, den Sie längst kennen.',
          },
          link: {
            title: { en: 'Cost of claims', de: 'Schadenkosten' },
            node: 'solution-claims-cost',
          },
        },
      ],
    },
    {
      kind: 'summary_resources',
      heading: { en: 'To take with you', de: 'Zum Mitnehmen' },
      resources: ['resource-near-miss-form', 'resource-claims-reserve-guide'],
    },
    {
      kind: 'summary_content',
      heading: { en: 'From practice', de: 'Aus der Praxis' },
      nodes: [
        'case-verkehrsbetriebe-brennfeld',
        'case-lindmoor-mutual',
        'article-the-reserve-that-grew-four-times',
      ],
    },
    {
      kind: 'accordion',
      heading: { en: 'Questions before you buy', de: 'Fragen vor dem Kauf' },
      allowsAllClosed: true,
      items: [
        {
          title: {
            en: 'Our people do not report. Will software change that?',
            de: 'Bei uns meldet niemand. Ändert das eine Software?',
          },
          body: {
            en: `Not by itself. Reports increase when answers arrive, and answers come from people. The software shortens the form and shows who owes an answer. If nobody has the time to give one, save the money.`,
            de: `Von allein nicht. Meldungen nehmen zu, wenn Antworten kommen, und die kommen von Menschen. Die Software verkürzt das Formular und zeigt, wer eine Antwort schuldet. Hat dafür niemand Zeit, sparen Sie das Geld.`,
          },
        },
        {
          title: {
            en: 'Can we take over ten years of claims?',
            de: 'Können wir zehn Jahre Schäden übernehmen?',
          },
          body: {
            en: `Yes, with their faults marked as faults. We import what is there, flag what contradicts itself, and correct nothing silently. Expect two weeks for every ten thousand claims, most of it for your own decisions.`,
            de: `Ja, und ihre Fehler bleiben als Fehler erkennbar. Wir übernehmen, was da ist, kennzeichnen Widersprüche und berichtigen nichts stillschweigend. Rechnen Sie mit zwei Wochen je zehntausend Schäden, das meiste davon für Ihre eigenen Entscheidungen.`,
          },
        },
        {
          title: {
            en: 'Who may see an injured colleague’s file?',
            de: 'Wer darf die Akte einer verletzten Kollegin sehen?',
          },
          body: {
            en: `The claims handler, occupational health where it is concerned, and nobody by virtue of rank. The line manager sees the measure. Each access to the protected part is listed, and the injured person may be shown the list.`,
            de: `Die Sachbearbeitung, der betriebsärztliche Dienst, soweit er betroffen ist, und niemand allein seines Ranges wegen. Vorgesetzte sehen die Maßnahme. Jeder Zugriff auf den geschützten Teil wird aufgelistet, und die Liste darf der verletzten Person gezeigt werden.`,
          },
        },
      ],
    },
    {
      kind: 'media',
      heading: { en: 'An incident in twenty seconds', de: 'Ein Vorfall in zwanzig Sekunden' },
      layout: 'wide',
      items: [
        {
          media: 'film-incident-timeline',
          caption: {
            en: 'From the first sensor to the last line of the record, with captions.',
            de: 'Vom ersten Sensor bis zur letzten Zeile der Akte, mit Untertiteln.',
          },
        },
      ],
    },
  ],
};
