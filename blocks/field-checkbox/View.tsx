export { Choices as View } from '../form/field-parts/Choices';
