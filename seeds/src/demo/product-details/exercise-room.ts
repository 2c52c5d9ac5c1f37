import type { DemoNodeOf } from '../../demo-types.ts';

export const exerciseRoom: DemoNodeOf<'product_detail'> = {
  type: 'product_detail',
  key: 'exercise-room',
  title: { en: 'Exercise Room' },
  suite: 'suite-business-continuity',
  productSuites: ['business-continuity'],
  industries: ['banking', 'energy-utilities', 'public-administration', 'healthcare'],
  tags: ['operational-resilience', 'culture'],
  created: '2019-09-30T08:00:00Z',
  summary: {
    en: 'Prepares, runs and evaluates exercises, from twenty minutes at a table to a full day across several sites.',
  },
  body: {
    en: `Most exercises are too large. They take five months to prepare, involve the board, must therefore not fail, and so they do not. Exercise Room is meant for the other kind: one scenario, six people, forty minutes, twelve times a year.

## Preparing

Choose one of 48 scenarios or begin with an event of your own; incidents from [Incident Desk](node:incident-desk) can be turned into a scenario with names removed. Each scenario has a starting situation and a series of injects: a call, a photograph, a contradictory message, a journalist. Injects may depend on what the group decides. An afternoon is enough for a first one.

## Running

- The leader’s screen shows the timetable, the injects to come and the decisions so far
- Participants receive messages on the channels they would really use, clearly marked as exercise
- Observers note against prepared questions, silently, on a phone
- A stop word ends everything at once, on all devices, should a real event arrive

## Evaluating

The evaluation is drafted within an hour from the log and the observers’ notes. It has a fixed shape: what was expected, what occurred, which assumption was wrong. Each wrong assumption goes as a task to the owner of the plan in [Continuity Planner](node:continuity-planner), and the next exercise can check it.

## Limits

Exercise Room supports up to 400 participants and twelve sites at once. It does not simulate technology: no network is attacked and no system is switched off. External parties can join by link without an account, but they see only the messages addressed to them. The product does not grade people, and observers’ notes cannot be filtered by name.`,
  },
  capabilities: [
    {
      title: { en: '48 scenarios' },
      text: { en: 'Written by practitioners, revised every year, from a burst pipe to a silent supplier.' },
    },
    {
      title: { en: 'Injects that follow decisions' },
      text: {
        en: 'The course of the exercise changes with what the group does, within limits the leader sets.',
      },
    },
    {
      title: { en: 'List of wrong assumptions' },
      text: { en: 'The result of every exercise, as tasks with owners instead of a report for the shelf.' },
    },
  ],
  platform: 'platform-core',
  facts: [
    { label: { en: 'Scripts' }, value: { en: '38, all of which have embarrassed somebody' } },
    { label: { en: 'Participants' }, value: { en: 'up to 60 in one exercise' } },
    { label: { en: 'Preparation' }, value: { en: 'from 2 hours' } },
  ],
  resources: ['resource-exercise-script-template', 'resource-webinar-ward-downtime'],
  sections: [
    {
      kind: 'summary_content',
      heading: { en: 'From practice' },
      nodes: ['article-an-exercise-that-failed-usefully', 'landing-exercise-kit'],
    },
    {
      kind: 'basic',
      body: {
        en: `## Come and play first
The easiest way to judge it is to sit in somebody else’s exercise.`,
      },
      paragraphs: [
        { kind: 'related_events', events: ['event-krisenstab-muenchen-2027'], fillUpTo: 3 },
        { kind: 'quotes', quotes: [{ testimonial: 'testimonial-st-orrin' }] },
      ],
    },
  ],
};
