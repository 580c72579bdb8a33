import { answersReader, isPartOf, type Computation, type Computations, type Values } from './answers';
import { conditionsHold } from './holds';
import { namesIn, type ConditionSet } from './read';

/** What of a form a condition can hide: a field, a group of fields, a step. */
export interface Part {
	/** Of a field its name. */
	id: string;
	/** The names it posts; none of a group. */
	names: readonly string[];
	/** The part that it stands in; empty where none of them can be hidden. */
	inside: string;
	conditions: ConditionSet;
}

type PartOfName = ( name: string ) => Part | undefined;

const findParts = ( parts: readonly Part[] ): { byId: PartOfName; byName: PartOfName } => {
	const ids = new Map( parts.map( ( part ) => [ part.id, part ] ) );
	const names = new Map( parts.flatMap( ( part ) => part.names.map( ( name ) => [ name, part ] ) ) );
	return {
		byId: ( id ) => ids.get( id ),
		byName: ( name ) =>
			names.get( name ) ?? parts.find( ( part ) => part.names.some( ( one ) => isPartOf( one, name ) ) ),
	};
};

/**
 * The ids of the parts that are hidden (docs/form-logic.md). A hidden field counts as empty for the conditions of
 * others, and for what is computed of them; what stands in a hidden part is hidden with it. Conditions in a circle, which
 * the editor refuses, ask for each field once: one that is being decided counts as shown.
 */
export function hiddenParts( parts: readonly Part[], values: Values, computations: Computations = {} ): Set< string > {
	const { byId, byName } = findParts( parts );
	const shown = new Map< string, boolean >();
	const isShown = ( part: Part | undefined ): boolean => {
		if ( ! part || shown.has( part.id ) ) {
			return ! part || shown.get( part.id ) === true;
		}
		shown.set( part.id, true );
		const holds =
			isShown( byId( part.inside ) ) && conditionsHold( part.conditions, read( namesIn( part.conditions ) ) );
		shown.set( part.id, holds );
		return holds;
	};
	const read = answersReader( values, computations, ( name ) => isShown( byName( name ) ) );
	const isHidden = ( part: Part ): boolean => {
		const around = byId( part.inside );
		return ! isShown( part ) || ( around !== undefined && isHidden( around ) );
	};
	return new Set( parts.filter( isHidden ).map( ( { id } ) => id ) );
}

/**
 * The ids of parts that depend on each other, by their conditions or because they are computed of each other, in the
 * order in which each asks for the next; or null.
 */
export function circleIn(
	parts: readonly Part[],
	computations: Readonly< Record< string, Pick< Computation, 'asks' > > > = {}
): string[] | null {
	const { byId, byName } = findParts( parts );
	const done = new Set< string >();
	const search = ( part: Part, path: readonly string[] ): string[] | null => {
		if ( path.includes( part.id ) ) {
			return path.slice( path.indexOf( part.id ) );
		}
		if ( done.has( part.id ) ) {
			return null;
		}
		const asked = [ ...namesIn( part.conditions ), ...( computations[ part.id ]?.asks ?? [] ) ];
		for ( const next of [ byId( part.inside ), ...asked.map( byName ) ] ) {
			const found = next && search( next, [ ...path, part.id ] );
			if ( found ) {
				return found;
			}
		}
		done.add( part.id );
		return null;
	};
	for ( const part of parts ) {
		const found = search( part, [] );
		if ( found ) {
			return found;
		}
	}
	return null;
}
