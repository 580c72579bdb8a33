/** What a directory asks of readme.txt and of the headers that WordPress reads. */
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const MOST_TAGS = 5;
const SHORT = 150;
const LONGEST_NOTICE = 300;

/** @return {?string} The value of `Label: value` at the beginning of a line. */
export const header = ( text, label ) => new RegExp( `^[ *]*${ label }:[ \\t]*(.+)$`, 'm' ).exec( text )?.[ 1 ].trim();

const REQUIRED = {
	'plugin/vestibule.php': [
		'Plugin Name',
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
	'theme/style.css': [
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

const READMES = { 'plugin/readme.txt': 'plugin/vestibule.php', 'theme/readme.txt': 'theme/style.css' };

const read = ( path ) => readFileSync( inRoot( path ), 'utf8' );

function headerFaults() {
	return Object.entries( REQUIRED ).flatMap( ( [ file, labels ] ) =>
		labels.filter( ( label ) => ! header( read( file ), label ) ).map( ( label ) => `${ file }: no "${ label }"` )
	);
}

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

export const readmes = () => [
	...headerFaults(),
	...Object.entries( READMES ).flatMap( ( [ file, main ] ) =>
		existsSync( inRoot( file ) )
			? readmeFaults( read( file ), read( main ) ).map( ( fault ) => `${ file }: ${ fault }` )
			: [ `${ file } does not exist` ]
	),
];
