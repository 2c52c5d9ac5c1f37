import type { DemoNodeOf } from '../demo-types.ts';
import { checklists } from './resources/checklists.ts';
import { dataSheets } from './resources/data-sheets.ts';
import { templates } from './resources/templates.ts';
import { webinarRecordings } from './resources/webinars.ts';
import { whitePapers } from './resources/white-papers.ts';

/** Resources of the demo, by type: papers, checklists, data sheets, webinar recordings, templates. */
export const resources: DemoNodeOf<'resource'>[] = [
  ...whitePapers,
  ...checklists,
  ...dataSheets,
  ...webinarRecordings,
  ...templates,
];
