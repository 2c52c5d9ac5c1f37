import * as migration_20261122_210731_initial from './20261122_210731_initial.ts';

export const migrations = [
  {
    up: migration_20261122_210731_initial.up,
    down: migration_20261122_210731_initial.down,
    name: '20261122_210731_initial'
  },
];
