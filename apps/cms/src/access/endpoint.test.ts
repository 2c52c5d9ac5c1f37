import { Forbidden, type PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { requirePublisher } from './endpoint.ts';

const request = (role?: string) => ({ user: role ? { role } : null, t: (key: string) => key }) as never;
const requiring = (role?: string) => () => requirePublisher(request(role) as PayloadRequest);

it('C-11 lets editors and administrators pass, and neither authors nor anybody who is not logged in', () => {
  for (const role of ['editor', 'administrator']) expect(requiring(role)).not.toThrow();
  for (const role of ['author', undefined]) expect(requiring(role)).toThrow(Forbidden);
});
