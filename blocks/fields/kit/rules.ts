import type { FormProps } from '../../../src/contracts/form-props';

export type FieldProps = FormProps[ 'fields' ][ number ];

/** Answer to a field. It is a string, or a list if several options can be selected. */
export type Value = string | string[];

/** Returns the selected values without duplicates. Skips empty strings, which mean that nothing is checked. */
export function chosenOf( value: Value ): string[] {
	const list = typeof value === 'string' ? [ value ] : value;
	return [ ...new Set( list.filter( ( item ) => item !== '' ) ) ];
}

export function textOf( value: Value ): string {
	return typeof value === 'string' ? value : ( value[ 0 ] ?? '' );
}

/** Returns the number of characters, counted as on the server: an emoji counts as one character, unlike in UTF-16. */
export function lengthOf( text: string ): number {
	return [ ...text ].length;
}

/**
 * Returns the message for a rule. Each name between percent signs is replaced with the limit of that name
 * (docs/form.md: 'Only %%maxItemCount%% options can be added').
 */
export function messageOf(
	{ messages }: Pick< FieldProps, 'messages' >,
	rule: string,
	limits: Readonly< Record< string, string | number > > = {}
): string {
	return ( messages[ rule ] ?? '' ).replace( /%%(\w+)%%/g, ( sign, name: string ) =>
		String( limits[ name ] ?? sign )
	);
}

type OfField = Pick< FieldProps, 'settings' >;

/** Returns a string attribute of the field type; empty if there is none. */
export function textSetting( { settings }: OfField, name: string ): string {
	const value = settings?.[ name ];
	return typeof value === 'string' ? value : '';
}

/** Returns a number attribute of the field type; 0 if there is none. */
export function numberSetting( { settings }: OfField, name: string ): number {
	const value = settings?.[ name ];
	return typeof value === 'number' ? value : 0;
}

/** Returns a list attribute of the field type; empty if there is none. */
export function listSetting( { settings }: OfField, name: string ): unknown[] {
	const value = settings?.[ name ];
	return Array.isArray( value ) ? value : [];
}

/**
 * Submitted value of the option "Other". Its text is submitted under a separate name (same rules as in
 * Fields\Types\Choice\Other).
 */
export const OTHER = '__other__';

export const MAX_OTHER_CHARACTERS = 200;

const SUFFIX = ':other';

const IS_OTHER = /:other(\]?)$/;

/** Returns the name under which the text for "Other" is submitted. In a repeater, the suffix is inside the brackets. */
export const otherName = ( field: string ): string =>
	field.endsWith( ']' ) ? `${ field.slice( 0, -1 ) }${ SUFFIX }]` : field + SUFFIX;

const cleaned = ( text: string ) => text.replace( /[\x00-\x1F\x7F]+/g, ' ' ).trim();

/** Replaces the option "Other" with its text in all values, as the server does. */
export function withOther( values: Record< string, Value > ): Record< string, Value > {
	const read = { ...values };
	for ( const [ name, typed ] of Object.entries( values ) ) {
		if ( IS_OTHER.test( name ) ) {
			const field = name.replace( IS_OTHER, '$1' );
			const text = cleaned( String( typed ) );
			const put = ( value: string ) => ( value === OTHER && text !== '' ? text : value );
			const chosen = values[ field ];
			delete read[ name ];
			if ( chosen !== undefined ) {
				read[ field ] = typeof chosen === 'string' ? put( chosen ) : chosen.map( put );
			}
		}
	}
	return read;
}

/** Additional validation that is loaded later, such as the validation of phone numbers. */
export type Verdict = ( value: string ) => boolean;

/**
 * Validates a field. Returns the errors by field name in the request; empty if there are none (docs/form.md). The
 * server validates everything again.
 */
export type Validate = (
	field: FieldProps,
	values: Record< string, Value >,
	verdict?: Verdict
) => Record< string, string[] >;

/** Returns the error for an empty field if the field is required. Rules are skipped for empty optional fields. */
export const missing = ( { required, messages }: FieldProps ): string[] => ( required ? [ messages.required ] : [] );

const under = ( name: string, errors: string[] ) => ( errors.length > 0 ? { [ name ]: errors } : {} );

/**
 * Creates the validation of a field with a single string. The value is trimmed, and the rule runs only if it is not
 * empty.
 */
export function textRule( rule: ( field: FieldProps, text: string, verdict?: Verdict ) => string[] ): Validate {
	return ( field, values, verdict ) => {
		const text = textOf( values[ field.name ] ?? '' ).trim();
		return under( field.name, text === '' ? missing( field ) : rule( field, text, verdict ) );
	};
}

/** Creates the validation of a field with several options. The rule runs only if something is selected. */
export function listRule( rule: ( field: FieldProps, chosen: string[] ) => string[] ): Validate {
	return ( field, values ) => {
		const chosen = chosenOf( values[ field.name ] ?? '' );
		return under( field.name, chosen.length === 0 ? missing( field ) : rule( field, chosen ) );
	};
}

/** Submitted values of a checked checkbox. */
const TICKED = [ 'on', '1', 'yes', 'true' ];

/** Validates that a checkbox is checked. */
export const ticked = textRule( ( { messages }, text ) => ( TICKED.includes( text ) ? [] : [ messages.invalid ] ) );

/**
 * Validates that all selected values are options. If the field has the option "Other", one custom answer is allowed,
 * but "Other" with an empty text is not.
 */
export function offered( { options, messages, settings }: FieldProps, chosen: string[] ): string[] {
	const unknown = chosen.filter( ( value ) => ! options.some( ( option ) => option.value === value ) );
	if ( ! settings || ! ( 'other' in settings && settings.other ) ) {
		return unknown.length === 0 ? [] : [ messages.invalid ];
	}
	if ( unknown.includes( OTHER ) ) {
		return [ messages.required ];
	}
	return unknown.length <= 1 && lengthOf( unknown.join( '' ) ) <= MAX_OTHER_CHARACTERS ? [] : [ messages.invalid ];
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

/** Validates the number of files. The server validates size and type when a file is uploaded. */
export const notTooManyFiles = listRule( ( field, chosen ) => {
	const { maxFiles } = ( field.settings ?? {} ) as { maxFiles?: number };
	const maxItemCount = maxFiles || Infinity;
	return chosen.length > maxItemCount ? [ messageOf( field, 'max', { maxItemCount } ) ] : [];
} );

export const notTooLong = ( field: FieldProps, text: string ): string[] =>
	field.maxLength > 0 && lengthOf( text ) > field.maxLength
		? [ messageOf( field, 'max', { maxLength: field.maxLength } ) ]
		: [];
