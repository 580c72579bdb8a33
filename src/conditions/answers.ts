import { folded } from '../shared/folded';

/** Values by the name under which they are submitted. A value is a list if several options can be selected. */
export type Values = Readonly< Record< string, string | readonly string[] | undefined > >;

/**
 * Returns the normalized strings that are submitted under a name. The parts of a composite field are joined into one
 * string. Empty and missing values result in one empty string.
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

/** Calculation of a field's value from other answers. */
export interface Computation {
	/** Names of the fields that the calculation uses. */
	asks: readonly string[];
	compute: ( answers: Values ) => string;
}

/** Computations by field name. */
export type Computations = Readonly< Record< string, Computation > >;

export const isPartOf = ( posted: string, name: string ): boolean =>
	posted === name || posted.startsWith( `${ name }[` );

/**
 * Creates a function that returns answers and computed values by name. Submitted values of computed fields are ignored.
 * Each value is computed once. In a circular reference, a value that is being computed counts as empty. The editor
 * rejects such references.
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
