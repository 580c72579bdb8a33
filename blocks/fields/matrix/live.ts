import { offered, textRule, type Validate } from '../kit/rules';
import type { LiveField } from '../kit/live';
import { uncheckable } from '../kit/uncheck';

const oneAnswer = textRule( ( field, text ) => offered( field, [ text ] ) );

/** Validates each question under the name with which it is submitted. */
const validate: Validate = ( field, values ) =>
	Object.assign(
		{},
		...field.parts.map( ( { name, required } ) => oneAnswer( { ...field, name, required }, values ) )
	);

export const live: LiveField = {
	validate,
	hydrate( { field, container, check } ) {
		const required = new Set( field.parts.filter( ( part ) => part.required ).map( ( { name } ) => name ) );
		uncheckable( container, check, ( { name } ) => required.has( name ) );
	},
};
