export { Parts as View } from '../form/field-parts/Parts';
