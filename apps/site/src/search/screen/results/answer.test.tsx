// @vitest-environment happy-dom
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openSearch } from '../search-screen.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const nodes = [
  sampleNode('page', {
    nid: 1,
    title: 'Berth Planner',
    path: '/berth-planner',
    body: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Berth Planner assigns quays.' }] }],
  }),
  sampleNode('page', { nid: 2, title: 'A planner for winter', path: '/winter', body: [] }),
];
const URL = '/search?keyword=what+is+the+berth+planner';
const region = () => screen.queryByRole('region', { name: 'From this page' });

it('S-31 an answer is a region of its result, below the title, and its link says where it leads', () => {
  openSearch(URL, undefined, nodes);
  const answer = region() as HTMLElement;
  expect(within(answer).getByRole('heading', { level: 4 }).textContent).toBe('Berth Planner');
  expect(answer.textContent).toContain('Berth Planner assigns quays.');
  const link = within(answer).getByRole('link', { name: 'Read on at “Berth Planner”' });
  expect(link.getAttribute('href')).toMatch(/^\/berth-planner#:~:text=Berth/);
  expect(answer.closest('article')?.querySelector('h3')?.textContent).toBe('Berth Planner');
});

it('S-31 comes and goes with the question, and is announced', async () => {
  const { user, box } = openSearch('/search', undefined, nodes);
  expect(region()).toBeNull();
  await user.type(box(), 'what is the berth planner{Enter}');
  await waitFor(() => expect(region()).not.toBeNull());
  expect(screen.getByRole('status').textContent).toContain(
    'A passage that may answer the question is shown.',
  );
  await user.clear(box());
  await user.type(box(), 'planner{Enter}');
  await waitFor(() => expect(region()).toBeNull());
});
