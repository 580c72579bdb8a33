import { notTooLong } from '../../src/form/rules/rules';
import { textRule } from '../../src/form/rules/validate';
import { messageOf } from '../../src/form/rules/value';
import type { LiveField } from '../form/field-parts/live';

const ADDRESS = /^(?:ftp|https?):\/\/[^\s\p{Z}]+$/iu;

const validate = textRule( ( field, text ) => {
	const tooLong = notTooLong( field, text );
	return tooLong.length === 0 && ! ADDRESS.test( text ) ? [ messageOf( field, 'url' ) ] : tooLong;
} );

export const live: LiveField = { validate };
