import { createRoot } from 'react-dom/client';
import {
  Configure,
  CurrentRefinements,
  Highlight,
  Hits,
  InstantSearch,
  Pagination,
  RefinementList,
  SearchBox,
  SortBy,
  Stats,
} from 'react-instantsearch';
import 'instantsearch.css/themes/satellite-min.css';
import './app.css';

/** Queries this page's own server instead of Algolia. */
const searchClient = {
  search: async (requests: readonly unknown[]) => {
    const response = await fetch('/queries', { method: 'POST', body: JSON.stringify({ requests }) });
    return response.json();
  },
};

const FACETS = {
  productSuites: 'Product suites',
  industries: 'Industries',
  type: 'Content type',
  year: 'Date',
};

// biome-ignore lint/suspicious/noExplicitAny: the server decides what a hit contains
const Hit = ({ hit }: { hit: any }) => (
  <article>
    <h2>
      <Highlight attribute="title" hit={hit} />
    </h2>
    <p>
      <Highlight attribute="excerpt" hit={hit} />
    </p>
  </article>
);

const App = () => (
  <InstantSearch searchClient={searchClient} indexName="content" routing>
    <Configure hitsPerPage={10} />
    <h1>Search</h1>
    <SearchBox placeholder="Keyword" />
    <div className="columns">
      <aside>
        {Object.entries(FACETS).map(([attribute, label]) => (
          <section key={attribute}>
            <h2>{label}</h2>
            <RefinementList attribute={attribute} limit={20} />
          </section>
        ))}
      </aside>
      <main>
        <CurrentRefinements />
        <Stats />
        <SortBy
          items={[
            { value: 'content', label: 'Relevancy' },
            { value: 'content_recent', label: 'Most recent' },
          ]}
        />
        <Hits hitComponent={Hit} />
        <Pagination />
      </main>
    </div>
  </InstantSearch>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
