import { dirname } from 'node:path/posix';
import { sources } from './tree.mjs';

/** Maximum number of services in a constructor. Plain values are not counted. */
const MOST_SERVICES = 6;
const PLAIN = /(^|\s)\??(string|int|bool|float|array|mixed)(\|null)?\s+\$/;

export function constructorFaults( { tree } ) {
	return sources( tree ).flatMap( ( file ) => {
		const found = tree.php( file ).code.match( /function __construct\(([\s\S]*?)\)\s*[{;]/ );
		const taken = found?.[ 1 ]?.match( /[^,]*\$\w+/g ) ?? [];
		const isValue = taken.every( ( one ) => /\bpublic readonly\b/.test( one ) );
		const count = isValue ? 0 : taken.filter( ( one ) => ! PLAIN.test( one ) ).length;
		return count > MOST_SERVICES ? [ { where: file, what: `the constructor takes ${ count } services` } ] : [];
	} );
}

/** Maximum number of lines of code in a file, without comments and empty lines. Content files have no limit. */
const LONGEST = 250;
const CONTENT = /\/content\//;

export function lengthFaults( { tree } ) {
	return sources( tree )
		.filter( ( file ) => ! CONTENT.test( file ) )
		.map( ( file ) => [ file, tree.php( file ).code.match( /^.*\S.*$/gm )?.length ?? 0 ] )
		.filter( ( [ , count ] ) => count > LONGEST )
		.map( ( [ file, count ] ) => ( { where: file, what: `${ count } lines of code` } ) );
}

/** Maximum number of files in a folder. A larger folder usually hides a package without a name. */
const MOST_FILES = 25;

export function folderFaults( { tree } ) {
	const counts = new Map();
	for ( const file of tree.files.filter( ( one ) => /^(plugin\/src|src|blocks)\//.test( one ) ) ) {
		counts.set( dirname( file ), ( counts.get( dirname( file ) ) ?? 0 ) + 1 );
	}
	return [ ...counts ]
		.filter( ( [ , count ] ) => count > MOST_FILES )
		.map( ( [ folder, count ] ) => ( {
			where: folder,
			what: `more than ${ MOST_FILES } files side by side`,
			hint: `${ count }`,
		} ) );
}
