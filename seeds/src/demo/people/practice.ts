import type { DemoNodeOf } from '../../demo-types.ts';

export const practice: DemoNodeOf<'person'>[] = [
  {
    type: 'person',
    key: 'person-imani-okafor',
    title: { en: 'Imani Okafor', de: 'Imani Okafor' },
    role: { en: 'Head of Risk Practice', de: 'Leiterin Risikopraxis' },
    roleCategories: ['practice', 'leadership'],
    productSuites: ['enterprise-risk'],
    created: '2018-04-16T07:45:00Z',
    summary: {
      en: 'Former chief risk officer of a regional bank, now responsible for the methods behind the Keelstone suites.',
      de: 'War Risikovorständin einer Regionalbank und verantwortet heute die Methoden hinter den Keelstone-Produkten.',
    },
    body: {
      en: `Imani Okafor presented risk reports to a bank’s board for seven years. She remembers two questions from that time. One was asked every quarter: is this number higher than last time? The other was asked once, after a loss: what would have told us?

At Keelstone she leads the group that decides what our products ask of people: which fields an intake form needs, when a rating is a guess that should be labelled as one, how a scenario differs from a story. The group consists of eleven practitioners, none of whom has ever sold software.

She writes about registers that nobody reads and appetite statements that nobody could breach.`,
      de: `Imani Okafor hat sieben Jahre lang dem Vorstand einer Bank über Risiken berichtet. Zwei Fragen sind ihr geblieben. Die eine kam in jedem Quartal: Ist diese Zahl höher als beim letzten Mal? Die andere kam nur einmal, nach einem Verlust: Woran hätten wir es merken können?

Bei Keelstone leitet sie die Gruppe, die entscheidet, was unsere Produkte von Menschen verlangen: welche Felder eine Meldung braucht, wann eine Bewertung eine Schätzung ist und so heißen sollte, was ein Szenario von einer Geschichte unterscheidet. Elf Fachleute aus der Praxis gehören dazu. Software verkauft hat keiner von ihnen.

Sie schreibt über Register, die niemand liest, und über Risikoappetit, den niemand je überschreiten könnte.`,
    },
    links: [{ title: 'Lecture notes', url: 'https://people.keelstone.example/imani-okafor' }],
    location: { en: 'Leeds', de: 'Leeds' },
    email: 'imani.okafor@keelstone.example',
  },
  {
    type: 'person',
    key: 'person-tobias-renner',
    title: { en: 'Tobias Renner', de: 'Tobias Renner' },
    role: { en: 'Lead Practitioner, Business Continuity', de: 'Fachleiter Betriebliche Kontinuität' },
    roleCategories: ['practice'],
    productSuites: ['business-continuity'],
    tags: ['operational-resilience'],
    created: '2019-09-02T06:50:00Z',
    summary: {
      en: 'Has run more than two hundred continuity exercises and believes that a good one is quiet, short and slightly embarrassing.',
      de: 'Hat über zweihundert Notfallübungen geleitet und findet, dass eine gute leise, kurz und ein wenig peinlich ist.',
    },
    body: {
      en: `Tobias Renner was an emergency planner for a municipal utility when a flooded cable tunnel took the control room, the back-up control room and the telephone list at once. All three were documented as independent of one another.

He designs the planning method in [Continuity Planner](node:continuity-planner) and the scenarios in [Exercise Room](node:exercise-room). His rule for a plan: the person on duty must find the first three actions in under a minute, on a phone, without having read it before. He tests this on colleagues, unannounced.

Tobias also trains exercise leaders and keeps a private list of plans that open with an organisation chart.`,
      de: `Tobias Renner plante für ein Stadtwerk die Notfallvorsorge, als ein gefluteter Kabelschacht gleichzeitig die Leitwarte, die Ersatzwarte und die Telefonliste lahmlegte. Alle drei galten laut Dokumentation als voneinander unabhängig.

Er entwickelt die Planungsmethode im [Continuity Planner](node:continuity-planner) und die Szenarien im [Exercise Room](node:exercise-room). Seine Regel für einen Notfallplan: Wer Dienst hat, muss die ersten drei Schritte in weniger als einer Minute finden, auf dem Telefon und ohne den Plan je gelesen zu haben. Das prüft er an Kolleginnen und Kollegen, unangekündigt.

Außerdem bildet Tobias Übungsleiter aus und führt eine private Liste von Plänen, die mit einem Organigramm beginnen.`,
    },
    location: { en: 'Hamburg', de: 'Hamburg' },
    email: 'tobias.renner@keelstone.example',
  },
  {
    type: 'person',
    key: 'person-clara-whitcombe',
    title: { en: 'Clara Whitcombe' },
    role: { en: 'Lead Practitioner, Claims' },
    roleCategories: ['practice'],
    productSuites: ['incident-claims', 'insurance-exposure'],
    tags: ['claims-reserve'],
    created: '2017-06-19T08:15:00Z',
    summary: {
      en: 'A liability adjuster by training who can tell from a reserve history whether the handler or the solicitor was in charge.',
    },
    body: {
      en: `Clara Whitcombe adjusted liability claims in Leeds for fourteen years: tripping claims against councils, warehouse injuries, one memorable swan. She later set up the self-insured claims desk of a food wholesaler and found that its largest cost was time, because files waited on average twenty-three days for a decision that took ten minutes.

She looks after the claims method in [Claims Ledger](node:claims-ledger): reserves set by reason rather than by habit, every change with an author and a ground, and a diary that notices silence. She reviews the product’s wording herself, on the view that a form which says *claimant* to an injured colleague has already gone wrong.`,
    },
    location: { en: 'Leeds' },
    email: 'clara.whitcombe@keelstone.example',
  },
  {
    type: 'person',
    key: 'person-yusuf-demirel',
    title: { en: 'Yusuf Demirel', de: 'Yusuf Demirel' },
    role: { en: 'Lead Practitioner, Third-Party Risk', de: 'Fachleiter Drittparteienrisiko' },
    roleCategories: ['practice'],
    productSuites: ['third-party-risk'],
    tags: ['supplier-outage', 'dora'],
    created: '2020-01-13T08:00:00Z',
    summary: {
      en: 'Ran procurement for a hospital group and has answered, by his own count, four hundred supplier questionnaires, mostly from the wrong side.',
      de: 'Leitete den Einkauf einer Klinikgruppe und hat nach eigener Zählung vierhundert Lieferantenfragebögen beantwortet, meist auf der falschen Seite.',
    },
    body: {
      en: `Yusuf Demirel bought laundry, oxygen and laboratory software for six hospitals. When a laundry burned down in 2015, the contract file held an insurance certificate, a quality certificate and a signed code of conduct. It did not say that the second-choice supplier washed in the same building.

He works on [Supplier Watch](node:supplier-watch) and [Contract Checks](node:contract-checks), and spends much of his time removing questions. A questionnaire, he argues, should ask only what somebody will act upon, and a supplier should never have to type what a public register already says.

Yusuf leads the monthly clinic on registers of information for customers under [DORA](node:solution-dora).`,
      de: `Yusuf Demirel hat für sechs Krankenhäuser Wäsche, Sauerstoff und Laborsoftware eingekauft. Als 2015 eine Wäscherei abbrannte, lagen in der Vertragsakte eine Versicherungsbestätigung, ein Qualitätszertifikat und ein unterschriebener Verhaltenskodex. Dass der Ersatzlieferant im selben Gebäude wusch, stand nirgends.

Er arbeitet an [Supplier Watch](node:supplier-watch) und [Contract Checks](node:contract-checks) und verbringt viel Zeit damit, Fragen zu streichen. Ein Fragebogen, sagt er, soll nur fragen, worauf jemand reagieren wird. Und kein Lieferant sollte eintippen müssen, was in einem öffentlichen Register steht.

Yusuf leitet die monatliche Sprechstunde zum Informationsregister für Kunden, die unter [DORA](node:solution-dora) fallen.`,
    },
    location: { en: 'Hamburg', de: 'Hamburg' },
    email: 'yusuf.demirel@keelstone.example',
  },
  {
    type: 'person',
    key: 'person-hanna-lehtonen',
    title: { en: 'Hanna Lehtonen' },
    role: { en: 'Lead Practitioner, Health, Safety & Environment' },
    roleCategories: ['practice'],
    productSuites: ['health-safety'],
    tags: ['near-miss', 'culture'],
    created: '2021-03-22T07:10:00Z',
    summary: {
      en: 'Former safety engineer at a paper mill who judges a site by what happens to the person who reports a near miss.',
    },
    body: {
      en: `Hanna Lehtonen started as an electrician in a paper mill north of Tampere and became its safety engineer after asking why the same guard was missing every Monday. It was removed at the weekend for cleaning, by people who were measured on cleaning.

At Keelstone she designs [Hazard Walk](node:hazard-walk) and [Permit Board](node:permit-board). She insists on two things that cost us the occasional tender: no league tables of sites by number of reports, and no way to close a near miss without answering the person who reported it.

She spends one week in four on customer sites and takes her own boots.`,
    },
    location: { en: 'Trondheim' },
    email: 'hanna.lehtonen@keelstone.example',
  },
];
