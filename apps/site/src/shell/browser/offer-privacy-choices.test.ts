// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { offerPrivacyChoices } from './offer-privacy-choices.ts';

const control = () => document.querySelector('button') as HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML =
    '<footer><button data-privacy-choices="on-demand" hidden>Choices</button><p role="alert" hidden>Not loaded.</p></footer>';
});

it('T-4 the control is there, and nothing is fetched until it is used', () => {
  const start = vi.fn();
  offerPrivacyChoices(start);
  expect([control().hidden, start.mock.calls.length]).toEqual([false, 0]);
});

it('T-4 the first use opens the choices, and the next ones start nothing again', async () => {
  const opened = vi.fn();
  const start = vi.fn(async () => control().addEventListener('click', opened));
  offerPrivacyChoices(start);
  control().click();
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  control().click();
  expect([start.mock.calls.length, opened.mock.calls.length]).toEqual([1, 2]);
});

it('T-4 a use while the line is down is answered by the next one', async () => {
  const opened = vi.fn();
  const start = vi
    .fn(async () => void control().addEventListener('click', opened))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  offerPrivacyChoices(start);
  control().click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(opened).not.toHaveBeenCalled();
  control().click();
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
});

it('T-4 U-9 says that the choices did not load, opens them in a new tab at the next press, and then says so no more', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const start = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  start.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(undefined);
  offerPrivacyChoices(start);
  const said = () => document.querySelector('[role=alert]:not([hidden])')?.textContent;
  control().click();
  await vi.waitFor(() => expect(said()).toBe('Not loaded.'));
  expect(opened).not.toHaveBeenCalled();
  control().click();
  await vi.waitFor(() => expect(opened.mock.calls).toEqual([['#privacy-choices']]));
  control().click();
  await vi.waitFor(() => expect(said()).toBeUndefined());
  opened.mockRestore();
});
