import { notTooLong } from '../kit/rules/rules';
import { textRule, type Validate } from '../kit/rules/validate';

const validatePart = textRule( notTooLong );

/** Each part by itself, under its own posted name. */
export const validate: Validate = ( field, values ) =>
	Object.assign(
		{},
		...field.parts.map( ( { name, required } ) => validatePart( { ...field, name, required }, values ) )
	);
