/** Requirements of the directories for readme.txt and for the file headers that WordPress reads. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const MAX_TAGS = 5;
const MAX_SHORT_CHARACTERS = 150;
const MAX_NOTICE_CHARACTERS = 300;

/** @return {?string} Value of a line such as `Label: value`, or undefined if the label is missing. */
export const header = ( text, label ) => new RegExp( `^[ *]*${ label }:[ \\t]*(.+)$`, 'm' ).exec( text )?.[ 1 ].trim();

const REQUIRED = {
	plugin: [
		'Plugin Name',
		'Plugin URI',
		'Description',
		'Version',
		'Requires at least',
		'Requires PHP',
		'Author',
		'License',
		'License URI',
		'Text Domain',
		'Domain Path',
	],
	theme: [
		'Theme Name',
		'Author',
		'Description',
		'Version',
		'Requires at least',
		'Tested up to',
		'Requires PHP',
		'License',
		'License URI',
		'Text Domain',
		'Tags',
	],
};

/** Labels that must have the same value in both files. */
const SAME = [ 'Requires at least', 'Requires PHP', 'License', 'License URI' ];

/** URL of the source code. The directories require it if scripts are built. */
const source = () => JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) ).repository;

/**
 * Checks the links to the source code in the plugin's files. The theme's zip contains the sources of its style sheets.
 */
const sourceFaults = ( main, readme ) => [
	...( header( main, 'Plugin URI' ) === source()
		? []
		: [ `plugin/vestibule.php: "Plugin URI" is not ${ source() }` ] ),
	...( readme.includes( source() ) ? [] : [ `plugin/readme.txt does not name ${ source() }` ] ),
];

/** File with the headers that readme.txt repeats. */
const MAIN = { plugin: 'vestibule.php', theme: 'style.css' };

/** Checks a readme.txt against the file with the same headers. */
export function readmeFaults( text, main ) {
	const lines = text.split( '\n' );
	const start = lines.findIndex( ( line ) => line.trim() === '' );
	const short = lines[ start + 1 ] ?? '';
	const tags = header( text, 'Tags' )?.split( ',' ) ?? [];
	const notice = text.split( /^== Upgrade Notice ==$/m )[ 1 ] ?? '';
	const shown = text.split( /^== Screenshots ==$/m )[ 1 ]?.split( /^== /m )[ 0 ] ?? '';
	return [
		...( /^=== .+ ===$/.test( lines[ 0 ] ) ? [] : [ 'the first line is not "=== Name ==="' ] ),
		...SAME.filter( ( label ) => header( text, label ) !== header( main, label ) ).map(
			( label ) => `"${ label }" differs`
		),
		...( header( text, 'Contributors' ) ? [] : [ 'no "Contributors"' ] ),
		...( tags.length > MAX_TAGS ? [ `${ tags.length } tags, and ${ MAX_TAGS } are shown` ] : [] ),
		...( short && short.length <= MAX_SHORT_CHARACTERS
			? []
			: [ `the short description has ${ short.length } characters` ] ),
		...( /^== Description ==$/m.test( text ) ? [] : [ 'no "== Description =="' ] ),
		...( /^== Changelog ==$/m.test( text ) ? [] : [ 'no "== Changelog =="' ] ),
		...( notice.length > MAX_NOTICE_CHARACTERS ? [ 'the upgrade notice is too long' ] : [] ),
		...( /^\d+\. /m.test( shown ) || ! shown ? [] : [ 'screenshots have no numbers' ] ),
	];
}

/**
 * @param {string}                                     product `plugin` or `theme`.
 * @param {Record<string, { toString: () => string }>} files   Files of its zip, by path.
 * @return {string[]} Error messages.
 */
export function readmes( product, files ) {
	const main = files[ MAIN[ product ] ].toString();
	return [
		...REQUIRED[ product ]
			.filter( ( label ) => ! header( main, label ) )
			.map( ( label ) => `${ product }/${ MAIN[ product ] }: no "${ label }"` ),
		...( product === 'plugin' ? sourceFaults( main, files[ 'readme.txt' ].toString() ) : [] ),
		...readmeFaults( files[ 'readme.txt' ].toString(), main ).map(
			( fault ) => `${ product }/readme.txt: ${ fault }`
		),
	];
}
