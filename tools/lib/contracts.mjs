/**
 * Reads the contracts in `plugin/contracts`. `{ "$ref": "#/properties/monday" }` is replaced by that schema of the same
 * contract, `{ "$ref": "event.schema.json#/properties/hours" }` by a schema of another one. Keys beside `$ref` override
 * those of the target. In a list, a reference to another list, such as `required`, is replaced by its items.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const FOLDER = inRoot( 'plugin/contracts' );

/** End of the name of each file. */
export const ENDING = '.schema.json';

const REFERENCE = /^(?:([\w-]+)\.schema\.json)?#\/(.+)$/;

/** @return {string[]} Names such as `form-settings`. */
export const contractNames = ( folder = FOLDER ) =>
	readdirSync( folder )
		.filter( ( file ) => file.endsWith( ENDING ) )
		.map( ( file ) => file.slice( 0, -ENDING.length ) );

/**
 * Returns a contract without references.
 *
 * @param {string} name   Name such as `form-settings`, for form-settings.schema.json.
 * @param {string} folder Folder of the contracts.
 * @throws {Error} If a reference points to no schema, or to a schema that contains the reference.
 */
export function readContract( name, folder = FOLDER ) {
	const files = new Map();
	const read = ( one ) => {
		if ( ! files.has( one ) ) {
			const path = join( folder, one + ENDING );
			files.set( one, existsSync( path ) ? JSON.parse( readFileSync( path, 'utf8' ) ) : undefined );
		}
		return files.get( one );
	};
	return resolved( read( name ), name, read, [] );
}

/**
 * @param {string[]} path   References that lead to the value, each with its contract.
 * @param {boolean}  isItem Whether the value is an item of a list, which may be a reference to another list.
 */
function resolved( value, name, read, path, isItem = false ) {
	if ( value === null || typeof value !== 'object' ) {
		return value;
	}
	if ( Array.isArray( value ) ) {
		return value.flatMap( ( one ) =>
			Array.isArray( one ) ? [ resolved( one, name, read, path ) ] : resolved( one, name, read, path, true )
		);
	}
	const { $ref: reference, ...rest } = value;
	const own = Object.fromEntries(
		Object.entries( rest ).map( ( [ key, one ] ) => [ key, resolved( one, name, read, path ) ] )
	);
	if ( reference === undefined ) {
		return own;
	}
	const found = target( reference, name, read, path, isItem );
	return Array.isArray( found ) ? found : { ...found, ...own };
}

/** Returns the schema, or with `isItem` also the list, that a reference of a contract points to, without references. */
function target( reference, name, read, path, isItem ) {
	const [ , file = name, keys = '' ] = REFERENCE.exec( reference ) ?? [];
	const schema = keys.split( '/' ).reduce( ( one, key ) => one?.[ key ], read( file ) );
	if ( typeof schema !== 'object' || ( Array.isArray( schema ) && ! isItem ) ) {
		throw new Error( `${ name }${ ENDING }: the reference ${ reference } points to no schema` );
	}
	const address = `${ file }${ ENDING }#/${ keys }`;
	if ( path.includes( address ) ) {
		throw new Error( `References in a circle: ${ [ ...path, address ].join( ' → ' ) }` );
	}
	return resolved( schema, file, read, [ ...path, address ] );
}

/** Returns a contract without descriptions, which are for developers. */
export const withoutDescriptions = ( contract ) =>
	JSON.parse(
		JSON.stringify( contract, ( key, one ) =>
			key === 'description' && typeof one === 'string' ? undefined : one
		)
	);
