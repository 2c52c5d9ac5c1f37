import type { DemoNodeOf } from '../../demo-types.ts';

export const bankhausOderthal: DemoNodeOf<'case_study'> = {
  key: 'case-bankhaus-oderthal',
  type: 'case_study',
  customer: 'Bankhaus Oderthal',
  title: {
    en: 'Bankhaus Oderthal: 214 contracts in one register',
    de: 'Bankhaus Oderthal: 214 Verträge in einem Register',
  },
  summary: {
    en: 'A private bank with 640 staff had eleven weeks to turn contract files into a register of information. The second test file went through without an error.',
    de: 'Eine Privatbank mit 640 Beschäftigten hatte elf Wochen, um aus Vertragsakten ein Informationsregister zu machen. Die zweite Testdatei war fehlerfrei.',
  },
  created: '2025-06-17T08:00:00Z',
  productSuites: ['third-party-risk', 'compliance-audit'],
  industries: ['banking'],
  tags: ['dora', 'regulator', 'data-quality'],
  results: [
    {
      figure: { en: '214', de: '214' },
      meaning: {
        en: 'ICT contracts with 127 providers, against an estimate of “about ninety” providers',
        de: 'IKT-Verträge mit 127 Dienstleistern, geschätzt waren „etwa neunzig“ Dienstleister',
      },
    },
    {
      figure: { en: '61 to 0', de: '61 auf 0' },
      meaning: {
        en: 'errors in the first and in the second test file',
        de: 'Fehler in der ersten und in der zweiten Testdatei',
      },
    },
    {
      figure: { en: '20 min', de: '20 min' },
      meaning: {
        en: 'for purchasing to record a new contract completely',
        de: 'braucht der Einkauf, um einen neuen Vertrag vollständig zu erfassen',
      },
    },
  ],
  body: {
    en: `## The situation

In January 2025 Bankhaus Oderthal knew that it bought ICT services from “about ninety” providers. The contracts lay in purchasing, in IT and in the drawers of eleven departments. The supervisor expected the register of information in April. Nobody doubted that the contracts existed. The trouble was that the facts asked for, such as which function a contract supports, who stands behind the provider and how soon the service could be replaced, were in none of them.

## What they did

The outsourcing officer, two contract managers and an IT architect worked half days for eleven weeks. After two weeks of typing in contracts they turned the order round. They listed 38 business functions, 13 of them critical or important, and asked each owner which services would bring the work to a halt within a day. Only then did they open the remaining files. Each agreement went through [Contract Checks](node:contract-checks), which marks missing clauses and notice periods. Providers, services and functions went into [Supplier Watch](node:supplier-watch), whose check before export lists every service that hangs on no function.

## What changed

The count came to 214 contracts with 127 providers. Nineteen contracts supported a critical function without an agreed exit plan; the board saw that list in March, before anyone could ask for it. The first test file came back with 61 errors, nearly all of them missing identifiers for subcontractors. The second had none. Since then purchasing has recorded each new contract before it is signed, in about twenty minutes.

## What did not work

The bank sent a questionnaire with 74 questions to every provider. After six weeks 31 had answered, half of them with brochures. It was dropped; the providers behind the nineteen contracts were asked by telephone instead. A five-point scale for substitutability failed as well, because every owner chose three. One question replaced it: how many months would it take until someone else could do this?`,
    de: `## Die Ausgangslage

Im Januar 2025 wusste das Bankhaus Oderthal, dass es IKT-Dienstleistungen von „etwa neunzig“ Dienstleistern bezieht. Die Verträge lagen im Einkauf, in der IT und in den Schubladen von elf Abteilungen. Im April erwartete die Aufsicht das Informationsregister. Dass es die Verträge gab, bezweifelte niemand. Schwierig war, dass die verlangten Angaben in keinem von ihnen standen: welche Funktion ein Vertrag unterstützt, wer hinter dem Dienstleister steht und wie schnell die Leistung ersetzbar wäre.

## Das Vorgehen

Die Auslagerungsbeauftragte, zwei Vertragsmanager und eine IT-Architektin arbeiteten elf Wochen lang halbtags daran. Nach zwei Wochen Abtippen kehrten sie die Reihenfolge um. Sie listeten 38 Geschäftsfunktionen auf, davon 13 kritische oder wichtige, und fragten die jeweils Verantwortlichen, welche Leistungen ihre Arbeit binnen eines Tages zum Stillstand brächten. Erst dann öffneten sie die übrigen Akten. Jeder Vertrag lief durch [Contract Checks](node:contract-checks), das fehlende Klauseln und Kündigungsfristen kenntlich macht. Dienstleister, Leistungen und Funktionen kamen in [Supplier Watch](node:supplier-watch), dessen Prüfung vor dem Export jede Leistung nennt, die an keiner Funktion hängt.

## Was sich geändert hat

Gezählt wurden 214 Verträge mit 127 Dienstleistern. 19 Verträge stützten eine kritische Funktion, ohne dass ein Ausstiegsplan vereinbart war; der Vorstand sah diese Liste im März, bevor jemand danach fragen konnte. Die erste Testdatei kam mit 61 Fehlern zurück, fast alle wegen fehlender Kennungen von Unterauftragnehmern. Die zweite war fehlerfrei. Seither erfasst der Einkauf jeden neuen Vertrag vor der Unterschrift, in rund zwanzig Minuten.

## Was nicht funktioniert hat

Die Bank verschickte einen Fragebogen mit 74 Fragen an alle Dienstleister. Nach sechs Wochen hatten 31 geantwortet, die Hälfte mit Prospekten. Der Fragebogen wurde verworfen; die Dienstleister hinter den 19 Verträgen wurden stattdessen angerufen. Auch eine fünfstufige Skala für die Ersetzbarkeit scheiterte, weil alle die Drei wählten. An ihre Stelle trat eine Frage: Wie viele Monate würde es dauern, bis jemand anderes das leisten kann?`,
  },
  location: { en: 'Germany', de: 'Deutschland' },
  facts: [
    { label: { en: 'Staff', de: 'Beschäftigte' }, value: { en: '640', de: '640' } },
    {
      label: { en: 'Functions', de: 'Funktionen' },
      value: { en: '38, of which 13 critical or important', de: '38, davon 13 kritisch oder wichtig' },
    },
    {
      label: { en: 'Time taken', de: 'Dauer' },
      value: { en: '11 weeks, half days', de: '11 Wochen, halbtags' },
    },
  ],
  products: ['supplier-watch', 'contract-checks'],
  testimonial: 'testimonial-oderthal',
  sections: [
    {
      kind: 'summary_resources',
      heading: { en: 'For your own register', de: 'Für Ihr eigenes Register' },
      resources: ['resource-dora-register-template', 'resource-webinar-dora-register'],
    },
  ],
};
