/** Version of the project. package.json contains it, and this file copies it to the files that WordPress reads. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { ROOT, inRoot } from '../lib/paths.mjs';
import { withChanges } from './changes.mjs';

const NUMBER = '[0-9][0-9A-Za-z.-]*';

/**
 * Lists the block.json files. Their version is part of the URL of style sheets, so that browsers don't use those of the
 * last release.
 */
const blocks = () =>
	[ 'blocks', 'blocks/fields' ]
		.flatMap( ( folder ) => readdirSync( inRoot( folder ) ).map( ( name ) => `${ folder }/${ name }/block.json` ) )
		.filter( ( file ) => existsSync( inRoot( file ) ) );

/** Files and labels that contain the version. The stable tag in readme.txt is the release that the directory offers. */
const places = () => [
	[ 'plugin/vestibule.php', 'Version' ],
	[ 'plugin/readme.txt', 'Stable tag' ],
	[ 'theme/style.css', 'Version' ],
	[ 'publiccode.yml', 'softwareVersion' ],
	...blocks().map( ( file ) => [ file, '"version"' ] ),
];

export const version = () => JSON.parse( readFileSync( inRoot( 'package.json' ), 'utf8' ) ).version;

/** Abbreviated hash of the commit, such as 3e26f506; empty outside of a repository. */
function commit() {
	const { status, stdout } = spawnSync( 'git', [ 'rev-parse', '--short=8', 'HEAD' ], {
		cwd: ROOT,
		encoding: 'utf8',
	} );
	return status === 0 ? stdout.trim() : '';
}

/** Version of the zips: between releases with the commit, such as 0.4.0-dev-3e26f506. */
export const zipVersion = () =>
	[ version(), ...( version().endsWith( '-dev' ) ? [ commit() ] : [] ) ].filter( Boolean ).join( '-' );

const line = ( label ) => new RegExp( `^([ \\t*]*${ label }:\\s+"?)(${ NUMBER })(?=",?$|$)`, 'm' );

/**
 * @param {string} path Of a file in the project.
 * @param {string} text Content of the file.
 * @return {string} The same with the version of the zips in its header, if it has one.
 */
export const withZipVersion = ( path, text ) =>
	places()
		.filter( ( [ file, label ] ) => file === path && ! label.startsWith( '"' ) )
		.reduce( ( changed, [ , label ] ) => changed.replace( line( label ), `$1${ zipVersion() }` ), text );

/** Files with a changelog, and the changes that each lists. */
const READMES = [
	[ 'plugin/readme.txt', /./ ],
	[ 'theme/readme.txt', /Portico/ ],
];

const read = ( file ) => readFileSync( inRoot( file ), 'utf8' );

const withLog = ( [ file, only ] ) => withChanges( read( file ), read( 'CHANGELOG.md' ), only );

const present = () => places().filter( ( [ file ] ) => existsSync( inRoot( file ) ) );

/** @return {string[]} Error messages for files that differ from package.json. */
export function differences( wanted = version() ) {
	const versions = present().flatMap( ( [ file, label ] ) => {
		const found = line( label ).exec( read( file ) )?.[ 2 ];
		return found === wanted ? [] : [ `${ file }: ${ label } is ${ found ?? 'missing' }, not ${ wanted }.` ];
	} );
	const logs = READMES.filter( ( readme ) => withLog( readme ) !== read( readme[ 0 ] ) );
	return [ ...versions, ...logs.map( ( [ file ] ) => `${ file }: the change log is not that of CHANGELOG.md.` ) ];
}

export function writeVersions( wanted = version() ) {
	for ( const [ file, label ] of present() ) {
		writeFileSync( inRoot( file ), read( file ).replace( line( label ), `$1${ wanted }` ) );
	}
	for ( const readme of READMES ) {
		writeFileSync( inRoot( readme[ 0 ] ), withLog( readme ) );
	}
}
