import type { Block } from 'payload';
import { paragraphAdmin } from '../fields/block-picture.ts';
import { fillUpToField } from '../fields/fill-up-to.field.ts';
import { nodesField } from '../fields/node-reference.field.ts';
import { headingField } from '../fields/words.field.ts';

export const relatedEventsParagraph: Block = {
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
