import { notTooLong, offered, textRule, type Validate } from '../kit/rules';

const validateLine = textRule( notTooLong );

/**
 * Validates the country against the options on the page. If the options can't be read, only the server validates it.
 */
const validateCountry = textRule( ( field, text ) => ( field.options.length > 0 ? offered( field, [ text ] ) : [] ) );

/** Validates each part under the name with which it is submitted. */
export const validate: Validate = ( field, values ) =>
	Object.assign(
		{},
		...field.parts.map( ( { name, required } ) => {
			const rule = name.endsWith( '[country]' ) ? validateCountry : validateLine;
			return rule( { ...field, name, required }, values );
		} )
	);
