export { graphqlOperations, type GraphqlOperation } from './operations.ts';
