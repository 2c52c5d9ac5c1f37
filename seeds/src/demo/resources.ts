import type { DemoNodeOf } from '../demo-types.ts';
import { cardsForDangerousWork } from './resources/cards-for-dangerous-work.ts';
import { checklists } from './resources/checklists.ts';
import { currentDataSheets } from './resources/current-data-sheets.ts';
import { dataSheets } from './resources/data-sheets.ts';
import { deskChecklists } from './resources/desk-checklists.ts';
import { moreRecordings } from './resources/more-recordings.ts';
import { papersOnRangesAndChannels } from './resources/papers-on-ranges-and-channels.ts';
import { sheetsToFillIn } from './resources/sheets-to-fill-in.ts';
import { templates } from './resources/templates.ts';
import { webinarRecordings } from './resources/webinars.ts';
import { whitePapers } from './resources/white-papers.ts';

/** Resources of the demo, by type: papers, checklists, data sheets, webinar recordings, templates. */
export const resources: DemoNodeOf<'resource'>[] = [
  ...whitePapers,
  ...papersOnRangesAndChannels,
  ...checklists,
  ...cardsForDangerousWork,
  ...deskChecklists,
  ...dataSheets,
  ...currentDataSheets,
  ...webinarRecordings,
  ...moreRecordings,
  ...templates,
  ...sheetsToFillIn,
];
