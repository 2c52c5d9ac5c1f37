import { decidePreferences } from '../shell/device-preferences.ts';
import type { ConsentTool } from './consent-tool.ts';

/**
 * Forwards the visitor's decision on storing data for convenience. Without a consent tool nothing is stored;
 * while a tool is loading, nothing is read or written, and existing data is kept.
 */
export function followPreferences(tool: ConsentTool | null): void {
  const known = tool?.read() ?? null;
  if (known) decidePreferences(known.preferences);
  else if (!tool || tool.isReady) decidePreferences(false);
  tool?.onDecision(({ preferences }) => decidePreferences(preferences));
}
