import { dirname } from 'node:path/posix';
import { sources } from './tree.mjs';

/** Maximum number of services per constructor. Plain values are not counted. */
const MAX_SERVICES = 6;
const PLAIN = /(^|\s)\??(string|int|bool|float|array|mixed)(\|null)?\s+\$/;

export function constructorFaults( { tree } ) {
	return sources( tree ).flatMap( ( file ) => {
		const found = tree.php( file ).code.match( /function __construct\(([\s\S]*?)\)\s*[{;]/ );
		const taken = found?.[ 1 ]?.match( /[^,]*\$\w+/g ) ?? [];
		const isValue = taken.every( ( one ) => /\bpublic readonly\b/.test( one ) );
		const count = isValue ? 0 : taken.filter( ( one ) => ! PLAIN.test( one ) ).length;
		return count > MAX_SERVICES ? [ { where: file, what: `the constructor takes ${ count } services` } ] : [];
	} );
}

/** Maximum number of lines per file, without comments and empty lines. Content files have no limit. */
const MAX_CODE_LINES = 340;
const CONTENT = /\/content\//;

export function lengthFaults( { tree } ) {
	return sources( tree )
		.filter( ( file ) => ! CONTENT.test( file ) )
		.map( ( file ) => [ file, tree.php( file ).code.match( /^.*\S.*$/gm )?.length ?? 0 ] )
		.filter( ( [ , count ] ) => count > MAX_CODE_LINES )
		.map( ( [ file, count ] ) => ( { where: file, what: `${ count } lines of code` } ) );
}

const MAX_COLUMNS = 120;
const TAB = ' '.repeat( 4 );
/** Texts longer than this, such as a translated sentence or an SQL statement, may exceed the maximum line length. */
const MAX_TEXT = 60;
const TEXT = /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/g;

/** Finds lines of code that are too long, not counting comments and long texts. */
export function columnFaults( { tree } ) {
	const shortened = ( text ) =>
		text.length > MAX_TEXT ? text.replace( /[^\n]+/g, ( line ) => line.slice( 0, MAX_TEXT ) ) : text;
	return sources( tree )
		.filter( ( file ) => ! CONTENT.test( file ) )
		.flatMap( ( file ) => {
			const lines = tree.php( file ).code.replace( TEXT, shortened ).split( '\n' );
			const long = lines.filter( ( line ) => line.trimEnd().replaceAll( '\t', TAB ).length > MAX_COLUMNS );
			return long.map( ( line ) => ( {
				where: file,
				what: `line of ${ line.length } characters: ${ line.trim() }`,
			} ) );
		} );
}

/**
 * Maximum number of files per folder. A larger folder usually contains a subject that should be a separate folder.
 */
const MAX_FILES = 25;

export function folderFaults( { tree } ) {
	const counts = new Map();
	for ( const file of tree.files.filter( ( one ) => /^(plugin\/src|src|blocks)\//.test( one ) ) ) {
		counts.set( dirname( file ), ( counts.get( dirname( file ) ) ?? 0 ) + 1 );
	}
	return [ ...counts ]
		.filter( ( [ , count ] ) => count > MAX_FILES )
		.map( ( [ folder, count ] ) => ( {
			where: folder,
			what: `more than ${ MAX_FILES } files side by side`,
			hint: `${ count }`,
		} ) );
}
