import * as migration_20261126_171044_initial from './20261126_171044_initial.ts';
import * as migration_20261127_125846_pictures_of_768_pixels from './20261127_125846_pictures_of_768_pixels.ts';
import * as migration_20261127_202118_templates_and_redirects_in_the_trash from './20261127_202118_templates_and_redirects_in_the_trash.ts';
import * as migration_20261128_080000_creations from './20261128_080000_creations.ts';
import * as migration_20261129_030000_left_paths from './20261129_030000_left_paths.ts';
import * as migration_20261130_100000_stored_references from './20261130_100000_stored_references.ts';
import * as migration_20261201_150000_removed_rows from './20261201_150000_removed_rows.ts';

export const migrations = [
  {
    up: migration_20261126_171044_initial.up,
    down: migration_20261126_171044_initial.down,
    name: '20261126_171044_initial',
  },
  {
    up: migration_20261127_125846_pictures_of_768_pixels.up,
    down: migration_20261127_125846_pictures_of_768_pixels.down,
    name: '20261127_125846_pictures_of_768_pixels',
  },
  {
    up: migration_20261127_202118_templates_and_redirects_in_the_trash.up,
    down: migration_20261127_202118_templates_and_redirects_in_the_trash.down,
    name: '20261127_202118_templates_and_redirects_in_the_trash',
  },
  {
    up: migration_20261128_080000_creations.up,
    down: migration_20261128_080000_creations.down,
    name: '20261128_080000_creations',
  },
  {
    up: migration_20261129_030000_left_paths.up,
    down: migration_20261129_030000_left_paths.down,
    name: '20261129_030000_left_paths',
  },
  {
    up: migration_20261130_100000_stored_references.up,
    down: migration_20261130_100000_stored_references.down,
    name: '20261130_100000_stored_references',
  },
  {
    up: migration_20261201_150000_removed_rows.up,
    down: migration_20261201_150000_removed_rows.down,
    name: '20261201_150000_removed_rows',
  },
];
