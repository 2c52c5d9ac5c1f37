import * as migration_20261126_171044_initial from './20261126_171044_initial.ts';
import * as migration_20261127_125846_pictures_of_768_pixels from './20261127_125846_pictures_of_768_pixels.ts';

export const migrations = [
  {
    up: migration_20261126_171044_initial.up,
    down: migration_20261126_171044_initial.down,
    name: '20261126_171044_initial',
  },
  {
    up: migration_20261127_125846_pictures_of_768_pixels.up,
    down: migration_20261127_125846_pictures_of_768_pixels.down,
    name: '20261127_125846_pictures_of_768_pixels'
  },
];
