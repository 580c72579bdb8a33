import { notTooLong, textRule, type Validate } from '../kit/rules';

const validatePart = textRule( notTooLong );

/** Validates each part under the name with which it is submitted. */
export const validate: Validate = ( field, values ) =>
	Object.assign(
		{},
		...field.parts.map( ( { name, required } ) => validatePart( { ...field, name, required }, values ) )
	);
