export { notTooManyFiles as validate } from '../kit/rules';
