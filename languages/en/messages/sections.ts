/** Words of sections and paragraphs that no editor writes. */
export const sections = {
  download: 'Download',
  closeDialog: 'Close',
  readCaseStudy: 'Read the case study',
  /** Headings of related nodes, when the editor gave none. */
  relatedEvents: 'Events to come',
  relatedResources: 'On the same subject',
  /** Said after a link that leads away from this site. */
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
  /** What tabs choose between, when the editor gave them no heading. */
  tabs: 'Views',
  suites: 'Product suites',
  aboutSuite: (suite: string) => `All about ${suite}`,
  locations: {
    main: 'Head office',
    phone: 'Phone',
    email: 'E-mail',
    map: (places: string) => `Map of our locations: ${places}`,
    /** Letters behind degrees: north, east, south, west. */
    compass: 'NESW',
  },
};
