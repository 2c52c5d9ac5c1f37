import type { DemoNodeOf } from '../../demo-types.ts';

/** Internal audit, and the adviser who was there at the beginning. */
export const auditAndAdvice: DemoNodeOf<'person'>[] = [
  {
    key: 'person-matthias-odenwald',
    type: 'person',
    title: { en: 'Matthias Odenwald', de: 'Matthias Odenwald' },
    summary: {
      en: 'Audited a savings bank and a state theatre, and learned more about controls in the second.',
      de: 'Hat eine Sparkasse und ein Staatstheater geprüft und im zweiten mehr über Kontrollen gelernt.',
    },
    created: '2020-06-02T07:00:00Z',
    roleCategories: ['practice'],
    productSuites: ['compliance-audit'],
    industries: ['banking', 'public-administration'],
    tags: ['data-quality', 'board-reporting'],
    email: 'matthias.odenwald@keelstone.example',
    role: { en: 'Practitioner, Internal Audit', de: 'Fachmann Interne Revision' },
    location: { en: 'Hamburg', de: 'Hamburg' },
    body: {
      en: `Matthias Odenwald audited a savings bank for nine years, where every control was documented and some were carried out. He then spent four years with a state theatre. There hardly anything was written down, and the trapdoor was locked every single time, because everybody knew somebody who had fallen.

He looks after [Audit Fieldbook](node:audit-fieldbook). He removed the traffic lights from its reports, which cost us an argument with half of our customers, and added a field that asks what an auditor expected to find before looking. The second change, he says, has done more for the quality of findings than any training he has given.`,
      de: `Matthias Odenwald prüfte neun Jahre lang eine Sparkasse, in der jede Kontrolle dokumentiert war und manche auch stattfand. Dann wechselte er für vier Jahre an ein Staatstheater. Dort stand kaum etwas geschrieben, und die Versenkung war jedes einzelne Mal verriegelt, weil jeder jemanden kannte, der hineingefallen war.

Er verantwortet das [Audit Fieldbook](node:audit-fieldbook). Aus dessen Berichten hat er die Ampeln entfernt, was uns Streit mit der halben Kundschaft eintrug, und ein Feld ergänzt, in dem steht, was die prüfende Person vor dem Hinsehen erwartet hat. Das zweite habe den Feststellungen mehr genutzt als jede Schulung, die er gegeben hat, sagt er.`,
    },
  },
  {
    key: 'person-walther-grimsehl',
    type: 'person',
    title: { en: 'Walther Grimsehl', de: 'Walther Grimsehl' },
    summary: {
      en: 'Was the first practitioner at Keelstone and, since his retirement in 2019, its most exact reader.',
      de: 'War der erste Fachmann bei Keelstone und ist seit seinem Ruhestand 2019 unser genauester Leser.',
    },
    created: '2016-03-01T08:00:00Z',
    roleCategories: ['practice'],
    industries: ['manufacturing', 'public-administration'],
    tags: ['operational-resilience'],
    role: { en: 'Adviser, formerly Head of Risk Practice', de: 'Berater, früher Leiter der Risikopraxis' },
    location: { en: 'Lübeck', de: 'Lübeck' },
    body: {
      en: `Walther Grimsehl was a works fire officer and later risk manager of a chemicals group. He joined Keelstone as its seventh employee and wrote the first version of almost every method we use, on squared paper.

He retired in 2019. Since then drafts of our articles travel to Lübeck and come back within two days, with pencil in the margin. The commonest remark is *how do you know?* The second is *shorter*.`,
      de: `Walther Grimsehl war Werkbrandmeister und später Risikomanager eines Chemiekonzerns. Er kam als siebter Mitarbeiter zu Keelstone und schrieb die erste Fassung fast jeder Methode, die wir verwenden, auf kariertem Papier.

2019 ging er in den Ruhestand. Seither reisen die Entwürfe unserer Artikel nach Lübeck und kommen binnen zwei Tagen zurück, mit Bleistift am Rand. Die häufigste Anmerkung lautet *Woher wissen Sie das?* Die zweithäufigste: *kürzer*.`,
    },
  },
];
