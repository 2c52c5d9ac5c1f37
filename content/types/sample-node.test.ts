import { CONTENT_TYPES, isContentType, richTextToPlainText } from '@keelstone/model';
import { describe, expect, it } from 'vitest';
import { sampleNode } from './sample-node.ts';
import { InvalidNodeError, parsePublishedNode } from './types.model.ts';

describe('published nodes', () => {
  it.each(CONTENT_TYPES)('C-1 a complete %s fits the model', (type) => {
    expect(sampleNode(type, { nid: 7 })).toMatchObject({ type, nid: 7 });
    expect(isContentType(type)).toBe(true);
  });

  it('C-1 there are the thirteen content types at least', () => {
    expect(CONTENT_TYPES.length).toBeGreaterThanOrEqual(13);
  });

  it('C-1 a node that does not fit says which field of which node, and why', () => {
    const invalid = { ...sampleNode('event', { nid: 4 }), startsAt: 'tomorrow' };
    expect(() => parsePublishedNode(invalid)).toThrow(InvalidNodeError);
    expect(() => parsePublishedNode(invalid)).toThrow(/Node 4 \(en\).*startsAt/);
  });

  it('C-2 plain text keeps the words and drops the structure', () => {
    expect(richTextToPlainText(sampleNode('article').body).split('\n')).toEqual([
      'The call came at 16:40 on a Friday, as such calls do.',
      'What the register did not say',
      'The register had an owner, a score and a date. It had no telephone number. See Incident Desk.',
      'Who decides',
      'Who is told',
    ]);
  });
});
