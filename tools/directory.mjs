/**
 * `npm run directory`: what the directories of plugins and themes ask of a release, checked on the files of both
 * (docs/release.md). Needs a build.
 */
import { readFileSync } from 'node:fs';
import { assetFaults } from './directory/assets.mjs';
import { NAME_RULES, PHP_RULES, TEXT_RULES, THEME_RULES } from './directory/rules.mjs';
import { readmes } from './directory/readme.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, say } from './lib/say.mjs';
import { RELEASES, contentsOf } from './release/contents.mjs';
import { zipOf } from './release/pack.mjs';

const withoutComments = ( php ) => php.replace( /\/\*[\s\S]*?\*\/|(?<![:'"\\\w])\/\/[^\n]*|^\s*#[^\n[]*$/gm, ' ' );

/**
 * Whether a file of a plugin does something when it is asked for by its address: more than declarations and returned values. Those of a
 * theme, whose patterns are all templates, need no guard.
 */
function runsByItself( php ) {
	const code = withoutComments( php ).replace( /^\s*<\?php/, '' );
	const said = code
		.replace( /declare\s*\([^)]*\)\s*;|namespace\s+[\w\\]+\s*;|use\s+[^;{]+(?:\{[^}]*\})?[^;]*;/g, '' )
		.trim();
	return ! /^(?:(?:final|abstract|readonly)\s+)*(?:class|interface|trait|enum)\b|^return\b|^$/.test( said );
}

const isGuarded = ( php ) => /defined\(\s*'(?:ABSPATH|WP_UNINSTALL_PLUGIN)'\s*\)/.test( php );

const found = ( rules, file, text ) =>
	rules
		.filter( ( { pattern, except } ) => ! except?.[ file ] && pattern.test( text ) )
		.map( ( { rule } ) => `${ file }: ${ rule }` );

/** Libraries are what their makers wrote; what they are is in the list of licences. */
const isOurs = ( path ) => ! /^(?:vendor|build)\//.test( path );

function faultsOf( release, path ) {
	const file = `${ release.source }/${ path }`;
	const names = found( NAME_RULES, file, path );
	if ( ! isOurs( path ) || ! /\.(?:php|css|html|json)$/.test( path ) ) {
		return names;
	}
	const text = readFileSync( inRoot( file ), 'utf8' );
	if ( ! path.endsWith( '.php' ) ) {
		return [ ...names, ...found( TEXT_RULES, file, text ) ];
	}
	const rules = [ ...PHP_RULES, ...TEXT_RULES, ...( release.source === 'theme' ? THEME_RULES : [] ) ];
	return [
		...names,
		...found( rules, file, withoutComments( text ) ),
		...( release.source === 'plugin' && runsByItself( text ) && ! isGuarded( text )
			? [ `${ file }: runs when it is asked for by its address` ]
			: [] ),
	];
}

/** A zip that grew too large is said here, before a release. */
function sizeFaults( release ) {
	const bytes = zipOf( release ).length;
	return bytes > release.limit ? [ `${ release.name }: the zip has ${ bytes } bytes of ${ release.limit }` ] : [];
}

main( () => {
	const faults = [
		...readmes(),
		...assetFaults( readFileSync( inRoot( 'plugin/readme.txt' ), 'utf8' ) ),
		...RELEASES.flatMap( sizeFaults ),
		...RELEASES.flatMap( ( release ) => contentsOf( release ).flatMap( ( path ) => faultsOf( release, path ) ) ),
	];
	faults.forEach( ( fault ) => say( fault ) );
	return faults.length ? 1 : 0;
} );
