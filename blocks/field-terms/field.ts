export { ticked as validate } from '../../src/form/rules/rules';
