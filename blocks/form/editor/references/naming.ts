import { namesIn, readConditions, type RuleGroup } from '../../../../src/conditions/read';
import { fieldsIn, parseFormula } from '../../../../src/formulas/parse';
import { renameInFormula } from '../../../../src/formulas/rename';
import { stored } from '../conditions/operators';

/** A way in which a setting names fields of the form. */
export interface Naming {
	/** The names, whatever the setting holds. */
	names: ( value: unknown ) => string[];
	/** The setting with other names. */
	renamed: ( value: unknown, rename: ( name: string ) => string ) => unknown;
}

type Data = Record< string, unknown >;

const dataOf = ( value: unknown ): Data => ( typeof value === 'object' && value !== null ? ( value as Data ) : {} );
const listOf = ( value: unknown ): unknown[] => ( Array.isArray( value ) ? value : [] );
const textOf = ( value: unknown ): string => ( typeof value === 'string' ? value : '' );

/** One name; empty stands for none. */
export const fieldName: Naming = {
	names: ( value ) => ( textOf( value ) === '' ? [] : [ textOf( value ) ] ),
	renamed: ( value, rename ) => ( textOf( value ) === '' ? value : rename( textOf( value ) ) ),
};

/** Contract conditions. */
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

/** The text of a block may be an object that is its HTML as a text. */
const htmlOf = ( value: unknown ): string => ( value === undefined || value === null ? '' : String( value ) );

/** A text with merge tags. */
export const tags: Naming = {
	names: ( value ) => [ ...htmlOf( value ).matchAll( TAG ) ].map( ( [ , name = '' ] ) => name ),
	renamed: ( value, rename ) => htmlOf( value ).replace( TAG, ( _, name: string ) => `{inputs.${ rename( name ) }}` ),
};

/** A list of the same. */
export const eachOf = ( item: Naming ): Naming => ( {
	names: ( value ) => listOf( value ).flatMap( item.names ),
	renamed: ( value, rename ) => listOf( value ).map( ( one ) => item.renamed( one, rename ) ),
} );

/** An object of which some keys name fields. */
export const keysOf = ( keys: Readonly< Record< string, Naming > > ): Naming => ( {
	names: ( value ) => Object.entries( keys ).flatMap( ( [ key, naming ] ) => naming.names( dataOf( value )[ key ] ) ),
	renamed: ( value, rename ) => {
		const data = dataOf( value );
		const named = Object.entries( keys ).filter( ( [ key, { names } ] ) => names( data[ key ] ).length > 0 );
		const changed = named.map( ( [ key, { renamed } ] ) => [ key, renamed( data[ key ], rename ) ] );
		return { ...data, ...Object.fromEntries( changed ) };
	},
} );

/** The names in a setting that no field of the form has, each once. */
export function goneNames( naming: Naming, value: unknown, fields: readonly { name: string }[] ): string[] {
	const known = new Set( fields.map( ( { name } ) => name ) );
	return [ ...new Set( naming.names( value ) ) ].filter( ( name ) => ! known.has( name ) );
}
