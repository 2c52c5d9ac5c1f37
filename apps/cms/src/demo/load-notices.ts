import type { Language } from '@keelstone/model';
import type { DemoNotice } from '@keelstone/seeds';
import type { Payload } from 'payload';
import { loadLocalized } from './load-localized.ts';
import type { NodeAddress, ToRichText } from './markdown-to-lexical.ts';

type Context = { addressOf: (key: string) => NodeAddress; toRichText: ToRichText };

function toNotice(notice: DemoNotice, language: Language, { addressOf, toRichText }: Context) {
  const { name, kind, heading, body, link, contentTypes, paths, cookieDays, dismissAfterSeconds } = notice;
  return {
    name,
    kind,
    isActive: true,
    heading: heading[language],
    body: toRichText(body[language]),
    link: link && { title: link.title[language], to: 'node', node: addressOf(link.node) },
    isSitewide: contentTypes === undefined && paths === undefined,
    contentTypes: contentTypes ?? [],
    pathLimit: paths?.[language].join('\n'),
    cookieDays,
    dismissAfterSeconds,
  };
}

/** Loads the notices that are new or have changed in the demo. */
export async function loadNotices(
  payload: Payload,
  notices: readonly DemoNotice[],
  context: Context,
  report: (line: string) => void,
): Promise<void> {
  const { loaded } = await loadLocalized(payload, 'notices', notices, (notice, language) =>
    toNotice(notice, language, context),
  );
  report(`Notices: ${loaded} of ${notices.length} loaded`);
}
