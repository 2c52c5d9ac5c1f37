import base from './playwright.config.ts';
const {webServer, ...rest} = base;
export default {...rest, testDir:'/work/main/e2e', workers:1, reporter:[['list']], outputDir:'/tmp/e2e-results'};
