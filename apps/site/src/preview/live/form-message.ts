/** The type of the CMS's messages to a preview, and of the reply it waits for. */
const TYPE = 'payload-live-preview';

export const READY = { type: TYPE, ready: true } as const;

type FormMessage = { type?: unknown; data?: unknown; locale?: unknown };

/**
 * The current fields of a form, from a message of the CMS's live preview.
 *
 * @param language of the preview: the form may have been switched to another one
 * @returns null for any other message
 */
export function readForm(message: unknown, language: string | undefined): Record<string, unknown> | null {
  const { type, data, locale } = (
    typeof message === 'object' && message !== null ? message : {}
  ) as FormMessage;
  if (type !== TYPE || typeof data !== 'object' || data === null) return null;
  return locale === undefined || locale === language ? (data as Record<string, unknown>) : null;
}
