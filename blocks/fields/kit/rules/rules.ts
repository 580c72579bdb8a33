import { OTHER, OTHER_LONGEST } from './other';
import { listRule, textRule } from './validate';
import { lengthOf, messageOf, type FieldProps } from './value';

/** What a single checkbox posts when it is ticked. */
const TICKED = [ 'on', '1', 'yes', 'true' ];

/** Rules that several types of field share. */
export const ticked = textRule( ( { messages }, text ) => ( TICKED.includes( text ) ? [] : [ messages.invalid ] ) );

/** One text that is none of the options may stand among them where "Other" is offered; its box alone says nothing. */
export function offered( { options, messages, settings }: FieldProps, chosen: string[] ): string[] {
	const unknown = chosen.filter( ( value ) => ! options.some( ( option ) => option.value === value ) );
	if ( ! settings || ! ( 'other' in settings && settings.other ) ) {
		return unknown.length === 0 ? [] : [ messages.invalid ];
	}
	if ( unknown.includes( OTHER ) ) {
		return [ messages.required ];
	}
	return unknown.length <= 1 && lengthOf( unknown.join( '' ) ) <= OTHER_LONGEST ? [] : [ messages.invalid ];
}

export const oneOffered = textRule( ( field, text ) => offered( field, [ text ] ) );

const notTooMany = ( field: FieldProps, chosen: string[] ): string[] =>
	field.maxSelections > 0 && chosen.length > field.maxSelections
		? [ messageOf( field, 'max', { maxItemCount: field.maxSelections } ) ]
		: [];

export const severalOffered = listRule( ( field, chosen ) => [
	...offered( field, chosen ),
	...notTooMany( field, chosen ),
] );

/** The server judges size and type when a file arrives. */
export const notTooManyFiles = listRule( ( field, chosen ) => {
	const { maxFiles } = ( field.settings ?? {} ) as { maxFiles?: number };
	const maxItemCount = maxFiles || Infinity;
	return chosen.length > maxItemCount ? [ messageOf( field, 'max', { maxItemCount } ) ] : [];
} );

export const notTooLong = ( field: FieldProps, text: string ): string[] =>
	field.maxLength > 0 && lengthOf( text ) > field.maxLength
		? [ messageOf( field, 'max', { maxLength: field.maxLength } ) ]
		: [];
