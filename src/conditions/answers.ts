import { folded } from './text';

/** By posted name; a list where several can be chosen. */
export type Values = Readonly< Record< string, string | readonly string[] | undefined > >;

/**
 * The folded texts that a form holds under a posted name; of a field with parts, the parts in one text. What is empty
 * or not there is one empty text.
 */
export function textsOf( values: Values, name: string ): string[] {
	const value = Object.hasOwn( values, name ) ? values[ name ] : undefined;
	const list = value ?? [ partsOf( values, name ).join( ' ' ) ];
	const texts = ( typeof list === 'string' ? [ list ] : list ).map( folded ).filter( ( text ) => text !== '' );
	return texts.length > 0 ? texts : [ '' ];
}

const partsOf = ( values: Values, name: string ): string[] =>
	Object.entries( values )
		.filter( ( [ key ] ) => key.startsWith( `${ name }[` ) )
		.flatMap( ( [ , value ] ) => value ?? [] );
