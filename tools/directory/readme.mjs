/** What a directory asks of readme.txt and of the headers that WordPress reads. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const MOST_TAGS = 5;
const SHORT = 150;
const LONGEST_NOTICE = 300;

/** @return {?string} The value of `Label: value` at the beginning of a line. */
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

/** Labels that have to say the same in both files. */
const SAME = [ 'Requires at least', 'Requires PHP', 'License', 'License URI' ];

/** Where the source is: directories ask for it where scripts are built. */
const source = () => JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) ).repository;

/** What the plugin says of it. The theme's zip holds the sources of its style sheets. */
const sourceFaults = ( main, readme ) => [
	...( header( main, 'Plugin URI' ) === source()
		? []
		: [ `plugin/vestibule.php: "Plugin URI" is not ${ source() }` ] ),
	...( readme.includes( source() ) ? [] : [ `plugin/readme.txt does not name ${ source() }` ] ),
];

/** The file whose headers readme.txt repeats. */
const MAIN = { plugin: 'vestibule.php', theme: 'style.css' };

/** Everything that can be wrong with one readme.txt, given the file whose headers it repeats. */
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
		...( tags.length > MOST_TAGS ? [ `${ tags.length } tags, and ${ MOST_TAGS } are shown` ] : [] ),
		...( short && short.length <= SHORT ? [] : [ `the short description has ${ short.length } characters` ] ),
		...( /^== Description ==$/m.test( text ) ? [] : [ 'no "== Description =="' ] ),
		...( /^== Changelog ==$/m.test( text ) ? [] : [ 'no "== Changelog =="' ] ),
		...( notice.length > LONGEST_NOTICE ? [ 'the upgrade notice is too long' ] : [] ),
		...( /^\d+\. /m.test( shown ) || ! shown ? [] : [ 'screenshots have no numbers' ] ),
	];
}

/**
 * @param {string}                                     product `plugin` or `theme`.
 * @param {Record<string, { toString: () => string }>} files   Those of its zip, by their paths in it.
 * @return {string[]} What is wrong, in words.
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
