import { notTooLong, textRule, messageOf } from '../kit/rules';
import type { LiveField } from '../kit/live';

const ADDRESS = /^(?:ftp|https?):\/\/[^\s\p{Z}]+$/iu;

const validate = textRule( ( field, text ) => {
	const tooLong = notTooLong( field, text );
	return tooLong.length === 0 && ! ADDRESS.test( text ) ? [ messageOf( field, 'url' ) ] : tooLong;
} );

export const live: LiveField = { validate };
