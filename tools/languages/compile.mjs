/**
 * What WordPress loads, from the files of languages: `.l10n.php` and `.mo` for PHP, a JSON file for each built script
 * that shows words. Made, not kept: `npm run build` writes them beside the .po files.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mo, po } from 'gettext-parser';
import { inRoot } from '../lib/paths.mjs';
import { keyOf } from './message.mjs';
import { LANGUAGES, PRODUCTS } from './products.mjs';
import { PSEUDO, pseudoCatalogue } from './pseudo.mjs';
import { textsIn } from './script-words.mjs';

/** On sites of developers only: it is no part of the plugin. */
const PSEUDO_FOLDER = 'tools/wordpress/mu-plugins/pseudo';

const MADE = /\.(mo|json|l10n\.php)$/;

/** The scripts of the build that use WordPress's own functions of translation. */
function scripts() {
	const build = inRoot( 'plugin/build' );
	return readdirSync( build, { recursive: true, encoding: 'utf8' } )
		.map( ( path ) => path.replaceAll( '\\', '/' ) )
		.filter( ( path ) => path.endsWith( '.js' ) && /^(blocks|admin)\//.test( path ) )
		.sort()
		.map( ( path ) => ( { path: `build/${ path }`, texts: textsIn( `${ build }/${ path }` ) } ) );
}

/** The messages that are translated in full. */
function translated( catalogue ) {
	return Object.values( catalogue.translations )
		.flatMap( ( context ) => Object.values( context ) )
		.filter( ( { msgid, msgstr } ) => msgid !== '' && msgstr.every( ( form ) => form !== '' ) );
}

const quoted = ( text ) => `'${ text.replace( /[\\']/g, '\\$&' ) }'`;

/** WordPress's own file of translations: forms of a plural are divided by a null byte. */
function phpFile( { headers }, messages ) {
	const rows = messages.map(
		( message ) => `${ quotedKey( keyOf( message ) ) }=>${ message.msgstr.map( quoted ).join( '."\\0".' ) }`
	);
	const head = [
		[ 'domain', headers[ 'X-Domain' ] ],
		[ 'language', headers.Language ],
		[ 'plural-forms', headers[ 'Plural-Forms' ] ],
	].map( ( [ name, value ] ) => `${ quoted( name ) }=>${ quoted( value ) }` );
	return `<?php\nreturn [${ head.join( ',' ) },'messages'=>[${ rows.join( ',' ) }]];\n`;
}

/** A further locale with the same words: the zip holds them once. */
const sameWords = ( base, locale ) =>
	`<?php\nreturn array_merge(require __DIR__.${ quoted( `/${ base }.l10n.php` ) },['language'=>${ quoted( locale ) }]);\n`;

const quotedKey = ( key ) => key.split( '\u0004' ).map( quoted ).join( '."\\4".' );

/** What `wp.i18n.setLocaleData` takes. */
function jsonFile( { headers }, messages ) {
	return JSON.stringify( {
		domain: 'messages',
		locale_data: {
			messages: {
				'': { domain: 'messages', lang: headers.Language, 'plural-forms': headers[ 'Plural-Forms' ] },
				...Object.fromEntries( messages.map( ( message ) => [ keyOf( message ), message.msgstr ] ) ),
			},
		},
	} );
}

const md5 = ( text ) => createHash( 'md5' ).update( text ).digest( 'hex' );

/** @return {Map<string, string | Buffer>} files by name, for one locale. */
function filesFor( base, locale, catalogue, built ) {
	catalogue.headers.Language = locale;
	const messages = translated( catalogue );
	const files = new Map( [
		[ `${ base }.l10n.php`, phpFile( catalogue, messages ) ],
		[ `${ base }.mo`, mo.compile( catalogue ) ],
	] );
	for ( const { path, texts } of built ) {
		const asked = messages.filter( ( { msgid } ) => texts.has( msgid ) );
		if ( asked.length ) {
			files.set( `${ base }-${ md5( path ) }.json`, jsonFile( catalogue, asked ) );
		}
	}
	return files;
}

export function compileLanguages() {
	const built = scripts();
	const invented = new Map();
	for ( const { domain, folder, loaded } of PRODUCTS ) {
		const own = domain === 'vestibule' ? built : [];
		const files = new Map();
		for ( const [ language, locales ] of Object.entries( LANGUAGES ) ) {
			const source = readFileSync( inRoot( `${ folder }/${ domain }-${ language }.po` ), 'utf8' );
			for ( const locale of locales ) {
				add( files, filesFor( loaded( locale ), locale, po.parse( source ), own ) );
			}
			for ( const locale of locales.slice( 1 ) ) {
				files.set( `${ loaded( locale ) }.l10n.php`, sameWords( loaded( locales[ 0 ] ), locale ) );
			}
		}
		put( inRoot( folder ), files );
		const template = pseudoCatalogue( readFileSync( inRoot( `${ folder }/${ domain }.pot` ), 'utf8' ) );
		add( invented, filesFor( `${ domain }-${ PSEUDO }`, PSEUDO, template, own ) );
	}
	put( inRoot( PSEUDO_FOLDER ), invented );
}

const add = ( files, more ) => more.forEach( ( content, name ) => files.set( name, content ) );

/** Writes what differs, and takes away what was made of a language or a script that is gone. */
function put( folder, files ) {
	mkdirSync( folder, { recursive: true } );
	for ( const name of readdirSync( folder ) ) {
		if ( MADE.test( name ) && ! files.has( name ) ) {
			rmSync( `${ folder }/${ name }` );
		}
	}
	files.forEach( ( content, name ) => writeFileSync( `${ folder }/${ name }`, content ) );
}
