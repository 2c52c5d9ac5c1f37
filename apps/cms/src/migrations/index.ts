import * as migration_20261122_210731_initial from './20261122_210731_initial.ts';
import * as migration_20261122_221925_add_french from './20261122_221925_add_french.ts';
import * as migration_20261123_031911_thesaurus_and_words_for_search from './20261123_031911_thesaurus_and_words_for_search.ts';
import * as migration_20261123_035231_add_blocked_suggestions from './20261123_035231_add_blocked_suggestions.ts';
import * as migration_20261123_041210_add_learning_from_choices from './20261123_041210_add_learning_from_choices.ts';
import * as migration_20261123_062846_add_mails from './20261123_062846_add_mails.ts';
import * as migration_20261123_065000_add_waiting_nodes from './20261123_065000_add_waiting_nodes.ts';
import * as migration_20261123_065100_add_reference_search from './20261123_065100_add_reference_search.ts';
import * as migration_20261123_071500_add_due_renditions from './20261123_071500_add_due_renditions.ts';
import * as migration_20261123_094000_add_undoable_changes from './20261123_094000_add_undoable_changes.ts';
import * as migration_20261123_110352_an_editors_day from './20261123_110352_an_editors_day.ts';
import * as migration_20261123_131500_add_kept_changes from './20261123_131500_add_kept_changes.ts';
import * as migration_20261123_133000_add_page_care from './20261123_133000_add_page_care.ts';
import * as migration_20261123_141407_reusable_sections_templates_and_steps from './20261123_141407_reusable_sections_templates_and_steps.ts';
import * as migration_20261123_161500_add_external_links from './20261123_161500_add_external_links.ts';
import * as migration_20261123_161721_check_links from './20261123_161721_check_links.ts';
import * as migration_20261123_163534_crop_of_images from './20261123_163534_crop_of_images.ts';
import * as migration_20261123_200142_add_translation_marks from './20261123_200142_add_translation_marks.ts';
import * as migration_20261123_234711_translate_notices from './20261123_234711_translate_notices.ts';
import * as migration_20261126_162542_compute_failures_of_rebuilds from './20261126_162542_compute_failures_of_rebuilds.ts';

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
    up: migration_20261123_031911_thesaurus_and_words_for_search.up,
    down: migration_20261123_031911_thesaurus_and_words_for_search.down,
    name: '20261123_031911_thesaurus_and_words_for_search',
  },
  {
    up: migration_20261123_035231_add_blocked_suggestions.up,
    down: migration_20261123_035231_add_blocked_suggestions.down,
    name: '20261123_035231_add_blocked_suggestions',
  },
  {
    up: migration_20261123_041210_add_learning_from_choices.up,
    down: migration_20261123_041210_add_learning_from_choices.down,
    name: '20261123_041210_add_learning_from_choices',
  },
  {
    up: migration_20261123_062846_add_mails.up,
    down: migration_20261123_062846_add_mails.down,
    name: '20261123_062846_add_mails',
  },
  {
    up: migration_20261123_065000_add_waiting_nodes.up,
    down: migration_20261123_065000_add_waiting_nodes.down,
    name: '20261123_065000_add_waiting_nodes',
  },
  {
    up: migration_20261123_065100_add_reference_search.up,
    down: migration_20261123_065100_add_reference_search.down,
    name: '20261123_065100_add_reference_search',
  },
  {
    up: migration_20261123_071500_add_due_renditions.up,
    down: migration_20261123_071500_add_due_renditions.down,
    name: '20261123_071500_add_due_renditions',
  },
  {
    up: migration_20261123_094000_add_undoable_changes.up,
    down: migration_20261123_094000_add_undoable_changes.down,
    name: '20261123_094000_add_undoable_changes',
  },
  {
    up: migration_20261123_110352_an_editors_day.up,
    down: migration_20261123_110352_an_editors_day.down,
    name: '20261123_110352_an_editors_day',
  },
  {
    up: migration_20261123_131500_add_kept_changes.up,
    down: migration_20261123_131500_add_kept_changes.down,
    name: '20261123_131500_add_kept_changes',
  },
  {
    up: migration_20261123_133000_add_page_care.up,
    down: migration_20261123_133000_add_page_care.down,
    name: '20261123_133000_add_page_care',
  },
  {
    up: migration_20261123_141407_reusable_sections_templates_and_steps.up,
    down: migration_20261123_141407_reusable_sections_templates_and_steps.down,
    name: '20261123_141407_reusable_sections_templates_and_steps',
  },
  {
    up: migration_20261123_161500_add_external_links.up,
    down: migration_20261123_161500_add_external_links.down,
    name: '20261123_161500_add_external_links',
  },
  {
    up: migration_20261123_161721_check_links.up,
    down: migration_20261123_161721_check_links.down,
    name: '20261123_161721_check_links',
  },
  {
    up: migration_20261123_163534_crop_of_images.up,
    down: migration_20261123_163534_crop_of_images.down,
    name: '20261123_163534_crop_of_images',
  },
  {
    up: migration_20261123_200142_add_translation_marks.up,
    down: migration_20261123_200142_add_translation_marks.down,
    name: '20261123_200142_add_translation_marks',
  },
  {
    up: migration_20261123_234711_translate_notices.up,
    down: migration_20261123_234711_translate_notices.down,
    name: '20261123_234711_translate_notices',
  },
  {
    up: migration_20261126_162542_compute_failures_of_rebuilds.up,
    down: migration_20261126_162542_compute_failures_of_rebuilds.down,
    name: '20261126_162542_compute_failures_of_rebuilds'
  },
];
