/** The four GraphQL operations of the search screen (S-20 to S-23). */

export const SEARCH = `query Search($index: ID!, $range: RangeInput, $sort: [SortInput!], $conditions: [ConditionInput!], $fulltext: FulltextInput, $facets: [FacetInput!]) {
  search(index: $index, range: $range, sort: $sort, conditions: $conditions, fulltext: $fulltext, facets: $facets) {
    result_count
    documents { nid highlight { title { start end } excerpt excerptRanges { start end } } }
    recommended { nid pinned highlight { title { start end } excerpt excerptRanges { start end } } }
    facets { name values { name count } }
    corrections { typed used }
    fallback { step dropped }
    offers { facet value keyword }
    didYouMean
    answer { nid heading text url }
  }
}`;

export const CARDS = `query Cards($nids: [ID!]!, $limit: Int, $language: Language) {
  nodes(nids: $nids, limit: $limit, language: $language) {
    nid type title created url { path } excerpt
    ... on Article { articleType { label } publishedAt { value } }
    ... on Resource { resourceType { label } linksToAsset asset { url } }
    ... on Event { startsAt { value } }
  }
}`;

const MEDIA = `fragment MediaParts on Media {
  __typename
  ... on Image { url alt width height focalPoint { x y } renditions { url format width height } }
  ... on Svg { url alt }
}`;

export const FEATURED = `query Featured($id: ID!, $language: Language) {
  paragraph(id: $id, language: $language) {
    items { heading text link { title url } linksToAsset nid media { ...MediaParts } }
  }
}
${MEDIA}`;

export const LATEST = `query Latest($limit: Int!, $exclude: [ID!], $language: Language) {
  latestResources(limit: $limit, exclude: $exclude, language: $language) {
    nid title excerpt url { path } linksToAsset asset { url }
    picture { ...MediaParts }
    resourceType { linkText icon { url } }
  }
}
${MEDIA}`;
