/**
 * `npm run make extension -- <name>`: writes a small plugin with a field type, a notification channel and a spam check
 * into `extensions/<name>` (docs/extensions.md). The template is a plugin that works, in `tools/make/extension`.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { EXTENSIONS } from '../lib/extensions.mjs';
import { inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';

const TEMPLATE = 'tools/make/extension';

/** Name of the template's plugin. */
const SAMPLE = 'sample-extension';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Names of field types and checks have at most 40 characters. They consist of the name and up to ten more. */
const MAX_LENGTH = 30;

/** Folders of a local site's plugins and theme, and beginnings of the product's own names. */
const RESERVED = /^(?:vestibule|portico|colour$|wp-|wordpress)/;

/** Spellings of a name: in files and texts, in hooks and options, in namespaces, and as a title. */
const spellings = ( name ) => [
	name,
	name.replaceAll( '-', '_' ),
	name.replace( /(?:^|-)(.)/g, ( _, first ) => first.toUpperCase() ),
	name.charAt( 0 ).toUpperCase() + name.slice( 1 ).replaceAll( '-', ' ' ),
];

/**
 * Returns the error for a name that cannot be used. Empty if it can.
 *
 * @param {string|undefined} name
 * @param {string}           parent Folder of the extensions.
 */
export function nameFault( name, parent = EXTENSIONS ) {
	if ( ! name ) {
		return 'the name is missing. Example: npm run make extension -- order-number';
	}
	if ( ! NAME.test( name ) || name.length > MAX_LENGTH ) {
		return (
			`"${ name }" cannot be the name. Use up to ${ MAX_LENGTH } lowercase letters, digits and hyphens, and begin ` +
			'with a letter. Example: order-number'
		);
	}
	if ( RESERVED.test( name ) ) {
		return `"${ name }" cannot be the name, because other code uses it. Choose another name.`;
	}
	return existsSync( inRoot( `${ parent }/${ name }` ) )
		? `${ parent }/${ name } already exists. Choose another name, or delete that folder first.`
		: '';
}

/**
 * Writes the extension. Never overwrites a file.
 *
 * @param {string|undefined} name
 * @param {string}           parent Folder of the extensions, relative to the repository.
 * @return {Promise<string>} Folder of the extension.
 */
export async function makeExtension( name, parent = EXTENSIONS ) {
	const fault = nameFault( name, parent );
	if ( fault ) {
		throw new CannotGoOn( fault );
	}
	const folder = `${ parent }/${ name }`;
	for ( const file of filesOf( TEMPLATE ) ) {
		const path = inRoot( `${ folder }/${ renamed( file, name ) }` );
		mkdirSync( dirname( path ), { recursive: true } );
		writeFileSync( path, renamed( readFileSync( inRoot( `${ TEMPLATE }/${ file }` ), 'utf8' ), name ), {
			flag: 'wx',
		} );
	}
	await writeTexts( name, parent );
	return folder;
}

/** Writes the template for translators (.pot), from the texts in the files of the extension. */
export async function writeTexts( name, parent = EXTENSIONS ) {
	// Imported late, because the npm packages may not be installed yet.
	const { extensionTexts } = await import( '../languages/extension.mjs' );
	const folder = `${ parent }/${ name }`;
	mkdirSync( inRoot( `${ folder }/languages` ), { recursive: true } );
	writeFileSync( inRoot( `${ folder }/languages/${ name }.pot` ), extensionTexts( folder, name ) );
}

/** Lists the files of a folder, with paths relative to it. */
export const filesOf = ( folder ) =>
	readdirSync( inRoot( folder ), { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.isFile() )
		.map( ( entry ) => `${ entry.parentPath ?? entry.path }/${ entry.name }` )
		.map( ( path ) => path.slice( inRoot( folder ).length + 1 ).replaceAll( '\\', '/' ) )
		.sort();

function renamed( text, name ) {
	const wanted = spellings( name );
	return spellings( SAMPLE ).reduce( ( result, one, place ) => result.replaceAll( one, wanted[ place ] ), text );
}
