import type { DemoNodeOf } from '../../demo-types.ts';

export const hochschuleRauental: DemoNodeOf<'case_study'> = {
  key: 'case-hochschule-rauental',
  type: 'case_study',
  customer: 'Hochschule Rauental',
  title: {
    en: 'Hochschule Rauental: from 187 rules to 64',
    de: 'Hochschule Rauental: von 187 auf 64 Regelungen',
  },
  summary: {
    en: 'A university of applied sciences withdrew two thirds of its internal rules and asks for confirmation only where duties have changed.',
    de: 'Eine Hochschule hob zwei Drittel ihrer internen Regelungen auf und bittet nur noch dort um Bestätigung, wo sich Pflichten geändert haben.',
  },
  created: '2024-06-25T09:00:00Z',
  productSuites: ['policy-management'],
  industries: ['education', 'public-administration'],
  tags: ['culture', 'regulator'],
  results: [
    {
      figure: { en: '187 to 64', de: '187 auf 64' },
      meaning: {
        en: 'internal rules in force, after two terms of work',
        de: 'geltende interne Regelungen, nach zwei Semestern Arbeit',
      },
    },
    {
      figure: { en: '42,000 to 3,100', de: '42.000 auf 3.100' },
      meaning: {
        en: 'requests for confirmation a year',
        de: 'Anfragen zur Lesebestätigung im Jahr',
      },
    },
    {
      figure: { en: '55 s', de: '55 s' },
      meaning: {
        en: 'median time to find one’s own duty, formerly over four minutes',
        de: 'im Median, bis jemand die eigene Pflicht findet, zuvor über vier Minuten',
      },
    },
  ],
  body: {
    en: `## The situation

Hochschule Rauental has 9,200 students, 1,400 staff and, by 2022, 187 internal rules: statutes, circulars, service agreements, memoranda. Thirty of them had to be confirmed by everybody each year, which made 42,000 clicks. After a small chemical accident it emerged that the laboratory rules had been confirmed by all those involved and read by none.

## What they did

The chancellor appointed three people for two terms: a lawyer, a laboratory manager and the secretary of a faculty, who was to say whenever she did not understand something. They read every rule with three questions: who requires it, who has a duty, and who has asked about it in the past two years? What held no duty became guidance or was withdrawn. The remaining texts moved to [Policy Library](node:policy-library), each with one sentence at the top that says who must do what. The staff council was at the table from the second week.

Since the winter term of 2023, [Attestation Round](node:attestation-round) has written only to people whose duties have changed, by role and building.

## What changed

There are 64 rules in force. Requests for confirmation fell to 3,100 a year. In a test with 40 members of staff, the median time to find one’s own duty dropped from more than four minutes to 55 seconds. The accident insurer’s inspector praised the laboratory sheets, and criticised that the workshop had none; they have been written since.

## What did not work

Four deans each wanted their own version of the travel rules. After three meetings two versions remained, which is one too many. Roles in the personnel system were wrong for one person in eight, so that in the first round 170 requests went to the wrong people. Correcting the roles took longer than withdrawing the rules. And a short quiz after each text was dropped: everybody passed by the second try, and it proved nothing.`,
    de: `## Die Ausgangslage

Die Hochschule Rauental hat 9.200 Studierende, 1.400 Beschäftigte und hatte 2022 insgesamt 187 interne Regelungen: Satzungen, Rundschreiben, Dienstvereinbarungen, Merkblätter. Dreißig davon waren jährlich von allen zu bestätigen, was 42.000 Klicks ergab. Nach einem kleinen Chemieunfall zeigte sich, dass alle Beteiligten die Laborordnung bestätigt hatten und niemand sie gelesen hatte.

## Das Vorgehen

Der Kanzler beauftragte drei Personen für zwei Semester: eine Juristin, einen Laborleiter und eine Fakultätssekretärin, die jedes Mal etwas sagen sollte, wenn sie etwas nicht verstand. Sie lasen jede Regelung mit drei Fragen: Wer verlangt sie, wer hat daraus eine Pflicht, und wer hat in den letzten zwei Jahren danach gefragt? Was keine Pflicht enthielt, wurde zur Handreichung oder aufgehoben. Die übrigen Texte kamen in [Policy Library](node:policy-library), jeder mit einem ersten Satz, der sagt, wer was tun muss. Der Personalrat saß ab der zweiten Woche mit am Tisch.

Seit dem Wintersemester 2023 schreibt [Attestation Round](node:attestation-round) nur noch Personen an, deren Pflichten sich geändert haben, nach Funktion und Gebäude.

## Was sich geändert hat

In Kraft sind 64 Regelungen. Die Anfragen zur Lesebestätigung sanken auf 3.100 im Jahr. In einem Test mit 40 Beschäftigten fiel die Zeit, um die eigene Pflicht zu finden, im Median von über vier Minuten auf 55 Sekunden. Die Aufsichtsperson der Unfallkasse lobte die Laborblätter und bemängelte, dass es für die Werkstatt keine gab; sie sind inzwischen geschrieben.

## Was nicht funktioniert hat

Vier Dekanate wollten je eine eigene Fassung der Reiseregelung. Nach drei Sitzungen blieben zwei Fassungen, also eine zu viel. Im Personalsystem stimmte die Funktion bei jeder achten Person nicht, sodass in der ersten Runde 170 Anfragen an die Falschen gingen. Die Funktionen zu berichtigen dauerte länger, als die Regelungen aufzuheben. Und ein kurzes Quiz nach jedem Text wurde gestrichen: Beim zweiten Versuch bestanden alle, und es bewies nichts.`,
  },
  location: { en: 'Germany, two campuses', de: 'Deutschland, zwei Standorte' },
  facts: [
    { label: { en: 'Students', de: 'Studierende' }, value: { en: '9,200', de: '9.200' } },
    { label: { en: 'Staff', de: 'Beschäftigte' }, value: { en: '1,400', de: '1.400' } },
    { label: { en: 'Rules before', de: 'Regelungen vorher' }, value: { en: '187', de: '187' } },
  ],
  products: ['policy-library', 'attestation-round'],
  testimonial: 'testimonial-rauental',
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'The tools behind it', de: 'Die Werkzeuge dahinter' },
      nodes: ['policy-library', 'attestation-round'],
    },
  ],
};
