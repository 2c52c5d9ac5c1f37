import type { DemoNodeOf } from '../demo-types.ts';
import { knowledge } from './overview-pages/knowledge.ts';
import { offer } from './overview-pages/offer.ts';
import { voices } from './overview-pages/voices.ts';

export const overviewPages: DemoNodeOf<'overview_page'>[] = [...offer, ...knowledge, ...voices];
