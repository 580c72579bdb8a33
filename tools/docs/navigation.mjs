/** Navigation of the documentation site, read from the tables of docs/README.md and the titles of the pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { slugOf } from './markdown.mjs';

const INDEX = 'README.md';

const read = ( page ) => readFileSync( inRoot( `docs/${ page }` ), 'utf8' );
const titleOf = ( page ) => /^# (.+)$/m.exec( read( page ) )[ 1 ];

/**
 * Returns the sections of the index: one for each reader, with the pages that its table links. A page that is only linked
 * with an anchor is left to another section.
 *
 * @return {{ title: string, pages: string[] }[]} Sections in the order of the index, pages as file names.
 */
function sections() {
	const [ , ...parts ] = read( INDEX ).split( /^## /m );
	return parts.map( ( part ) => {
		const pages = [ ...part.matchAll( /\]\(([\w-]+\.md)/g ) ].map( ( [ , page ] ) => page );
		return {
			title: part.slice( 0, part.indexOf( '\n' ) ),
			pages: [ ...new Set( pages ) ].filter( ( page ) => part.includes( `](${ page })` ) ),
		};
	} );
}

/** Returns the pages of docs/ that no section lists. */
function unlistedPages() {
	const listed = sections().flatMap( ( { pages } ) => pages );
	return readdirSync( inRoot( 'docs' ), { recursive: true } ).filter(
		( page ) => page.endsWith( '.md' ) && page !== INDEX && ! listed.includes( page )
	);
}

/** Returns the menu and the sidebar in the format of VitePress. */
export function navigation() {
	const unlisted = unlistedPages();
	if ( unlisted.length ) {
		throw new CannotGoOn(
			`docs/${ INDEX } doesn't link ${ unlisted.join( ', ' ) }. Add a row to one of its tables.`
		);
	}
	return {
		nav: sections().map( ( { title } ) => ( { text: title, link: `/#${ slugOf( title ) }` } ) ),
		sidebar: sections().map( ( { title, pages } ) => ( {
			text: title,
			items: pages.map( ( page ) => ( { text: titleOf( page ), link: `/${ page.replace( /\.md$/, '' ) }` } ) ),
		} ) ),
	};
}
