import * as migration_20261122_210731_initial from './20261122_210731_initial.ts';
import * as migration_20261122_221925_add_french from './20261122_221925_add_french.ts';
import * as migration_20261123_030755_add_blocked_suggestions from './20261123_030755_add_blocked_suggestions.ts';
import * as migration_20261123_040043_add_learning_from_choices from './20261123_040043_add_learning_from_choices.ts';

export const migrations = [
  {
    up: migration_20261122_210731_initial.up,
    down: migration_20261122_210731_initial.down,
    name: '20261122_210731_initial',
  },
  {
    up: migration_20261122_221925_add_french.up,
    down: migration_20261122_221925_add_french.down,
    name: '20261122_221925_add_french',
  },
  {
    up: migration_20261123_030755_add_blocked_suggestions.up,
    down: migration_20261123_030755_add_blocked_suggestions.down,
    name: '20261123_030755_add_blocked_suggestions',
  },
  {
    up: migration_20261123_040043_add_learning_from_choices.up,
    down: migration_20261123_040043_add_learning_from_choices.down,
    name: '20261123_040043_add_learning_from_choices'
  },
];
