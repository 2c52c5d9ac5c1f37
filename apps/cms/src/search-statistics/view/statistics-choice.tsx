import { LANGUAGES, languages } from '@keelstone/languages/languages.ts';
import { say } from '@keelstone/languages/say.ts';
import { PERIODS, type StatisticsQuery, statisticsPath } from './statistics-query.ts';

type Choice = { name: string; query: StatisticsQuery; isCurrent: boolean };

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className="search-statistics__choices" aria-label={label}>
      {choices.map(({ name, query, isCurrent }) => (
        <a key={name} href={statisticsPath(query)} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Chooses language and period. */
export function StatisticsChoice({ query }: { query: StatisticsQuery }) {
  return (
    <div className="search-statistics__choice">
      <Choices
        label={say('Language')}
        choices={LANGUAGES.map((language) => ({
          name: languages[language].name,
          query: { ...query, language },
          isCurrent: language === query.language,
        }))}
      />
      <Choices
        label={say('Period')}
        choices={PERIODS.map((days) => ({
          name: say('{days} days', { days }),
          query: { ...query, days },
          isCurrent: days === query.days,
        }))}
      />
    </div>
  );
}
