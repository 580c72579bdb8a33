import { notTooLong, offered, textRule, type Validate } from '../kit/rules';

const validateLine = textRule( notTooLong );

/** The page lists the countries; where it could not be read, the server alone judges. */
const validateCountry = textRule( ( field, text ) => ( field.options.length > 0 ? offered( field, [ text ] ) : [] ) );

/** Each part by itself, under its own posted name. */
export const validate: Validate = ( field, values ) =>
	Object.assign(
		{},
		...field.parts.map( ( { name, required } ) => {
			const rule = name.endsWith( '[country]' ) ? validateCountry : validateLine;
			return rule( { ...field, name, required }, values );
		} )
	);
