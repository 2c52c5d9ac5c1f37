import type { DemoNodeOf } from '../../demo-types.ts';

export const field: DemoNodeOf<'platform'> = {
  type: 'platform',
  key: 'platform-field',
  title: { en: 'Keelstone Field' },
  products: ['incident-desk', 'hazard-walk', 'permit-board', 'continuity-planner', 'audit-fieldbook'],
  industries: ['construction', 'energy-utilities', 'transport-logistics', 'manufacturing'],
  tags: ['near-miss', 'operational-resilience'],
  created: '2019-08-12T08:00:00Z',
  summary: {
    en: 'The app for people who are not at a desk: reports, walks, permits and plans, without a network if need be.',
  },
  body: {
    en: `A tunnel, a cold store, a ward behind a lead-lined door, a ferry between two islands: the places where things go wrong have poor reception. Keelstone Field is one app for iOS and Android that carries what is needed there, and sends what was recorded as soon as it can.

## What it carries

- The report forms of [Incident Desk](node:incident-desk) and [Hazard Walk](node:hazard-walk)
- Walks, checklists and plans of the sites a person is responsible for
- Live permits from [Permit Board](node:permit-board)
- Continuity plans and contacts from [Continuity Planner](node:continuity-planner)

The app knows the role of its user and shows what belongs to that role. Most people have one button.

## How offline works

Everything recorded receives its time at once and is kept in encrypted storage. When there is a connection, entries are sent in the order in which they were made. If two people have changed the same measure, both versions appear in the record and the responsible person chooses. Nothing is dropped to resolve a conflict.

Stored plans expire after fourteen days without contact, so that a lost phone does not remain an archive. Reports wait for up to thirty days. Before anything expires the app says so, repeatedly and with growing clarity.

## On shared devices

Many sites use one tablet per vehicle or ward. Users change with a badge or a four-digit code. The previous user’s entries are sent but no longer shown.

## Limits

Field supports the current operating system version and the three before it. It determines position only at the moment of an entry and only if permitted. It does not run on watches, and we have no plans for that.`,
  },
};
