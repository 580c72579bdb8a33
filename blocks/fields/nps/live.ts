import { textRule } from '../kit/rules';
import type { LiveField } from '../kit/live';
import { uncheckable } from '../kit/uncheck';

const validate = textRule( ( { messages }, text ) => ( /^(?:\d|10)$/.test( text ) ? [] : [ messages.invalid ] ) );

export const live: LiveField = {
	validate,
	hydrate( { field, container, check } ) {
		if ( ! field.required ) {
			uncheckable( container, check );
		}
	},
};
