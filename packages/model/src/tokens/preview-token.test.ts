import { describe, expect, it } from 'vitest';
import {
  type PreviewGrant,
  readFormToken,
  readPreviewToken,
  signPayload,
  signPreviewToken,
} from './preview-token.ts';

const SECRET = 'c0ffee11-dead-4bed-8bad-0123456789ab';
const NOW = 1_800_000_000;
const grant: PreviewGrant = { type: 'article', id: 7, language: 'de', expires: NOW + 3600 };
const token = signPreviewToken(grant, SECRET);

const withGrant = (changed: Partial<PreviewGrant>) => {
  const encoded = Buffer.from(JSON.stringify({ ...grant, ...changed })).toString('base64url');
  return `${encoded}.${token.split('.')[1]}`;
};

describe('preview token', () => {
  it('C-9 grants what it was signed for', () => {
    expect(readPreviewToken(token, SECRET, NOW)).toEqual(grant);
  });

  it('C-9 is the same for the same grant, so that a saved form keeps its preview', () => {
    expect(signPreviewToken({ ...grant }, SECRET)).toBe(token);
  });

  it('C-9 fits into an address', () => {
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  });

  it.each([undefined, null, ''])('C-9 is missing when it is %j', (missing) => {
    expect(() => readPreviewToken(missing, SECRET, NOW)).toThrow(
      expect.objectContaining({ reason: 'absent' }),
    );
  });

  it.each([
    ['another document', withGrant({ id: 8 })],
    ['another type', withGrant({ type: 'page' })],
    ['another language', withGrant({ language: 'en' })],
    ['a later end', withGrant({ expires: NOW + 999_999 })],
    ['what a form sends', withGrant({ form: true })],
    ['no signature', token.split('.')[0] ?? ''],
    ['an empty signature', `${token.split('.')[0]}.`],
    ['a shortened signature', token.slice(0, -2)],
    ['something behind it', `${token}.x`],
    ['nothing but dots', '..'],
    ['another secret', signPreviewToken(grant, `${SECRET}x`)],
  ])('C-9 is refused with %s', (_, forged) => {
    expect(() => readPreviewToken(forged, SECRET, NOW)).toThrow(
      expect.objectContaining({ reason: 'forged' }),
    );
  });

  it('C-9 is refused when what was signed is no grant', () => {
    const odd = signPreviewToken({ ...grant, type: 'users' as never }, SECRET);
    expect(() => readPreviewToken(odd, SECRET, NOW)).toThrow(expect.objectContaining({ reason: 'forged' }));
  });

  it('C-9 C-16 shows what a form sends only if it is the form’s', () => {
    expect(() => readFormToken(token, SECRET, NOW)).toThrow(expect.objectContaining({ reason: 'saved' }));
    const form = signPreviewToken({ ...grant, form: true }, SECRET);
    expect(readFormToken(form, SECRET, NOW)).toEqual({ ...grant, form: true });
    expect(() => readFormToken(form, SECRET, grant.expires)).toThrow(
      expect.objectContaining({ reason: 'expired' }),
    );
  });

  it('C-9 that was signed before forms had their own is valid as before', () => {
    const { type, id, language, expires } = grant;
    expect(token).toBe(signPayload({ type, id, language, expires }, SECRET));
  });

  it('C-9 runs out', () => {
    expect(readPreviewToken(token, SECRET, grant.expires - 1)).toEqual(grant);
    expect(() => readPreviewToken(token, SECRET, grant.expires)).toThrow(
      expect.objectContaining({ reason: 'expired' }),
    );
  });
});
