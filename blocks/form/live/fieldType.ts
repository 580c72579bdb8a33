import { foreignType } from '../../../src/form/field-types';
import { missing, type Validate } from '../../../src/form/rules/validate';
import { chosenOf } from '../../../src/form/rules/value';
import type { FieldType } from '../field-parts/live';
import { FIELD_TYPES } from '../fields';

/** The rules of another plugin's type: it is asked only when something is given, as our own are. */
const validateForeign: Validate = ( field, values ) => {
	const judge = foreignType( field.type )?.validate;
	const value = values[ field.name ] ?? '';
	const isEmpty = chosenOf( value ).every( ( text ) => text.trim() === '' );
	const errors = isEmpty ? missing( field ) : ( judge?.( value, field ) ?? [] );
	return errors.length > 0 ? { [ field.name ]: errors } : {};
};

/** What the form knows of a type: our own, or one of another plugin that has come. */
export function fieldType( name: string ): FieldType {
	return FIELD_TYPES[ name ] ?? ( foreignType( name ) ? { validate: validateForeign } : {} );
}

/** Whether no folder of ours is the type's. */
export const isForeign = ( name: string ): boolean => ! ( name in FIELD_TYPES );
