export { Select as View } from '../form/field-parts/Select';
