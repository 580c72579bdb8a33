/**
 * Reads the contracts in `plugin/contracts`. `{ "$ref": "#/properties/monday" }` is replaced by that schema of the same
 * contract, `{ "$ref": "event.schema.json#/properties/hours" }` by a schema of another one. Keys beside `$ref` override
 * those of the target.
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

/** @param {string[]} path References that lead to the value, each with its contract. */
function resolved( value, name, read, path ) {
	if ( value === null || typeof value !== 'object' ) {
		return value;
	}
	if ( Array.isArray( value ) ) {
		return value.map( ( one ) => resolved( one, name, read, path ) );
	}
	const { $ref: reference, ...rest } = value;
	const own = Object.fromEntries(
		Object.entries( rest ).map( ( [ key, one ] ) => [ key, resolved( one, name, read, path ) ] )
	);
	return reference === undefined ? own : { ...target( reference, name, read, path ), ...own };
}

/** Returns the schema that a reference of a contract points to, without references. */
function target( reference, name, read, path ) {
	const [ , file = name, keys = '' ] = REFERENCE.exec( reference ) ?? [];
	const schema = keys.split( '/' ).reduce( ( one, key ) => one?.[ key ], read( file ) );
	if ( typeof schema !== 'object' || Array.isArray( schema ) ) {
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
