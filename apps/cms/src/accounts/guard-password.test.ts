import { ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { askForCurrentPassword, refuseShortPassword } from './guard-password.ts';

const refuse = (password: unknown, operation = 'update') =>
  refuseShortPassword({ args: { data: { password } }, operation } as never);

it('C-11 a password has twelve characters at least, as people count them', () => {
  for (const operation of ['create', 'update', 'resetPassword']) {
    expect(() => refuse('x'.repeat(11), operation)).toThrow(ValidationError);
    expect(() => refuse('x'.repeat(12), operation)).not.toThrow();
  }
  expect(() => refuse('🔑'.repeat(11))).toThrow(ValidationError);
  expect(() => refuse({ length: 20 })).toThrow(ValidationError);
});

it('C-11 a form that does not change the password goes on, and so does whatever sets none', () => {
  for (const none of [undefined, null, '']) expect(() => refuse(none)).not.toThrow();
  expect(() => refuse('short', 'login')).not.toThrow();
  expect(() => refuseShortPassword({ args: {}, operation: 'create' } as never)).not.toThrow();
});

const account = { id: 7, email: 'edda@example.com' };
const change = (data: object, { operation = 'update', user = 7 } = {}) =>
  askForCurrentPassword({ data, operation, originalDoc: account, req: { user: { id: user } } } as never);

it('C-11 a change of the own e-mail address or password asks for the current password', async () => {
  for (const data of [{ password: 'a long new password' }, { email: 'other@example.com' }]) {
    for (const currentPassword of [undefined, '', 5])
      await expect(change({ ...data, currentPassword })).rejects.toMatchObject({
        data: {
          errors: [
            { path: 'currentPassword', message: expect.stringContaining('Give your current password') },
          ],
        },
      });
  }
});

it('C-11 another change asks for none, and does not store one that was given', async () => {
  for (const data of [{ name: 'Edda' }, { email: ' Edda@Example.com ' }, { password: '' }])
    expect(await change({ ...data, currentPassword: 'secret' })).toEqual(data);
});

it('C-11 an administrator who changes the account of somebody else is not asked, nor is who makes one', async () => {
  const data = { email: 'other@example.com' };
  expect(await change(data, { user: 1 })).toEqual(data);
  expect(await change(data, { operation: 'create' })).toEqual(data);
});
