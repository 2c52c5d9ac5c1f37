import { ContentReplica } from '@keelstone/read-model';
import { expect, it, vi } from 'vitest';
import { settingsCheck } from './settings-check.ts';

const change = (value: unknown) => ({
  kind: 'setting' as const,
  number: 1,
  key: 'site',
  language: 'de' as const,
  value,
});

it('C-7 says in the log which language has site settings that do not fit', () => {
  const content = new ContentReplica();
  const logger = { info() {}, warn() {}, error: vi.fn() };
  const check = settingsCheck(content, logger);
  content.apply([change(null)]);
  check.apply([change(null)]);
  expect(logger.error).not.toHaveBeenCalled();
  content.apply([change({ siteName: 7 })]);
  check.apply([change({ siteName: 7 })]);
  expect(logger.error).toHaveBeenCalledWith(
    expect.objectContaining({ language: 'de' }),
    expect.stringContaining('Publish them again'),
  );
});
