import { useEffect } from 'react';

/** What takes longer is told; a fast answer speaks for itself. In milliseconds. */
const SLOW_MS = 1000;

/** Says that something is under way, once it takes a while: the bar that shows it then is for the eye alone. */
export function useSlowNotice(isUnderWay: boolean, text: string, announce: (text: string) => void): void {
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => announce(text), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isUnderWay, text, announce]);
}
