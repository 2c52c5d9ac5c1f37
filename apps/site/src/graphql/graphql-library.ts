/**
 * The same instance of the graphql package that Mercurius uses. The package has an ES module and a CommonJS
 * build with separate classes: Mercurius loads the latter, so all our code must as well.
 */
export {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
} from 'graphql/index.js';
