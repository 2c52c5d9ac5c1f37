import * as migration_20261121_070000_initial from './20261121_070000_initial.ts';
import * as migration_20261121_080000_number_spaces from './20261121_080000_number_spaces.ts';
import * as migration_20261121_154755_plan_and_review from './20261121_154755_plan_and_review.ts';
import * as migration_20261121_155523_media_types from './20261121_155523_media_types.ts';
import * as migration_20261121_155527_download_names from './20261121_155527_download_names.ts';
import * as migration_20261121_160120_notices_and_tracking from './20261121_160120_notices_and_tracking.ts';
import * as migration_20261121_160210_resource_recording from './20261121_160210_resource_recording.ts';
import * as migration_20261121_160351_tracking_identifier from './20261121_160351_tracking_identifier.ts';
import * as migration_20261121_165815_search_tasks from './20261121_165815_search_tasks.ts';
import * as migration_20261121_170436_form_keep_days from './20261121_170436_form_keep_days.ts';
import * as migration_20261121_202750_search_rules from './20261121_202750_search_rules.ts';
import * as migration_20261122_030000_audit_trail from './20261122_030000_audit_trail.ts';
import * as migration_20261122_042848_small_renditions from './20261122_042848_small_renditions.ts';
import * as migration_20261122_181505_trash_and_plans from './20261122_181505_trash_and_plans.ts';
import * as migration_20261122_183000_last_saves from './20261122_183000_last_saves.ts';
import * as migration_20261122_185014_dialogs_patterns_and_trusted_addresses from './20261122_185014_dialogs_patterns_and_trusted_addresses.ts';

export const migrations = [
  {
    up: migration_20261121_070000_initial.up,
    down: migration_20261121_070000_initial.down,
    name: '20261121_070000_initial',
  },
  {
    up: migration_20261121_080000_number_spaces.up,
    down: migration_20261121_080000_number_spaces.down,
    name: '20261121_080000_number_spaces',
  },
  {
    up: migration_20261121_154755_plan_and_review.up,
    down: migration_20261121_154755_plan_and_review.down,
    name: '20261121_154755_plan_and_review',
  },
  {
    up: migration_20261121_155523_media_types.up,
    down: migration_20261121_155523_media_types.down,
    name: '20261121_155523_media_types',
  },
  {
    up: migration_20261121_155527_download_names.up,
    down: migration_20261121_155527_download_names.down,
    name: '20261121_155527_download_names',
  },
  {
    up: migration_20261121_160120_notices_and_tracking.up,
    down: migration_20261121_160120_notices_and_tracking.down,
    name: '20261121_160120_notices_and_tracking',
  },
  {
    up: migration_20261121_160210_resource_recording.up,
    down: migration_20261121_160210_resource_recording.down,
    name: '20261121_160210_resource_recording',
  },
  {
    up: migration_20261121_160351_tracking_identifier.up,
    down: migration_20261121_160351_tracking_identifier.down,
    name: '20261121_160351_tracking_identifier',
  },
  {
    up: migration_20261121_165815_search_tasks.up,
    down: migration_20261121_165815_search_tasks.down,
    name: '20261121_165815_search_tasks',
  },
  {
    up: migration_20261121_170436_form_keep_days.up,
    down: migration_20261121_170436_form_keep_days.down,
    name: '20261121_170436_form_keep_days',
  },
  {
    up: migration_20261121_202750_search_rules.up,
    down: migration_20261121_202750_search_rules.down,
    name: '20261121_202750_search_rules',
  },
  {
    up: migration_20261122_030000_audit_trail.up,
    down: migration_20261122_030000_audit_trail.down,
    name: '20261122_030000_audit_trail',
  },
  {
    up: migration_20261122_042848_small_renditions.up,
    down: migration_20261122_042848_small_renditions.down,
    name: '20261122_042848_small_renditions',
  },
  {
    up: migration_20261122_181505_trash_and_plans.up,
    down: migration_20261122_181505_trash_and_plans.down,
    name: '20261122_181505_trash_and_plans',
  },
  {
    up: migration_20261122_183000_last_saves.up,
    down: migration_20261122_183000_last_saves.down,
    name: '20261122_183000_last_saves',
  },
  {
    up: migration_20261122_185014_dialogs_patterns_and_trusted_addresses.up,
    down: migration_20261122_185014_dialogs_patterns_and_trusted_addresses.down,
    name: '20261122_185014_dialogs_patterns_and_trusted_addresses',
  },
];
