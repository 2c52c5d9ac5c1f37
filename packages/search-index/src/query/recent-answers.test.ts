import { describe, expect, it } from 'vitest';
import { RecentAnswers } from './recent-answers.ts';

function counting(bytes = 100) {
  let asked = 0;
  const answers = new RecentAnswers<number>({ answers: 2, bytes, bytesOf: (answer) => answer * 10 });
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

  it('forgets what takes too much memory, but for the last answer', () => {
    const { ask } = counting(25);
    expect(['a', 'b', 'a', 'c', 'c', 'a'].map(ask)).toEqual([1, 2, 3, 4, 4, 5]);
  });

  it('forgets everything when cleared', () => {
    const { answers, ask } = counting();
    ask('a');
    answers.clear();
    expect(ask('a')).toBe(2);
  });
});
