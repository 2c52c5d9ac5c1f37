import { readerLocale, say } from '@keelstone/languages/say.ts';
import type { SearchTrial, TriedResult, TriedSearch } from '@keelstone/model/preview/search-trial';
import { sayMatch, sayMove, sayOutcome, sayRank, sayShare, sayWords } from './say-reason.ts';

const sayDay = (seconds: number) =>
  new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(seconds * 1000),
  );

/** Why a result is there: each word that was searched for, what it is worth, and where it stands. */
function Reasons({ result, search }: { result: TriedResult; search: TriedSearch }) {
  const { isPinned, score, byChoices, parts } = result;
  return (
    <ul className="search-trial__reasons">
      {isPinned && <li>{say('Pinned for exactly these words')}</li>}
      {parts.map((part) => (
        <li key={part.typed.join(' ')}>
          {part.matches.length > 0 && <strong>{`${sayShare(sum(part.matches), score)} `}</strong>}
          {sayWords(part, search)}
          {part.matches.length > 0 && (
            <ul>
              {part.matches.map((match) => (
                <li key={`${match.field} ${match.word}`}>
                  <span>{sayShare(match.score, score)}</span> {sayMatch(match)}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
      {byChoices > 0 && (
        <li>
          <strong>{sayShare(byChoices, score)}</strong> {say('chosen by visitors for these words')}
        </li>
      )}
    </ul>
  );
}

const sum = (matches: TriedResult['parts'][number]['matches']): number =>
  matches.reduce((total, { score }) => total + score, 0);

type ListProps = { results: readonly TriedResult[]; search: TriedSearch };

function Results({ results, search }: ListProps) {
  return (
    <ol>
      {results.map((result) => (
        <li key={result.nid}>
          <p className="search-trial__title">{result.title}</p>
          <p className="search-trial__meta">
            {`${sayDay(result.created)} · ${result.path}${result.score > 0 ? say(' · score {score}', { score: result.score.toFixed(2) }) : ''}`}
          </p>
          <Reasons result={result} search={search} />
        </li>
      ))}
    </ol>
  );
}

function Outcome({ heading, search }: { heading: string; search: TriedSearch }) {
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <p>{sayOutcome(search)}</p>
      {search.recommended.length > 0 && (
        <>
          <h3>{say('Recommended, because they are pinned or match much better than most')}</h3>
          <Results results={search.recommended} search={search} />
        </>
      )}
      {search.results.length > 0 && (
        <>
          <h3>{say('Results')}</h3>
          <Results results={search.results} search={search} />
        </>
      )}
    </section>
  );
}

function Moves({ moves }: Pick<SearchTrial, 'moves'>) {
  if (moves.every(({ before, after }) => before === after))
    return <p>{say('The same pages are among the first ten of the list, in the same order.')}</p>;
  return (
    <table className="search-trial__moves">
      <caption>{say('Ranks of the first ten pages of the list, now and after saving')}</caption>
      <thead>
        <tr>
          {[say('Page'), say('Now'), say('After'), say('What happens')].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <tr key={move.nid}>
            <th scope="row">{move.title}</th>
            <td>{sayRank(move.before)}</td>
            <td>{sayRank(move.after)}</td>
            <td>{sayMove(move)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a search shows and why; with a change, side by side with what it would show. */
export function TrialResults({ trial: { now, changed, moves } }: { trial: SearchTrial }) {
  if (changed === null) return <Outcome heading={say('What visitors see')} search={now} />;
  return (
    <>
      <Moves moves={moves} />
      <div className="search-trial__columns">
        <Outcome heading={say('Now')} search={now} />
        <Outcome heading={say('After saving')} search={changed} />
      </div>
    </>
  );
}
