export { oneOffered as validate } from '../../src/form/rules/rules';
