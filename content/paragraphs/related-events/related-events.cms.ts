import { paragraphAdmin } from '@keelstone/editing/fields/block-picture.ts';
import { fillUpToField } from '@keelstone/editing/fields/fill-up-to.field.ts';
import { nodesField } from '@keelstone/editing/fields/node-reference.field.ts';
import { headingField } from '@keelstone/editing/fields/words.field.ts';
import { headingPart, referencesPart } from '@keelstone/model/rich-text-parts';
import type { Block } from 'payload';
import type { ParagraphCms } from '../paragraph-cms.ts';
import { projectRelatedEvents } from './related-events.projection.ts';

const block: Block = {
  slug: 'related_events',
  interfaceName: 'RelatedEventsParagraph',
  labels: { singular: 'Related events', plural: 'Related events' },
  admin: paragraphAdmin(
    'related_events',
    'Cards and pages',
    'Three rows, each with a date block and a title.',
  ),
  fields: [
    headingField('the events'),
    nodesField(
      'events',
      'Events',
      'event',
      'These stand first, in this order. Leave it empty to let the site choose.',
    ),
    fillUpToField('upcoming events'),
  ],
};

export const relatedEvents: ParagraphCms<'related_events'> = {
  block,
  project: projectRelatedEvents,
  asText: ({ heading, events }, level) => [
    ...headingPart(events.length > 0 ? heading : null, level),
    ...referencesPart(events),
  ],
};
