/** Messages in sections and paragraphs that are not written by editors. */
export const sections = {
  download: 'Download',
  closeDialog: 'Close',
  readCaseStudy: (title: string) => `Read the case study: ${title}`,
  /** Default headings of related nodes. */
  relatedEvents: 'Events to come',
  relatedResources: 'On the same subject',
  /** Added to links to other sites. */
  external: 'another website',
  recording: {
    audio: 'Sound recording',
    video: 'Film',
    length: 'Length:',
    transcript: 'Transcript',
    download: 'Download',
    play: 'Play',
    loadsFrom: (provider: string) =>
      `Pressing play loads the film from ${provider}. Nothing is loaded before.`,
    watchAt: (provider: string) => `Watch at ${provider}`,
  },
  /** Default label of a group of tabs without a heading. */
  tabs: 'Views',
  suites: 'Product suites',
  aboutSuite: (suite: string) => `All about ${suite}`,
  locations: {
    main: 'Head office',
    phone: 'Phone',
    email: 'E-mail',
    map: (places: string) => `Map of our locations: ${places}`,
    /** The letters after degrees: north, east, south, west. */
    compass: 'NESW',
  },
  /** In editors' texts. */
  text: {
    callouts: { note: 'Note', tip: 'Tip', warning: 'Warning' },
    footnotes: 'Notes',
    footnote: (number: number) => `Note ${number}`,
    backToText: 'Back to the text',
    table: 'Table',
  },
};
