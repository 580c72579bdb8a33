import { offered, listRule } from '../kit/rules';

/** Rejects several options if only one can be selected. */
export const validate = listRule( ( field, chosen ) => {
	const isMultiple = field.settings && 'multiple' in field.settings && field.settings.multiple;
	return ! isMultiple && chosen.length > 1 ? [ field.messages.invalid ] : offered( field, chosen );
} );
