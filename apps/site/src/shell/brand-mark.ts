/** The mark: a range of hills and a survey flag on it. Both are lines, without a ground. */
export const BRAND_MARK = {
  width: 34,
  height: 30,
  hills: 'M2 27c5-1 6-9 12-9s8 5 17 4M2 20C8 19 8 10 15 10s7 6 16 4M7 28.5c3-1 4-5 8-5s7 4 15 4',
  flag: 'M17.5 18V2.5l8 3-8 3',
} as const;
