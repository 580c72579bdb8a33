export { severalOffered as validate } from '../kit/rules';
