import type { FieldType } from '../field-parts/live';
import { FIELD_TYPES } from '../fields';
import { ruleOf } from './ruleOf';

/** What the form knows of a type: our own, or one of another plugin that has come. */
export function fieldType( name: string ): FieldType {
	const validate = ruleOf( name );
	return { ...FIELD_TYPES[ name ], ...( validate && { validate } ) };
}

/** Whether no folder of ours is the type's. */
export const isForeign = ( name: string ): boolean => ! ( name in FIELD_TYPES );
