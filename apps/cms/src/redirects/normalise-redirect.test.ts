import { describe, expect, it } from 'vitest';
import { normaliseSource, normaliseTarget, sourceInFile, targetPath } from './normalise-redirect.ts';

const SITE = 'https://www.keelstone.example';

describe('normaliseSource', () => {
  it.each([
    ['/old', '/old'],
    [' /Old-Page.HTML ', '/old-page.html'],
    ['/old/', '/old'],
    ['/a//b/', '/a/b'],
    ['/stra%C3%9Fe', '/straße'],
    [`${SITE}/old/`, '/old'],
    [SITE, '/'],
    ['/', '/'],
    ['//evil.example', '//evil.example'],
    ['/100%', '/100%'],
    [`${SITE}.evil.example/x`, `${SITE}.evil.example/x`],
  ])('C-6 %s is looked up as %s', (from, path) => expect(normaliseSource(from, SITE)).toBe(path));
});

describe('sourceInFile', () => {
  it.each([
    ['/old page', '/old page'],
    ['/straße', '/straße'],
    ['/100%', '/100%'],
    ['/a%41', '/a%2541'],
    ['/100%25', '/100%2525'],
    ['/old ', '/old%20'],
  ])('C-6 %s is %s in a file, which an import makes the same of', (from, inFile) => {
    expect(sourceInFile(from, SITE)).toBe(inFile);
    expect(normaliseSource(inFile, SITE)).toBe(from);
  });
});

describe('normaliseTarget', () => {
  it.each([
    ['/new/', '/new'],
    ['/new/?a=/b/#c/', '/new?a=/b/#c/'],
    [`${SITE}/new`, '/new'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
    ['/New', '/New'],
    ['/', '/'],
    ['//evil.example/', '//evil.example/'],
  ])('C-6 %s becomes %s', (to, target) => expect(normaliseTarget(to, SITE)).toBe(target));
});

describe('targetPath', () => {
  it.each([
    ['/New?a#b', '/new'],
    ['/stra%C3%9Fe', '/straße'],
    ['https://elsewhere.example/new', null],
  ])('C-6 %s leads to %s', (to, path) => expect(targetPath(to)).toBe(path));
});
