import { LANGUAGES, languages } from '@keelstone/languages/languages.ts';
import { type AskedStatistics, PERIODS, statisticsPath } from './asked-statistics.ts';

type Choice = { name: string; asked: AskedStatistics; isCurrent: boolean };

function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav className="search-statistics__choices" aria-label={label}>
      {choices.map(({ name, asked, isCurrent }) => (
        <a key={name} href={statisticsPath(asked)} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** Chooses language and period. */
export function StatisticsChoice({ asked }: { asked: AskedStatistics }) {
  return (
    <div className="search-statistics__choice">
      <Choices
        label="Language"
        choices={LANGUAGES.map((language) => ({
          name: languages[language].name,
          asked: { ...asked, language },
          isCurrent: language === asked.language,
        }))}
      />
      <Choices
        label="Period"
        choices={PERIODS.map((days) => ({
          name: `${days} days`,
          asked: { ...asked, days },
          isCurrent: days === asked.days,
        }))}
      />
    </div>
  );
}
