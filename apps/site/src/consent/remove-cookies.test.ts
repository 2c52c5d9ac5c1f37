// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookieDomains, removeCookies } from './remove-cookies.ts';

it.each([
  ['www.keelstone.example', ['www.keelstone.example', 'keelstone.example']],
  ['keelstone.example', ['keelstone.example']],
  ['a.b.keelstone.co.uk', ['a.b.keelstone.co.uk', 'b.keelstone.co.uk', 'keelstone.co.uk', 'co.uk']],
  ['7.keelstone.example', ['7.keelstone.example', 'keelstone.example']],
  ['keelstone.7', ['keelstone.7']],
  ['localhost', []],
  ['127.0.0.1', []],
  ['[::1]', []],
  ['[::ffff:127.0.0.1]', []],
])('T-1 on %s a cookie may stand on %j', (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains);
});

describe('removing', () => {
  const written: string[] = [];
  let cookies = '';
  beforeEach(() => {
    written.length = 0;
    vi.stubGlobal('location', { hostname: 'www.keelstone.example' });
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies);
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const everywhere = (name: string) =>
    ['', '; domain=www.keelstone.example', '; domain=keelstone.example'].map(
      (place) => `${name}=; path=/; max-age=0${place}`,
    );

  it('T-1 takes a cookie from the host and each parent domain, whether it is to be seen or not', () => {
    cookies = 'other=1';
    removeCookies(['_mkto_trk']);
    expect(written).toEqual(everywhere('_mkto_trk'));
  });

  it('T-1 T-3 takes what begins as a pattern says, each once, and leaves the rest', () => {
    cookies = '_hj=1; _hjSessio=0; _hjSession_77=a=b;_hjSessionUser_77=2; session_hj=3; _mkto_trk=4';
    removeCookies(['_hjSession*', '_mkto_trk']);
    expect(written).toEqual(['_hjSession_77', '_hjSessionUser_77', '_mkto_trk'].flatMap(everywhere));
  });

  it('T-1 takes no other cookie whose name only begins so where the name is whole', () => {
    cookies = '_mkto_trk_other=1';
    removeCookies(['_mkto_trk']);
    expect(written).toEqual(everywhere('_mkto_trk'));
  });
});
