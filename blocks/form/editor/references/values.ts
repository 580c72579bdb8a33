import type { Block } from '@wordpress/blocks';
import { attributeOf, formulasOf } from '../../../fields/kit/editor/circles';
import type { Option } from '../../../fields/kit/editor/options';
import { SETTINGS } from './places';

type Data = Record< string, unknown >;

/** Change to the value of an option. */
export interface ValueChange {
	value: string;
	/** Checks whether a string is the old value. */
	isOld: ( text: string ) => boolean;
	/** Checks whether a name in the request is that of the field or of one of its parts. */
	isField: ( name: string ) => boolean;
}

/**
 * Returns the change if both lists have the same length and exactly one option has another value; otherwise null.
 *
 * @param names Names of the field. A field in a repeater also has the name of its column.
 */
export function valueChange(
	before: readonly Option[],
	after: readonly Option[],
	names: readonly string[]
): ValueChange | null {
	const [ at = -1, ...more ] = after.flatMap( ( { value }, index ) =>
		value === before[ index ]?.value ? [] : [ index ]
	);
	const option = before[ at ];
	if ( ! option || more.length > 0 || before.length !== after.length ) {
		return null;
	}
	return {
		value: after[ at ]?.value ?? '',
		isOld: ( text ) => text === option.value,
		isField: ( posted ) => names.some( ( name ) => posted === name || posted.startsWith( `${ name }[` ) ),
	};
}

/** Operators that compare an answer with a complete value. */
const WHOLE = [ 'equals', 'not-equals', 'contains', 'not-contains' ];

/**
 * Returns conditions, routes, or an object that contains them, with the new value. Returns the same object if nothing
 * changes.
 */
function valueInRules( data: unknown, change: ValueChange ): unknown {
	if ( typeof data !== 'object' || data === null ) {
		return data;
	}
	const { field, operator, value } = data as Data;
	if ( WHOLE.includes( String( operator ) ) ) {
		return change.isField( String( field ) ) && change.isOld( String( value ) )
			? { ...data, value: change.value }
			: data;
	}
	const before = Object.entries( data );
	const after = before.map( ( [ key, one ] ) => [ key, valueInRules( one, change ) ] as const );
	if ( after.every( ( [ , one ], index ) => one === before[ index ]?.[ 1 ] ) ) {
		return data;
	}
	return Array.isArray( data ) ? after.map( ( [ , one ] ) => one ) : Object.fromEntries( after );
}

const COMPARED = /(\{[^{}]+\}|[A-Za-z]\w*)(\s*(?:==?|<>|!=)\s*)("[^"]*"|'[^']*'|\d+(?:\.\d+)?)/g;

/** Returns the formula with the new value. It replaces the old value in all comparisons with the field. */
export const valueInFormula = ( formula: string, { isField, isOld, value }: ValueChange ): string => {
	const quote = value.includes( '"' ) ? "'" : '"';
	return formula.replace( COMPARED, ( all, field: string, sign: string, given: string ) =>
		isField( field.replace( /[{}]/g, '' ).trim() ) && isOld( given.replace( /["']/g, '' ) )
			? field + sign + quote + value + quote
			: all
	);
};

/** Returns the changed values of the given keys. */
const changedIn = ( data: Data, keys: readonly string[], change: ValueChange ): Data =>
	Object.fromEntries(
		keys.flatMap( ( key ) => {
			const before = data[ key ];
			const after =
				typeof before === 'string' ? valueInFormula( before, change ) : valueInRules( before, change );
			return after === before ? [] : [ [ key, after ] ];
		} )
	);

/** Returns the changed attributes of all blocks that contain the old value, by client ID. */
export const valueInBlocks = ( blocks: readonly Block[], change: ValueChange ): Record< string, Data > =>
	Object.fromEntries(
		blocks.flatMap( ( { name, clientId, attributes, innerBlocks } ) => {
			const changes = changedIn( attributes, [ attributeOf( name ), ...formulasOf( name ) ], change );
			const inside = Object.entries( valueInBlocks( innerBlocks, change ) );
			return Object.keys( changes ).length > 0 ? [ [ clientId, changes ], ...inside ] : inside;
		} )
	);

/** Returns the changed settings of a form that contain the old value. Null if there are none. */
export function valueInSettings( meta: Data, change: ValueChange ): Data | null {
	const changes = changedIn( meta, Object.keys( SETTINGS ), change );
	return Object.keys( changes ).length > 0 ? changes : null;
}
