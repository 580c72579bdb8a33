import { textRule } from '../../src/form/rules/validate';
import { isEmail } from './address';

export const validate = textRule( ( { messages }, text ) => ( isEmail( text ) ? [] : [ messages.invalid ] ) );
