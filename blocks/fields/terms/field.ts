export { ticked as validate } from '../kit/rules';
