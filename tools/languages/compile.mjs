/**
 * Compiles translations into the files that WordPress loads: `.l10n.php` and `.mo` for PHP, and `.scripts.php`, which
 * lists the translated texts of each built script (Kernel\Language\Translations). `npm run build` writes them next to
 * the .po files. They are not committed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mo, po } from 'gettext-parser';
import { inRoot } from '../lib/paths.mjs';
import { GUARD } from '../lib/php-guard.mjs';
import { keyOf } from './message.mjs';
import { LANGUAGES, PRODUCTS } from './products.mjs';
import { PSEUDO, pseudoCatalog } from './pseudo.mjs';
import { textsIn } from './script-words.mjs';

/** Folder of the pseudo language. Only on developer sites, not part of the plugin. */
const PSEUDO_FOLDER = 'tools/wordpress/mu-plugins/pseudo';

const MADE = /\.(?:mo|json|(?:l10n|scripts)\.php)$/;

/** Lists the built scripts that use WordPress's translation functions. Editors load one script for all blocks. */
function scripts() {
	const build = inRoot( 'plugin/build' );
	return readdirSync( build, { recursive: true, encoding: 'utf8' } )
		.map( ( path ) => path.replaceAll( '\\', '/' ) )
		.filter( ( path ) => path.endsWith( '.js' ) && /^(blocks|admin)\/[^/]+$/.test( path ) )
		.sort()
		.map( ( path ) => ( { path: `build/${ path }`, texts: textsIn( `${ build }/${ path }` ) } ) );
}

/** Returns the messages with complete translations. */
function translated( catalog ) {
	return Object.values( catalog.translations )
		.flatMap( ( context ) => Object.values( context ) )
		.filter( ( { msgid, msgstr } ) => msgid !== '' && msgstr.every( ( form ) => form !== '' ) );
}

const quoted = ( text ) => `'${ text.replace( /[\\']/g, '\\$&' ) }'`;

/** Creates WordPress's PHP file of translations. Plural forms are separated by a null byte. */
function phpFile( { headers }, messages ) {
	const rows = messages.map(
		( message ) => `${ quotedKey( keyOf( message ) ) }=>${ message.msgstr.map( quoted ).join( '."\\0".' ) }`
	);
	const head = [
		[ 'domain', headers[ 'X-Domain' ] ],
		[ 'language', headers.Language ],
		[ 'plural-forms', headers[ 'Plural-Forms' ] ],
	].map( ( [ name, value ] ) => `${ quoted( name ) }=>${ quoted( value ) }` );
	return `<?php\n${ GUARD }\nreturn [${ head.join( ',' ) },'messages'=>[${ rows.join( ',' ) }]];\n`;
}

const quotedKey = ( key ) => key.split( '\u0004' ).map( quoted ).join( '."\\4".' );

/**
 * Creates the list of texts for each script, as indexes in the PHP file, each as the distance from the previous one,
 * which takes half the space in a zip. WordPress identifies a script by the MD5 hash of its path.
 */
function scriptsFile( messages, built ) {
	const rows = built.flatMap( ( { path, texts } ) => {
		const places = messages.flatMap( ( { msgid }, place ) => ( texts.has( msgid ) ? [ place ] : [] ) );
		const distances = places.map( ( place, at ) => place - ( places[ at - 1 ] ?? 0 ) );
		return places.length ? [ `${ quoted( md5( path ) ) }=>[${ distances.join( ',' ) }]` ] : [];
	} );
	return `<?php\n${ GUARD }\nreturn [${ rows.join( ',' ) }];\n`;
}

const md5 = ( text ) => createHash( 'md5' ).update( text ).digest( 'hex' );

/** @return {Map<string, string | Buffer>} Files of one locale, by name. */
function filesFor( base, locale, catalog, built ) {
	catalog.headers.Language = locale;
	const messages = translated( catalog );
	const files = new Map( [
		[ `${ base }.l10n.php`, phpFile( catalog, messages ) ],
		[ `${ base }.mo`, mo.compile( catalog ) ],
	] );
	if ( built.length ) {
		files.set( `${ base }.scripts.php`, scriptsFile( messages, built ) );
	}
	return files;
}

export function compileLanguages() {
	const built = scripts();
	const invented = new Map();
	for ( const { domain, folder, loaded } of PRODUCTS ) {
		const own = domain === 'vestibule' ? built : [];
		const files = new Map();
		for ( const language of LANGUAGES ) {
			const source = readFileSync( inRoot( `${ folder }/${ domain }-${ language }.po` ), 'utf8' );
			add( files, filesFor( loaded( language ), language, po.parse( source ), own ) );
		}
		put( inRoot( folder ), files );
		const template = pseudoCatalog(
			readFileSync( inRoot( `${ folder }/${ domain }-${ LANGUAGES[ 0 ] }.po` ), 'utf8' )
		);
		add( invented, filesFor( `${ domain }-${ PSEUDO }`, PSEUDO, template, own ) );
	}
	put( inRoot( PSEUDO_FOLDER ), invented );
}

const add = ( files, more ) => more.forEach( ( content, name ) => files.set( name, content ) );

/** Writes the files that differ, and deletes generated files of languages and scripts that no longer exist. */
function put( folder, files ) {
	mkdirSync( folder, { recursive: true } );
	for ( const name of readdirSync( folder ) ) {
		if ( MADE.test( name ) && ! files.has( name ) ) {
			rmSync( `${ folder }/${ name }` );
		}
	}
	files.forEach( ( content, name ) => writeFileSync( `${ folder }/${ name }`, content ) );
}
