export { Agreement as View } from '../form/field-parts/Agreement';
