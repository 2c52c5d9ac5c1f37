import { describe, expect, it } from 'vitest';
import { RecentAnswers } from './recent-answers.ts';

function counting() {
  let asked = 0;
  const answers = new RecentAnswers<number>(2);
  return { answers, ask: (question: string) => answers.recall(question, () => ++asked) };
}

describe('recent answers', () => {
  it('gives the same answer again', () => {
    const { ask } = counting();
    expect([ask('a'), ask('a')]).toEqual([1, 1]);
  });

  it('forgets the least recently asked first', () => {
    const { ask } = counting();
    expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual([1, 2, 1, 3, 1, 4]);
  });

  it('forgets everything when cleared', () => {
    const { answers, ask } = counting();
    ask('a');
    answers.clear();
    expect(ask('a')).toBe(2);
  });
});
