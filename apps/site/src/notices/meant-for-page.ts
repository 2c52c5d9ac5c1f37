import type { NoticeSettings } from '@keelstone/model/notice-settings';
import { matchesPaths } from './path-pattern.ts';

function isWanted({ sitewide, contentTypes, pathLimit, settings }: NoticeSettings): boolean {
  if (Number(sitewide) === 1) return true;
  if (settings.contentType !== null && contentTypes.includes(settings.contentType)) return true;
  return matchesPaths(pathLimit, settings.contentPath);
}

/** What of N-2 depends on the page alone: not on the visitor, nor on the time. */
export const isMeantForPage = (notice: NoticeSettings): boolean =>
  notice.content.trim() !== '' &&
  isWanted(notice) &&
  !matchesPaths(notice.excluded, notice.settings.contentPath);
