/**
 * The same instance of the graphql package that graphql-jit uses. The package has an ES module and a CommonJS
 * build with separate classes: Node.js loads the latter for its dependents, so all our code must as well.
 */
export {
  BREAK,
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  getVariableValues,
  isAbstractType,
  isObjectType,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  type ValidationContext,
  validate,
  visit,
} from 'graphql/index.js';
