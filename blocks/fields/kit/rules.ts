import type { FormProps } from '../../../src/contracts/form-props';

export type FieldProps = FormProps[ 'fields' ][ number ];

/** What a field holds: a text, or a list where several can be chosen. */
export type Value = string | string[];

/** The chosen ones of a list, each once; the empty text that stands for an unchecked group is none. */
export function chosenOf( value: Value ): string[] {
	const list = typeof value === 'string' ? [ value ] : value;
	return [ ...new Set( list.filter( ( item ) => item !== '' ) ) ];
}

export function textOf( value: Value ): string {
	return typeof value === 'string' ? value : ( value[ 0 ] ?? '' );
}

/** In characters as a person counts them, not in UTF-16 units: an emoji is one, on the server too. */
export function lengthOf( text: string ): number {
	return [ ...text ].length;
}

/**
 * What is said when a rule is broken, with its limits put in by the name between the signs (docs/form.md:
 * 'Only %%maxItemCount%% options can be added').
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

/** A type's own attribute that is a text; empty when the field has none of the name. */
export function textSetting( { settings }: OfField, name: string ): string {
	const value = settings?.[ name ];
	return typeof value === 'string' ? value : '';
}

/** A type's own attribute that is a number; 0 when the field has none of the name. */
export function numberSetting( { settings }: OfField, name: string ): number {
	const value = settings?.[ name ];
	return typeof value === 'number' ? value : 0;
}

/** A type's own attribute that is a list; empty when the field has none of the name. */
export function listSetting( { settings }: OfField, name: string ): unknown[] {
	const value = settings?.[ name ];
	return Array.isArray( value ) ? value : [];
}

/** What the box "Other" of a choice posts; its text has a name of its own (Fields\Types\Choice\Other says the same). */
export const OTHER = '__other__';

/** Characters of the text. */
export const OTHER_LONGEST = 200;

const SUFFIX = ':other';

const IS_OTHER = /:other(\]?)$/;

/** Of a field in a row it stays within the brackets. */
export const otherName = ( field: string ): string =>
	field.endsWith( ']' ) ? `${ field.slice( 0, -1 ) }${ SUFFIX }]` : field + SUFFIX;

const cleaned = ( text: string ) => text.replace( /[\x00-\x1F\x7F]+/g, ' ' ).trim();

/** The values with the text of "Other" in the place of its box, as the server reads them. */
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

/** What only a part that comes later can judge, such as a phone number by the numbering plans. */
export type Verdict = ( value: string ) => boolean;

/**
 * What is wrong with a field, in words, by posted name; empty when all holds (docs/form.md). The server looks
 * at everything again.
 */
export type Validate = (
	field: FieldProps,
	values: Record< string, Value >,
	verdict?: Verdict
) => Record< string, string[] >;

/** What is said of a field that is empty. An optional one skips its rules. */
export const missing = ( { required, messages }: FieldProps ): string[] => ( required ? [ messages.required ] : [] );

const under = ( name: string, errors: string[] ) => ( errors.length > 0 ? { [ name ]: errors } : {} );

/** The rule of a field that holds one text, asked without the spaces around it, and only when something is given. */
export function textRule( rule: ( field: FieldProps, text: string, verdict?: Verdict ) => string[] ): Validate {
	return ( field, values, verdict ) => {
		const text = textOf( values[ field.name ] ?? '' ).trim();
		return under( field.name, text === '' ? missing( field ) : rule( field, text, verdict ) );
	};
}

/** The rule of a field in which several can be chosen, asked only when something is. */
export function listRule( rule: ( field: FieldProps, chosen: string[] ) => string[] ): Validate {
	return ( field, values ) => {
		const chosen = chosenOf( values[ field.name ] ?? '' );
		return under( field.name, chosen.length === 0 ? missing( field ) : rule( field, chosen ) );
	};
}

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
