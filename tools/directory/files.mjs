/** Requirements of the directories for the files of a release. */
import { NAME_RULES, PHP_RULES, TEXT_RULES, THEME_RULES } from './rules.mjs';

const withoutComments = ( php ) => php.replace( /\/\*[\s\S]*?\*\/|(?<![:'"\\\w])\/\/[^\n]*|^\s*#[^\n[]*$/gm, ' ' );

/**
 * Checks whether a plugin file runs code when it is opened by its URL, which is more than declarations and return
 * values. Theme files need no guard, because patterns are templates.
 */
function runsByItself( php ) {
	const code = withoutComments( php ).replace( /^\s*<\?php/, '' );
	const said = code
		.replace( /declare\s*\([^)]*\)\s*;|namespace\s+[\w\\]+\s*;|use\s+[^;{]+(?:\{[^}]*\})?[^;]*;/g, '' )
		.trim();
	return ! /^(?:(?:final|abstract|readonly)\s+)*(?:class|interface|trait|enum)\b|^return\b|^$/.test( said );
}

/** Maximum number of lines in which Plugin Check looks for the guard of a file with a namespace. */
const MAX_GUARD_LINE = 50;

const isGuarded = ( php ) =>
	/defined\(\s*'(?:ABSPATH|WP_UNINSTALL_PLUGIN)'\s*\)/.test( php.split( '\n', MAX_GUARD_LINE ).join( '\n' ) );

/**
 * Contracts and translations only return values, but Plugin Check misjudges some of them. So each of them has a guard.
 */
const isMade = ( path ) => /^(?:build\/contracts|languages)\//.test( path );

const found = ( rules, file, text ) =>
	rules
		.filter( ( { pattern, except } ) => ! except?.[ file ] && pattern.test( text ) )
		.map( ( { rule } ) => `${ file }: ${ rule }` );

/** Excludes libraries, which are unchanged. The list of licenses names them. */
const isOurs = ( path ) => ! /^(?:vendor|build)\//.test( path );

function phpFaults( source, path, file, text ) {
	const rules = [ ...PHP_RULES, ...TEXT_RULES, ...( source === 'theme' ? THEME_RULES : [] ) ];
	const needsGuard = source === 'plugin' && ! path.startsWith( 'vendor/' );
	return [
		...( isOurs( path ) ? found( rules, file, withoutComments( text ) ) : [] ),
		...( needsGuard && ( isMade( path ) || runsByItself( text ) ) && ! isGuarded( text )
			? [ `${ file }: runs when it is asked for by its address` ]
			: [] ),
	];
}

/**
 * @param {string}                                         source `plugin` or `theme`.
 * @param {Record<string, { toString: () => string }>} files  Files by their paths in the folder of the plugin or theme.
 * @return {string[]} Error messages.
 */
export function fileFaults( source, files ) {
	const isUnnamed = 'vendor/autoload.php' in files && ! ( 'composer.json' in files );
	return [
		...( isUnnamed ? [ `${ source }: there is vendor/ without a composer.json` ] : [] ),
		...Object.entries( files ).flatMap( ( [ path, data ] ) => {
			const file = `${ source }/${ path }`;
			const names = found( NAME_RULES, file, path );
			if ( path.endsWith( '.php' ) ) {
				return [ ...names, ...phpFaults( source, path, file, data.toString() ) ];
			}
			const isText = isOurs( path ) && /\.(?:css|html|json)$/.test( path );
			return isText ? [ ...names, ...found( TEXT_RULES, file, data.toString() ) ] : names;
		} ),
	];
}
