import { foreignType } from '../../../src/form/field-types';
import { missing, type Validate } from '../../../src/form/rules/validate';
import { chosenOf } from '../../../src/form/rules/value';
import { RULES } from '../rules';

/** The rules of another plugin's type: it is asked only when something is given, as our own are. */
const validateForeign: Validate = ( field, values ) => {
	const judge = foreignType( field.type )?.validate;
	const value = values[ field.name ] ?? '';
	const isEmpty = chosenOf( value ).every( ( text ) => text.trim() === '' );
	const errors = isEmpty ? missing( field ) : ( judge?.( value, field ) ?? [] );
	return errors.length > 0 ? { [ field.name ]: errors } : {};
};

/** The rules of a type that are known before its script is there: our own, or those of another plugin that has come. */
export const ruleOf = ( type: string ): Validate | undefined =>
	RULES[ type ] ?? ( foreignType( type ) ? validateForeign : undefined );
