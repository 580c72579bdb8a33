import { answersReader, isPartOf, type Computation, type Computations, type Values } from './answers';
import { conditionsHold } from './holds';
import { namesIn, type ConditionSet } from './read';

/** Part of a form that conditions can hide: a field, a group of fields or a step. */
export interface Part {
	/** Name of a field, or ID of a group or step. */
	id: string;
	/** Names under which the field is submitted; empty for groups. */
	names: readonly string[];
	/** ID of the hideable part that contains this one; empty if there is none. */
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
 * Returns the IDs of the hidden parts (docs/form-logic.md). A hidden field counts as empty for the conditions and
 * computations of other fields. Parts inside a hidden part are hidden too. In circular conditions, a part that is being
 * evaluated counts as visible. The editor rejects such conditions.
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
 * Finds parts that depend on each other in a circle, through conditions or computations. Returns the IDs of the first
 * circle in the order of dependency; null if there is none.
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
