export { notTooManyFiles as validate } from '../../src/form/rules/rules';
