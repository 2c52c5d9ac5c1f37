/**
 * The one instance of the graphql package that Mercurius uses, too. It has an ES module and a CommonJS build, which
 * know nothing of each other's classes: Mercurius loads the latter, so everything here does.
 */
export {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
} from 'graphql/index.js';
