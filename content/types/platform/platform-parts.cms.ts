import { rowLabel } from '@keelstone/editing/fields/labels.ts';
import { limitRows } from '@keelstone/editing/fields/row-limits.ts';
import type { ArrayField } from 'payload';
import { PLATFORM_LAYERS, type PlatformLayer } from './platform.model.ts';

const MAX_PARTS = 16;

const LAYER_LABELS: Record<PlatformLayer, string> = {
  edge: 'Edge: what people touch',
  services: 'Services: what works for them',
  core: 'Core: what all services share',
  ground: 'Ground: what everything stands on',
};

/** The parts of a platform, by their layer in the diagram. */
export const platformPartsField: ArrayField = {
  name: 'parts',
  type: 'array',
  labels: { singular: 'Part', plural: 'Parts' },
  ...limitRows(MAX_PARTS, 'parts'),
  admin: {
    components: rowLabel('Part'),
    description: 'The diagram of the platform. Parts of one layer stand beside one another, in this order.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          localized: true,
          required: true,
          admin: { width: '50%', description: 'Two or three words.' },
        },
        {
          name: 'layer',
          type: 'select',
          required: true,
          options: PLATFORM_LAYERS.map((layer) => ({ value: layer, label: LAYER_LABELS[layer] })),
          admin: { width: '50%', description: 'From what people touch down to what everything stands on.' },
        },
      ],
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      required: true,
      admin: { description: 'What this part does, in one sentence.', rows: 2 },
    },
  ],
};
