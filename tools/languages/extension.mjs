/** Template for the translators of an extension (docs/extensions.md). */
import { relative } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { messagesOf, writeTemplate } from './catalog.mjs';
import { blockWords, headerWords } from './json-words.mjs';
import { filesIn, phpWords } from './products.mjs';
import { scriptWords } from './script-words.mjs';

/** Tests and libraries contain no texts that a site shows. */
const LEFT_OUT = /^(?:tests|vendor|node_modules)\//;

/**
 * @param {string} folder Folder of the extension, relative to the repository.
 * @param {string} name   Name of the extension, which is its text domain.
 * @return {string} Contents of the .pot file.
 */
export function extensionTexts( folder, name ) {
	const within = ( file ) => relative( inRoot( folder ), inRoot( file ) ).replaceAll( '\\', '/' );
	const files = ( ...endings ) =>
		filesIn( folder, ...endings ).filter( ( file ) => ! LEFT_OUT.test( within( file ) ) );
	const main = `${ folder }/${ name }.php`;
	const headers = headerWords( main, name, {
		'Plugin Name': 'Name of the plugin',
		Description: 'Description of the plugin',
	} );
	const words = [
		...headers,
		...phpWords( files( '.php' ) ),
		...files( '.js' ).flatMap( scriptWords ),
		...files( 'block.json' ).flatMap( ( file ) => blockWords( file, name ) ),
	].map( ( word ) => ( { ...word, file: within( word.file ) } ) );
	const { messages, faults } = messagesOf( words, name );
	if ( faults.length ) {
		throw new CannotGoOn( `some texts of ${ folder } cannot be translated:\n${ faults.join( '\n' ) }` );
	}
	const title = headers[ 0 ]?.id ?? name;
	return writeTemplate( { name: title, domain: name }, messages, `Under the same license as ${ title }.` );
}
