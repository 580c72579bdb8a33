export { severalOffered as validate } from '../../src/form/rules/rules';
