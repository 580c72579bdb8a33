import type { Values } from './answers';

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
