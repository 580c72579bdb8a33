export { oneOffered as validate } from '../kit/rules';
