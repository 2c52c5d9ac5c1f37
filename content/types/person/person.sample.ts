import { sampleImage } from '@keelstone/model/samples';
import type { NodeSample } from '../node-sample.ts';

export const person: NodeSample<'person'> = {
  typical: {
    role: 'Head of Risk Practice',
    roleCategories: [{ id: 4, label: 'Risk Practice' }],
    portrait: sampleImage(),
    location: 'Leeds',
    email: 'imani.okafor@keelstone.example',
    links: [{ title: 'Conference talks', url: 'https://talks.keelstone.example/okafor' }],
  },
  least: { role: null, roleCategories: [], portrait: null, location: null, email: null, links: [] },
};
