import { folded } from '../shared/folded';

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

/** How the value of a field comes of other answers. */
export interface Computation {
	/** The names that it is computed of. */
	asks: readonly string[];
	compute: ( answers: Values ) => string;
}

/** By the name of the field. */
export type Computations = Readonly< Record< string, Computation > >;

export const isPartOf = ( posted: string, name: string ): boolean =>
	posted === name || posted.startsWith( `${ name }[` );

/**
 * Reads answers by name, and what is computed of them; what was sent for a computed field is not looked at. Each is
 * computed once: in a circle, which the editor refuses, one that is being computed counts as empty.
 */
export function answersReader(
	values: Values,
	computations: Computations,
	isShown: ( name: string ) => boolean = () => true
): ( names: readonly string[] ) => Values {
	const results = new Map< string, string >();
	const resultOf = ( name: string, { asks, compute }: Computation ): string => {
		const known = results.get( name );
		if ( known !== undefined ) {
			return known;
		}
		results.set( name, '' );
		const result = compute( read( asks ) );
		results.set( name, result );
		return result;
	};
	const read = ( names: readonly string[] ): Values => {
		const asked = names.filter( isShown );
		const given = Object.entries( values ).filter( ( [ posted ] ) =>
			asked.some( ( name ) => isPartOf( posted, name ) )
		);
		const computed = asked.flatMap( ( name ): [ string, string ][] => {
			const computation = Object.hasOwn( computations, name ) ? computations[ name ] : undefined;
			return computation ? [ [ name, resultOf( name, computation ) ] ] : [];
		} );
		return Object.fromEntries( [ ...given, ...computed ] );
	};
	return read;
}
