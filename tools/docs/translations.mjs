/**
 * Compares the translated pages in docs/de with the English pages, so that a change of an English page is not forgotten
 * in its translation. A comment lists the sections that a translation leaves out: `<!-- Only in English: A · B -->`.
 */
import { basename } from 'node:path/posix';

const LEFT_OUT = /^<!-- Only in English: (.+) -->$/m;

/** Returns the titles of the sections that a translation leaves out. */
const leftOutBy = ( text ) => LEFT_OUT.exec( text )?.[ 1 ].split( ' · ' ) ?? [];

/**
 * @return {{ level: number, title: string, rows: number }[]} Headings with the number of table rows below them.
 */
function outlineOf( text ) {
	const headings = [];
	for ( const line of text.replaceAll( /^```[\s\S]*?^```/gm, '' ).split( '\n' ) ) {
		const [ , marks, title ] = /^(#+) (.+)$/.exec( line ) ?? [];
		if ( marks ) {
			headings.push( { level: marks.length, title, rows: 0 } );
		} else if ( line.startsWith( '|' ) && headings.length ) {
			headings.at( -1 ).rows++;
		}
	}
	return headings;
}

/** Removes the headings with these titles, and the headings below them. */
function without( titles, headings ) {
	let skipped = Infinity;
	return headings.filter( ( { level, title } ) => {
		if ( level <= skipped ) {
			skipped = titles.includes( title ) ? level : Infinity;
		}
		return skipped === Infinity;
	} );
}

const written = ( { level, title } ) => `"${ '#'.repeat( level ) } ${ title }"`;

/**
 * Returns the first difference between the structure of a translation and of its English page, or nothing. Compares the
 * order and the levels of the headings. A translation that leaves nothing out must also have the same table rows.
 */
function differences( english, translation ) {
	const leftOut = leftOutBy( translation );
	const all = outlineOf( english );
	const unknown = leftOut.filter( ( title ) => ! all.some( ( heading ) => heading.title === title ) );
	if ( unknown.length ) {
		return [ `leaves out "${ unknown[ 0 ] }", which is not a heading of the English page` ];
	}
	const expected = without( leftOut, all );
	const found = outlineOf( translation );
	const at = Array.from( { length: Math.max( expected.length, found.length ) } ).findIndex(
		( _, index ) =>
			expected[ index ]?.level !== found[ index ]?.level ||
			( ! leftOut.length && expected[ index ].rows !== found[ index ].rows )
	);
	if ( at < 0 ) {
		return [];
	}
	const [ here, there ] = [ found[ at ], expected[ at ] ];
	if ( here?.level === there?.level ) {
		return [ `has ${ here.rows } table rows below ${ written( here ) }, the English page has ${ there.rows }` ];
	}
	return [
		`has ${ here ? written( here ) : 'no heading' } where the English page has ${
			there ? written( there ) : 'no heading'
		}`,
	];
}

/** Finds translated pages whose structure differs from the English page. @param {{ tree: import('../boundaries/tree.mjs').Tree }} subject */
export function translationFaults( { tree } ) {
	return tree.files
		.filter( ( file ) => /^docs\/de\/[^/]+\.md$/.test( file ) )
		.flatMap( ( file ) => {
			const english = `docs/${ basename( file ) }`;
			const found = tree.files.includes( english )
				? differences( tree.text( english ), tree.text( file ) )
				: [ 'has no English page' ];
			return found.map( ( what ) => ( { where: file, what } ) );
		} );
}
