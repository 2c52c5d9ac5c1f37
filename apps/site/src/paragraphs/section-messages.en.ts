/** Words of sections and paragraphs that no editor writes. */
export const english = {
  download: 'Download',
  readCaseStudy: 'Read the case study',
};
