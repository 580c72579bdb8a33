import { lengthOf, messageOf, type FieldProps } from './value';

/** What a single checkbox posts when it is ticked. */
const TICKED = [ 'on', '1', 'yes', 'true' ];

/** Rules that several types of field share; each answers what is wrong, in words. */
export const ticked = ( { messages }: FieldProps, text: string ): string[] =>
	TICKED.includes( text ) ? [] : [ messages.invalid ];

export const offered = ( { options, messages }: FieldProps, chosen: string[] ): string[] =>
	chosen.every( ( value ) => options.some( ( option ) => option.value === value ) ) ? [] : [ messages.invalid ];

export const notTooMany = ( field: FieldProps, chosen: string[] ): string[] =>
	field.maxSelections > 0 && chosen.length > field.maxSelections
		? [ messageOf( field, 'max', { maxItemCount: field.maxSelections } ) ]
		: [];

export const notTooLong = ( field: FieldProps, text: string ): string[] =>
	field.maxLength > 0 && lengthOf( text ) > field.maxLength
		? [ messageOf( field, 'max', { maxLength: field.maxLength } ) ]
		: [];
