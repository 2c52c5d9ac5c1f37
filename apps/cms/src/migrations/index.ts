import * as migration_20261126_171044_initial from './20261126_171044_initial.ts';
import * as migration_20261127_125846_narrower_pictures from './20261127_125846_narrower_pictures.ts';

export const migrations = [
  {
    up: migration_20261126_171044_initial.up,
    down: migration_20261126_171044_initial.down,
    name: '20261126_171044_initial',
  },
  {
    up: migration_20261127_125846_narrower_pictures.up,
    down: migration_20261127_125846_narrower_pictures.down,
    name: '20261127_125846_narrower_pictures'
  },
];
