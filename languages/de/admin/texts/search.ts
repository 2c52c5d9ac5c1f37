import type { AdminLanguage } from '../../../admin-language.ts';

export const search: AdminLanguage['texts']['search'] = {
  'The site does not answer, so the effect cannot be shown. You can save all the same.':
    'Die Website antwortet nicht, die Wirkung kann also nicht gezeigt werden. Sie können trotzdem speichern.',
  'Write a word, with a letter or a digit.': 'Schreiben Sie ein Wort mit einem Buchstaben oder einer Ziffer.',
  'That is too long; there is room for {longest} characters. Shorten it.':
    'Das ist zu lang; es ist Platz für {longest} Zeichen. Kürzen Sie es.',
  groups: 'Gruppen',
  'The language is "{language}"; it must be one of {languages}.':
    'Die Sprache ist „{language}“; sie muss eine von {languages} sein.',
  'Enabled is "{enabled}"; it must be yes or no.': 'Enabled ist „{enabled}“; es muss yes oder no sein.',
  'The weight is "{weight}"; it must be from 0.05 to 1, or empty.':
    'Das Gewicht ist „{weight}“; es muss von 0.05 bis 1 sein, oder leer.',
  'The effect is shown for {most} groups at most. Split the file to see it.':
    'Die Wirkung wird für höchstens {most} Gruppen gezeigt. Teilen Sie die Datei auf, um sie zu sehen.',
  'Line {before} is the same group. Take one of them out.':
    'Zeile {before} ist dieselbe Gruppe. Nehmen Sie eine der beiden heraus.',
  'Line {before} begins with the same word. Put the words together.':
    'Zeile {before} beginnt mit demselben Wort. Fassen Sie die Wörter zusammen.',
  'Until now {groupTitle}.': 'Bisher {groupTitle}.',
  'Weight until now: the usual.': 'Gewicht bisher: das übliche.',
  'Weight until now: {weight}.': 'Gewicht bisher: {weight}.',
  'In use until now.': 'Bisher in Gebrauch.',
  'Not in use until now.': 'Bisher nicht in Gebrauch.',
  'Choose the language first.': 'Wählen Sie zuerst die Sprache.',
  'There is room for {mostWords} words, and these are {count}. Take some out.':
    'Es ist Platz für {mostWords} Wörter, und dies sind {count}. Nehmen Sie einige heraus.',
  '"{each}" has no letter or digit that could be searched for. Take it out.':
    '„{each}“ hat keinen Buchstaben und keine Ziffer, nach denen sich suchen ließe. Nehmen Sie es heraus.',
  '"{each}" contains a vertical bar, which separates words in files. Take it out.':
    '„{each}“ enthält einen senkrechten Strich, der in Dateien Wörter trennt. Nehmen Sie es heraus.',
  '"{each}…" is too long; there is room for {longestWords} characters. Shorten it.':
    '„{each}…“ ist zu lang; es ist Platz für {longestWords} Zeichen. Kürzen Sie es.',
  '"{each}" is there twice. Take one out.': '„{each}“ steht zweimal da. Nehmen Sie eines heraus.',
  'A group has two words or more that mean the same, or one word and others that it also finds. Press Enter after each one.':
    'Eine Gruppe hat zwei oder mehr Wörter, die dasselbe bedeuten, oder ein Wort und andere, die es auch findet. Drücken Sie nach jedem die Eingabetaste.',
  'A group that begins with "{value}" is there already ({group}). Add your words there.':
    'Eine Gruppe, die mit „{value}“ beginnt, gibt es schon ({group}). Fügen Sie Ihre Wörter dort hinzu.',
  'This group comes with the product, and an update would bring it back. Switch it off instead.':
    'Diese Gruppe kommt mit dem Produkt, und ein Update brächte sie zurück. Schalten Sie sie stattdessen aus.',
  'Give a list of words, each as a text.': 'Geben Sie eine Liste von Wörtern an, jedes als Text.',
  'Write what visitors ask for, with a letter or a digit.':
    'Schreiben Sie, wonach Besucher fragen, mit einem Buchstaben oder einer Ziffer.',
  'That is too long; there is room for {longestKeyword} characters. Shorten it.':
    'Das ist zu lang; es ist Platz für {longestKeyword} Zeichen. Kürzen Sie es.',
  'Results are pinned for "{keyword}" in this language already. Change those.':
    'Für „{keyword}“ sind in dieser Sprache schon Ergebnisse angeheftet. Ändern Sie diese.',
  'Choose a page at least.': 'Wählen Sie mindestens eine Seite.',
  'There is room for {mostPinned} pages, and these are {count}. Take some out.':
    'Es ist Platz für {mostPinned} Seiten, und dies sind {count}. Nehmen Sie einige heraus.',
  'The page at place {number} is there twice. Take one out.':
    'Die Seite an Stelle {number} steht zweimal da. Nehmen Sie eines heraus.',
  'The page at place {unpublished} is not published in this language, so visitors would not see it. Publish it first, or take it out.':
    'Die Seite an Stelle {unpublished} ist in dieser Sprache nicht veröffentlicht, Besucher würden sie also nicht sehen. Veröffentlichen Sie sie zuerst, oder nehmen Sie sie heraus.',
  Search: 'Suche',
  'Asked for': 'Gefragt',
  Finds: 'Findet',
  'First ten': 'Erste zehn',
  '{queries} times': '{queries} Mal',
  Effect: 'Wirkung',
  'Show the effect before saving': 'Die Wirkung vor dem Speichern zeigen',
  once: 'einmal',
  'Searches without results': 'Suchen ohne Ergebnisse',
  'Visitors searched for these in the last 30 days, and no page had all the words. Add what this page is about.':
    'Danach haben Besucher in den letzten 30 Tagen gesucht, und keine Seite hatte alle Wörter. Fügen Sie hinzu, wovon diese Seite handelt.',
  'Add {keyword}': '{keyword} hinzufügen',
  Add: 'Hinzufügen',
  '{pages} now, {after} after saving': '{pages} jetzt, {after} nach dem Speichern',
  'Now also among the first ten are {gained}.': 'Nun auch unter den ersten zehn: {gained}.',
  'No longer there are {lost}.': 'Nicht mehr dort: {lost}.',
  'The same first ten in another order.': 'Dieselben ersten zehn in anderer Reihenfolge.',
  'The same first ten.': 'Dieselben ersten zehn.',
  'No search of the last 30 days was counted in this language, so there is nothing to compare.':
    'In dieser Sprache wurde in den letzten 30 Tagen keine Suche gezählt, es gibt also nichts zu vergleichen.',
  'None of the {compared} most frequent searches of the last 30 days would change.':
    'Keine der {compared} häufigsten Suchen der letzten 30 Tage würde sich ändern.',
  '{count} of the {compared} most frequent searches of the last 30 days would change.':
    '{count} der {compared} häufigsten Suchen der letzten 30 Tage würden sich ändern.',
  'of them {marked}': 'davon {marked}',
  '{heading}, {day} to {day2}. The figures are in the table below.':
    '{heading}, {day} bis {day2}. Die Zahlen stehen in der Tabelle darunter.',
  '{heading}, as a table': '{heading}, als Tabelle',
  '{heading}, the latest first': '{heading}, die neuesten zuerst',
  Day: 'Tag',
  '{share} of all': '{share} von allen',
  'Led to a result': 'Führten zu einem Ergebnis',
  'Chosen at rank': 'Gewählter Rang',
  'in the middle': 'in der Mitte',
  Refined: 'Verfeinert',
  'by other words, {number} by filter or order':
    'durch andere Wörter, {number} durch Filter oder Reihenfolge',
  Left: 'Verlassen',
  Queries: 'Suchen',
  'Without results': 'Ohne Ergebnisse',
  'No page has all words': 'Keine Seite hat alle Wörter',
  'Results chosen': 'Gewählte Ergebnisse',
  first: 'erster',
  '2 to 3': '2 bis 3',
  '4 to 10': '4 bis 10',
  'further down': 'weiter unten',
  Success: 'Erfolg',
  'Share left': 'Anteil verlassen',
  'What became of searches': 'Was aus Suchen wurde',
  'Nothing was asked for often enough to be listed.':
    'Nach nichts wurde oft genug gefragt, um aufgeführt zu werden.',
  Words: 'Wörter',
  'Sort by {name}': 'Nach {name} ordnen',
  'Try the search for {keyword}': 'Die Suche nach {keyword} ausprobieren',
  'median {rank}': 'Median {rank}',
  '{number} by other words': '{number} durch andere Wörter',
  '{number} by filter or order': '{number} durch Filter oder Reihenfolge',
  'beyond 10': 'jenseits von 10',
  'What visitors type into the search, what they find, and what they choose. Nothing here says who asked.':
    'Was Besucher in die Suche eingeben, was sie finden und was sie wählen. Nichts hier sagt, wer gefragt hat.',
  Period: 'Zeitraum',
  '{days} days': '{days} Tage',
  'Chosen most': 'Am häufigsten gewählt',
  Clicks: 'Klicks',
  'No result was chosen.': 'Kein Ergebnis wurde gewählt.',
  'A page that is gone': 'Eine Seite, die fort ist',
  'Queries each day': 'Suchen je Tag',
  'Results chosen each day': 'Gewählte Ergebnisse je Tag',
  'Visitors found something for all words that were asked for often enough to be listed.':
    'Zu allen Wörtern, nach denen oft genug gefragt wurde, haben Besucher etwas gefunden.',
  'Some page has all words of each search that was made often enough to be listed.':
    'Zu jeder Suche, die oft genug war, hat eine Seite alle Wörter.',
  'Success is the share of searches that led to a result. A search was left if nothing was chosen, no other words followed, and nothing was filtered or sorted. Browsers without JavaScript report no choice, and no filter on the page itself; so do programs that search. Both count as left.':
    'Erfolg ist der Anteil der Suchen, die zu einem Ergebnis führten. Eine Suche wurde verlassen, wenn nichts gewählt wurde, keine anderen Wörter folgten und nichts gefiltert oder geordnet wurde. Browser ohne JavaScript melden keine Wahl und keinen Filter auf der Seite selbst; Programme, die suchen, auch nicht. Beide zählen als verlassen.',
  '{number} more queries are counted without their words: fewer than three on a day had the same, or they may have said something about a person. Rare ones of today join them when the day is over.':
    '{number} weitere Suchen sind ohne ihre Wörter gezählt: Weniger als drei an einem Tag waren gleich, oder sie hätten etwas über eine Person sagen können. Seltene von heute kommen dazu, wenn der Tag vorbei ist.',
  'Nothing to show yet': 'Noch nichts zu zeigen',
  'No search in this language was counted in the last {days} days.':
    'In dieser Sprache wurde in den letzten {days} Tagen keine Suche gezählt.',
  'Words show here a few seconds after they were asked for three times on one day; rarer ones are counted, without their words, when the day is over. Clicks on results show within seconds.':
    'Wörter erscheinen hier einige Sekunden, nachdem an einem Tag dreimal nach ihnen gefragt wurde; seltenere werden ohne ihre Wörter gezählt, wenn der Tag vorbei ist. Klicks auf Ergebnisse erscheinen innerhalb von Sekunden.',
  'Add synonyms for {keyword}': 'Synonyme hinzufügen für {keyword}',
  'Add synonyms': 'Synonyme hinzufügen',
  'Pin results for {keyword}': 'Ergebnisse anheften für {keyword}',
  'Pin results': 'Ergebnisse anheften',
  'It has ended already, so there is nothing to cancel.':
    'Es ist schon beendet, also gibt es nichts abzubrechen.',
  'The search index is being rebuilt already, by task {taskId}. Nothing new was started; wait for that one, or cancel it.':
    'Der Suchindex wird schon neu aufgebaut, durch Aufgabe {taskId}. Nichts Neues wurde gestartet; warten Sie darauf, oder brechen Sie es ab.',
  'Rebuild of the search index': 'Neuaufbau des Suchindex',
  'Each process of the website builds its search index anew, beside the one that answers until then.':
    'Jeder Prozess der Website baut seinen Suchindex neu auf, neben dem, der bis dahin antwortet.',
  'nothing was wrong': 'nichts war falsch',
  '{entries} written anew, {removed} taken away': '{entries} neu geschrieben, {removed} entfernt',
  '1 entry': '1 Eintrag',
  '{number} entries': '{number} Einträge',
  '{done} of {pages} compared with what visitors see: {repairs}':
    '{done} von {pages} mit dem verglichen, was Besucher sehen: {repairs}',
  'It begins in a moment.': 'Es beginnt gleich.',
  'Cancelled. {compared}. What was corrected stays, and the rest is as it was.':
    'Abgebrochen. {compared}. Was berichtigt wurde, bleibt, und der Rest ist, wie er war.',
  '1 part of the website': '1 Teil der Website',
  '{number} parts of the website': '{number} Teile der Website',
  '{what} could not be corrected, and visitors see it as before; everything else was done. Open what is named below, correct what is said there, and publish it; then start the rebuild again.':
    '{what} ließ sich nicht berichtigen, und Besucher sehen es wie zuvor; alles andere ist getan. Öffnen Sie, was unten genannt ist, verbessern Sie, was dort steht, und veröffentlichen Sie es; starten Sie dann den Neuaufbau noch einmal.',
  'Look again': 'Noch einmal nachsehen',
  Progress: 'Fortschritt',
  'Rebuild the search index': 'Den Suchindex neu aufbauen',
  Done: 'Erledigt',
  Cancelled: 'Abgebrochen',
  Failed: 'Fehlgeschlagen',
  '{number} more are not named.': '{number} weitere sind nicht genannt.',
  'Started by {who}': 'Gestartet von {who}',
  'ended {time}': 'beendet {time}',
  'Save the page once; then its search can be tried.':
    'Speichern Sie die Seite einmal, dann lässt sich ihre Suche ausprobieren.',
  'Type what a visitor would search for.': 'Geben Sie ein, wonach ein Besucher suchen würde.',
  'Try a search with this group': 'Eine Suche mit dieser Gruppe ausprobieren',
  'Try the search with this page': 'Die Suche mit dieser Seite ausprobieren',
  'Compares the search as it is with what it would find if this page were published as it is here.':
    'Vergleicht die Suche, wie sie ist, mit dem, was sie fände, wenn diese Seite so veröffentlicht wäre, wie sie hier steht.',
  title: 'Titel',
  'also found by': 'auch gefunden unter',
  'suites, industries, tags, type and year': 'Suiten, Branchen, Schlagwörter, Typ und Jahr',
  summary: 'Zusammenfassung',
  text: 'Text',
  '{field} – {word}': '{field} – {word}',
  '{field} – {word} as another form': '{field} – {word} in anderer Form',
  '{field} – {word} as a word that begins so': '{field} – {word} als Wort, das so beginnt',
  '{quote}, corrected from {quote2}': '{quote}, berichtigt aus {quote2}',
  '{asked} is not on this page': '{asked} steht nicht auf dieser Seite',
  '{asked} by the compound or its parts {quote}, weight {weight}':
    '{asked} durch das zusammengesetzte Wort oder seine Teile {quote}, Gewicht {weight}',
  '{asked} by the synonym {words}, weight {weight}, of the group {group}':
    '{asked} durch das Synonym {words}, Gewicht {weight}, der Gruppe {group}',
  ', {times} times': ', {times} Mal',
  '1 page.': '1 Seite.',
  '{total} pages.': '{total} Seiten.',
  ' Left out {quote}.': ' Weggelassen: {quote}.',
  ' Without the words that only ask.': ' Ohne die Wörter, die nur fragen.',
  ' Few pages have all words, so others that come close follow.':
    ' Wenige Seiten haben alle Wörter, darum folgen andere, die nahekommen.',
  ' No page has all words, so these come closest.': ' Keine Seite hat alle Wörter, diese kommen am nächsten.',
  'No results.': 'Keine Ergebnisse.',
  ' {quote} was corrected to {quote2}.': ' {quote} wurde zu {quote2} berichtigt.',
  ' Did you mean {quote}?': ' Meinten Sie {quote}?',
  none: 'keiner',
  Stays: 'Bleibt',
  'Comes in': 'Kommt hinzu',
  'Goes out': 'Fällt heraus',
  Rises: 'Steigt',
  Falls: 'Fällt',
  'Shows what visitors see for a search, and why each result is there. To see what an edit would change, try the search in the form of the page, under Classification, or of a group of synonyms.':
    'Zeigt, was Besucher zu einer Suche sehen, und warum jedes Ergebnis da ist. Um zu sehen, was eine Bearbeitung ändern würde, probieren Sie die Suche im Formular der Seite aus, unter „Einordnung“, oder in dem einer Gruppe von Synonymen.',
  'What a visitor types': 'Was ein Besucher eingibt',
  'Most recent': 'Neueste',
  Relevance: 'Relevanz',
  'Try it': 'Ausprobieren',
  'Pinned for exactly these words': 'Für genau diese Wörter angeheftet',
  'chosen by visitors for these words': 'von Besuchern für diese Wörter gewählt',
  ' · score {score}': ' · Punkte {score}',
  'Recommended, because they are pinned or match much better than most':
    'Empfohlen, weil sie angeheftet sind oder viel besser passen als die meisten',
  Results: 'Ergebnisse',
  'The same pages are among the first ten of the list, in the same order.':
    'Unter den ersten zehn der Liste sind dieselben Seiten in derselben Reihenfolge.',
  'Ranks of the first ten pages of the list, now and after saving':
    'Ränge der ersten zehn Seiten der Liste, jetzt und nach dem Speichern',
  Now: 'Jetzt',
  After: 'Danach',
  'What visitors see': 'Was Besucher sehen',
  'After saving': 'Nach dem Speichern',
  Gains: 'Gewinnt',
  Loses: 'Verliert',
  Changes: 'Ändert sich',
};
