export { Files as View } from '../form/field-parts/files/Files';
