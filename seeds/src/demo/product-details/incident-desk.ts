import type { DemoNodeOf } from '../../demo-types.ts';

export const incidentDesk: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'incident-desk',
  title: { en: 'Incident Desk', de: 'Incident Desk' },
  suite: 'suite-incident-claims',
  productSuites: ['incident-claims', 'health-safety'],
  industries: ['transport-logistics', 'healthcare', 'retail', 'public-administration'],
  tags: ['near-miss', 'regulator'],
  created: '2016-03-14T08:00:00Z',
  summary: {
    en: 'Takes in what happened, from whoever saw it, in two minutes, and tells the people who have to know.',
    de: 'Nimmt in zwei Minuten auf, was geschehen ist, von der Person, die es gesehen hat, und verständigt alle, die es wissen müssen.',
  },
  body: {
    en: `The first report decides how good the file can ever become. It is made by somebody who has other things to do, is possibly shaken, and fills in such a form twice in a working life. Incident Desk therefore asks four questions: what happened, where, is anyone hurt, is it still going on. Everything else can wait for somebody with a chair.

## What the reporter sees

One page, opened from a QR code, a link or the app. Place and time are filled in. A photograph or a spoken note may replace the description. After sending, the reporter receives a number and the name of the person who will deal with it.

## What the desk sees

The queue shows unread reports first, with the deadline that runs out soonest at the top. Opening a report offers three steps: ask back, assign, merge with another. Two reports of the same event become one file with two witnesses, and neither text is lost.

- Rules send messages by severity, place and type, by text message where an e-mail would be too late
- Statutory deadlines start at the time of detection, with the clock visible to all involved
- Access follows the role: a line manager sees the measure, not the diagnosis

## What it does not do

Incident Desk dispatches no emergency services and says so on the first page of every form. Anonymous reports can be followed up only with the code the reporter was given; if the code is lost, so is the conversation. Attachments end at 200 MB each. Video from cameras stays where it is and is referred to, not copied.`,
    de: `Die erste Meldung entscheidet darüber, wie gut die Akte je werden kann. Sie stammt von jemandem, der anderes zu tun hat, vielleicht unter dem Eindruck des Geschehenen steht und so ein Formular zweimal im Berufsleben ausfüllt. Incident Desk stellt deshalb vier Fragen: Was ist passiert, wo, ist jemand verletzt, besteht die Gefahr noch? Alles andere kann warten, bis jemand an einem Schreibtisch sitzt.

## Was die meldende Person sieht

Eine Seite, geöffnet über QR-Code, Link oder App. Ort und Uhrzeit sind eingetragen. Ein Foto oder eine Sprachnotiz darf die Beschreibung ersetzen. Nach dem Absenden erscheinen ein Aktenzeichen und der Name der Person, die sich darum kümmert.

## Was die Bearbeitung sieht

Der Eingangskorb zeigt Ungelesenes zuerst, ganz oben die Meldung, deren Frist am frühesten abläuft. Drei Schritte stehen zur Wahl: nachfragen, zuweisen, zusammenführen. Aus zwei Meldungen desselben Ereignisses wird eine Akte mit zwei Zeugen, und kein Text geht verloren.

- Regeln verschicken Nachrichten nach Schwere, Ort und Art, per SMS, wenn eine E-Mail zu spät käme
- Gesetzliche Fristen beginnen mit der Kenntnisnahme, und alle Beteiligten sehen die Uhr
- Der Zugriff folgt der Rolle: Vorgesetzte sehen die Maßnahme, nicht die Diagnose

## Was es nicht leistet

Incident Desk alarmiert keine Rettungskräfte und sagt das auf der ersten Seite jedes Formulars. Anonyme Meldungen lassen sich nur über den Code weiterverfolgen, den die meldende Person erhalten hat. Geht er verloren, endet auch das Gespräch. Anhänge dürfen je 200 MB groß sein. Kameraaufzeichnungen bleiben, wo sie sind; die Akte verweist darauf, kopiert sie aber nicht.`,
  },
  capabilities: [
    {
      title: { en: 'Four questions', de: 'Vier Fragen' },
      text: {
        en: 'The public form fits on one screen of a small phone and can be sent unfinished.',
        de: 'Das Meldeformular passt auf einen kleinen Bildschirm und lässt sich auch unvollständig absenden.',
      },
    },
    {
      title: { en: 'Deadline clock', de: 'Fristenuhr' },
      text: {
        en: 'Each reporting duty runs from detection, with hours left, recipient and responsible person.',
        de: 'Jede Meldepflicht läuft ab Kenntnisnahme, mit Reststunden, Empfänger und zuständiger Person.',
      },
    },
    {
      title: { en: 'Merge without loss', de: 'Zusammenführen ohne Verlust' },
      text: {
        en: 'Duplicate reports become one file; the original wordings stay readable beside each other.',
        de: 'Doppelte Meldungen werden zu einer Akte, die ursprünglichen Texte bleiben nebeneinander lesbar.',
      },
    },
    {
      title: { en: 'Works without a network', de: 'Funktioniert ohne Netz' },
      text: {
        en: 'With Keelstone Field, reports are kept on the phone for up to 30 days and sent when there is coverage.',
        de: 'Mit Keelstone Field bleiben Meldungen bis zu 30 Tage auf dem Telefon und gehen ab, sobald Empfang besteht.',
      },
    },
  ],
  platform: 'platform-core',
  facts: [
    { label: { en: 'Languages of the form', de: 'Sprachen des Formulars' }, value: { en: '24', de: '24' } },
    { label: { en: 'Questions', de: 'Fragen' }, value: { en: '4', de: '4' } },
    {
      label: { en: 'Attachments', de: 'Anhänge' },
      value: { en: 'up to 200 MB each', de: 'bis zu 200 MB je Datei' },
    },
    {
      label: { en: 'Usual introduction', de: 'Übliche Einführung' },
      value: { en: '6 weeks', de: '6 Wochen' },
    },
  ],
  resources: [
    'resource-incident-desk-data-sheet',
    'resource-first-hour-checklist',
    'resource-near-miss-form',
  ],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'Read on', de: 'Weiterlesen' },
      nodes: ['solution-hospital-safety', 'article-missing-is-not-zero', 'claims-ledger'],
    },
    {
      kind: 'tabbed_billboard',
      heading: { en: 'One report, three readers', de: 'Eine Meldung, drei Leser' },
      tabs: [
        {
          label: { en: 'Reporter', de: 'Meldende Person' },
          heading: { en: 'Two minutes, standing up', de: 'Zwei Minuten, im Stehen' },
          body: {
            en: `Four questions, a photograph if that is quicker, and a number to come back with. No account, no category, no risk matrix.`,
            de: `Vier Fragen, ein Foto, wenn das schneller geht, und ein Aktenzeichen zum Wiederkommen. Kein Konto, keine Kategorie, keine Risikomatrix.`,
          },
          pictureOf: 'incident-desk',
        },
        {
          label: { en: 'Desk', de: 'Bearbeitung' },
          heading: { en: 'The next deadline first', de: 'Die nächste Frist zuerst' },
          body: {
            en: `Unread reports stand on top, then whatever runs out soonest. Merging keeps both wordings. Every message sent by a rule can be read, with its recipient and time.`,
            de: `Oben steht Ungelesenes, dann was als Nächstes abläuft. Beim Zusammenführen bleiben beide Texte erhalten. Jede Nachricht, die eine Regel verschickt hat, ist nachzulesen, mit Empfänger und Uhrzeit.`,
          },
          pictureOf: 'claims-ledger',
        },
        {
          label: { en: 'Management', de: 'Leitung' },
          heading: { en: 'What is open, and since when', de: 'Was offen ist und seit wann' },
          body: {
            en: `No ranking of sites. Instead: the median time to a first answer, measures past their date, and the reports that were closed without a change, with the reasons given.`,
            de: `Keine Rangliste der Standorte. Stattdessen: mittlere Zeit bis zur ersten Antwort, überfällige Maßnahmen und die Meldungen, nach denen sich nichts geändert hat, samt Begründung.`,
          },
          pictureOf: 'risk-register',
          link: {
            title: { en: 'Missing is not zero', de: 'Fehlend ist nicht null' },
            node: 'article-missing-is-not-zero',
          },
        },
      ],
    },
    {
      kind: 'form_bar',
      heading: { en: 'See it with an incident of yours', de: 'Mit einem eigenen Vorfall ansehen' },
      text: {
        en: 'Forty minutes, names removed, deleted after thirty days.',
        de: 'Vierzig Minuten, ohne Namen, nach dreißig Tagen gelöscht.',
      },
      form: 'form-walk-through',
    },
    {
      kind: 'media',
      heading: { en: 'A walk through the desk', de: 'Ein Rundgang durch die Bearbeitung' },
      layout: 'text',
      items: [
        {
          media: 'remote-desk-walk-through',
          caption: {
            en: 'Seven minutes, one report, no music.',
            de: 'Sieben Minuten, eine Meldung, keine Musik.',
          },
        },
      ],
    },
  ],
};
