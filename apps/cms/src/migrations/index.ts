import * as migration_20261126_171044_initial from './20261126_171044_initial.ts';

export const migrations = [
  {
    up: migration_20261126_171044_initial.up,
    down: migration_20261126_171044_initial.down,
    name: '20261126_171044_initial'
  },
];
