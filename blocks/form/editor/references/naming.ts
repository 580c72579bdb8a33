import { namesIn, readConditions, stored, type RuleGroup } from '../../../../src/conditions/read';
import { fieldsIn, parseFormula } from '../../../../src/formulas/parse';
import { renameInFormula } from '../../../../src/formulas/rename';

/** Functions that find and rename the field names in a setting. */
export interface Naming {
	/** Returns the field names in the setting. Accepts values of any type. */
	names: ( value: unknown ) => string[];
	/** Returns the setting with renamed fields. */
	renamed: ( value: unknown, rename: ( name: string ) => string ) => unknown;
}

type Data = Record< string, unknown >;

const dataOf = ( value: unknown ): Data => ( typeof value === 'object' && value !== null ? ( value as Data ) : {} );
const listOf = ( value: unknown ): unknown[] => ( Array.isArray( value ) ? value : [] );
const textOf = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );

/** Naming for a setting that is a single field name. An empty string means no field. */
export const fieldName: Naming = {
	names: ( value ) => ( textOf( value ) === '' ? [] : [ textOf( value ) ] ),
	renamed: ( value, rename ) => ( textOf( value ) === '' ? value : rename( textOf( value ) ) ),
};

/** Naming for conditions (see the contract `conditions`). */
export const conditions: Naming = {
	names: ( value ) => namesIn( readConditions( value ) ),
	renamed: ( value, rename ) => {
		const set = readConditions( value );
		const inGroup = < Group extends RuleGroup >( group: Group ): Group => ( {
			...group,
			rules: group.rules.map( ( rule ) => ( { ...rule, field: rename( rule.field ) } ) ),
		} );
		return stored( { ...inGroup( set ), groups: set.groups.map( inGroup ) } );
	},
};

export const formula: Naming = {
	names: ( value ) => fieldsIn( parseFormula( textOf( value ) ) ?? [] ),
	renamed: ( value, rename ) => renameInFormula( textOf( value ), rename ),
};

const TAG = /\{inputs\.([^{}\s]{1,120})\}/g;

/** Returns the HTML of a block's text, which can be an object whose string value is the HTML. */
const htmlOf = ( value: unknown ): string => ( value === undefined || value === null ? '' : String( value ) );

/** Naming for text with merge tags. */
export const tags: Naming = {
	names: ( value ) => [ ...htmlOf( value ).matchAll( TAG ) ].map( ( [ , name = '' ] ) => name ),
	renamed: ( value, rename ) => htmlOf( value ).replace( TAG, ( _, name: string ) => `{inputs.${ rename( name ) }}` ),
};

/** Creates the naming for a list whose items all have the same naming. */
export const eachOf = ( item: Naming ): Naming => ( {
	names: ( value ) => listOf( value ).flatMap( item.names ),
	renamed: ( value, rename ) => listOf( value ).map( ( one ) => item.renamed( one, rename ) ),
} );

/** Creates the naming for an object that contains field names only under the given keys. */
export const keysOf = ( keys: Readonly< Record< string, Naming > > ): Naming => ( {
	names: ( value ) => Object.entries( keys ).flatMap( ( [ key, naming ] ) => naming.names( dataOf( value )[ key ] ) ),
	renamed: ( value, rename ) => {
		const data = dataOf( value );
		const named = Object.entries( keys ).filter( ( [ key, { names } ] ) => names( data[ key ] ).length > 0 );
		const changed = named.map( ( [ key, { renamed } ] ) => [ key, renamed( data[ key ], rename ) ] );
		return { ...data, ...Object.fromEntries( changed ) };
	},
} );

/** Returns the names in a setting that belong to no field of the form, without duplicates. */
export function goneNames( naming: Naming, value: unknown, fields: readonly { name: string }[] ): string[] {
	const known = new Set( fields.map( ( { name } ) => name ) );
	return [ ...new Set( naming.names( value ) ) ].filter( ( name ) => ! known.has( name ) );
}
