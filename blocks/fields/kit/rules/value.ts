import type { FormProps } from '../../../../src/contracts/form-props';

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
