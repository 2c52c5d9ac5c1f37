import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cleanKeyword, withKeyword } from '../url/search-state.ts';
import { FacetBar } from './filters/facet-bar.tsx';
import { KeywordBox } from './keyword/keyword-box.tsx';
import { MousePress } from './mouse-press.ts';
import { SEARCH_FORM_ID, useSearch } from './search-context.ts';

/**
 * Keyword and facets, of which only a keyword is printed. Without scripts it is a plain GET form, which the server
 * redirects to the canonical URL.
 */
export function SearchForm() {
  const { settings, messages, view, change, retry } = useSearch();
  const { keyword } = view.state;
  const [text, setText] = useState(keyword);
  const [shownKeyword, setShownKeyword] = useState(keyword);
  // The state can also change by other means than this field: by going back, by clearing.
  if (keyword !== shownKeyword) {
    setShownKeyword(keyword);
    setText(keyword);
  }
  const apply = () => {
    if (cleanKeyword(text) !== keyword) change(withKeyword(view.state, text));
  };
  const [press] = useState(() => new MousePress());
  useEffect(() => press.listen(), [press]);
  const current = useRef({ view, apply });
  useLayoutEffect(() => {
    current.current = { view, apply };
  });
  const leave = () => {
    const { page } = view.state;
    press.afterwards((leavesPage) => {
      // A visitor who turns the page or opens another one continues with the current results: applying the text
      // would undo that.
      const goesOn = leavesPage || current.current.view.state.page !== page;
      if (!goesOn) current.current.apply();
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // After an error, submitting the same keyword retries the search.
    if (view.phase === 'failed' && cleanKeyword(text) === keyword) retry();
    else apply();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not support the search element
    <form
      id={SEARCH_FORM_ID}
      role="search"
      aria-label={messages.title}
      action={settings.basePath}
      method="get"
      // Otherwise browsers tick on Back what the URL does not have, which hydration would take for a choice (S-16).
      autoComplete="off"
      onSubmit={submit}
      data-print={keyword === '' ? 'no' : undefined}
    >
      <KeywordBox text={text} onText={setText} onLeave={leave} />
      <FacetBar />
    </form>
  );
}
