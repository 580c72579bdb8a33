/**
 * Demo texts as PHP files in `plugin/build/demo/`, one per language. Ninety small files would take twice the space in
 * the zip.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePhp } from './built-contracts.mjs';
import { inRoot } from './paths.mjs';

const ENDING = '.html';

export function writeBuiltDemo( from = inRoot( 'plugin/src/Tools/Demo/content' ), to = inRoot( 'plugin/build/demo' ) ) {
	const texts = { en: {} };
	const paths = readdirSync( from, { recursive: true, encoding: 'utf8' } ).map( ( path ) =>
		path.replaceAll( '\\', '/' )
	);
	for ( const path of paths.filter( ( one ) => one.endsWith( ENDING ) ).sort() ) {
		const [ , language = 'en', name ] = /^(?:([a-z]{2})\/)?(.*)\.html$/.exec( path );
		texts[ language ] ??= {};
		texts[ language ][ name ] = readFileSync( join( from, path ), 'utf8' ).trim();
	}
	rmSync( to, { recursive: true, force: true } );
	mkdirSync( to, { recursive: true } );
	for ( const [ language, own ] of Object.entries( texts ) ) {
		writePhp( join( to, `${ language }.php` ), own );
	}
}
