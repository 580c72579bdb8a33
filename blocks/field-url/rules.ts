import { notTooLong } from '../../src/form/rules/rules';
import { textRule } from '../../src/form/rules/validate';
import { messageOf } from '../../src/form/rules/value';

const ADDRESS = /^(?:ftp|https?):\/\/[^\s\p{Z}]+$/iu;

export const validate = textRule( ( field, text ) => {
	const tooLong = notTooLong( field, text );
	return tooLong.length === 0 && ! ADDRESS.test( text ) ? [ messageOf( field, 'url' ) ] : tooLong;
} );
