/** Navigation of the documentation site, read from the tables of docs/README.md and the titles of the pages. */
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { slugOf } from './markdown.mjs';

const INDEX = 'README.md';

/** Folders of docs/ with an index: the English pages, and the translated ones. */
const FOLDERS = [ '', 'de/' ];

const read = ( page ) => readFileSync( inRoot( `docs/${ page }` ), 'utf8' );
const titleOf = ( page ) => /^# (.+)$/m.exec( read( page ) )[ 1 ];

/** Returns the pages of docs/ and its folders, as paths from docs/. */
const pages = () =>
	readdirSync( inRoot( 'docs' ), { recursive: true, encoding: 'utf8' } )
		.map( ( path ) => path.replaceAll( '\\', '/' ) )
		.filter( ( path ) => path.endsWith( '.md' ) );

/**
 * Returns the sections of an index: one for each reader, with the pages that its table links. A page that is only linked
 * with an anchor is left to another section. Pages in other folders are left to the index of their folder.
 *
 * @return {{ title: string, pages: string[] }[]} Sections in the order of the index, pages as paths from docs/.
 */
function sections( folder ) {
	const [ , ...parts ] = read( folder + INDEX ).split( /^## /m );
	return parts.map( ( part ) => {
		const linked = [ ...part.matchAll( /\]\(([\w-]+\.md)/g ) ].map( ( [ , page ] ) => page );
		return {
			title: part.slice( 0, part.indexOf( '\n' ) ),
			pages: [ ...new Set( linked ) ]
				.filter( ( page ) => part.includes( `](${ page })` ) )
				.map( ( page ) => folder + page ),
		};
	} );
}

/** Throws an error if a page is in no section of its folder's index. */
function checkIndexes() {
	const listed = FOLDERS.flatMap( ( folder ) => [
		folder + INDEX,
		...sections( folder ).flatMap( ( section ) => section.pages ),
	] );
	const unlisted = pages().filter( ( page ) => ! listed.includes( page ) );
	if ( unlisted.length ) {
		throw new CannotGoOn(
			`the ${ INDEX } beside them doesn't link ${ unlisted
				.map( ( page ) => `docs/${ page }` )
				.join( ', ' ) }. Add a row to one of its tables.`
		);
	}
}

/**
 * Returns the menu and the sidebar in the format of VitePress.
 *
 * @param {string} folder Folder of the language, such as `de/`. Empty for English.
 */
export function navigation( folder = '' ) {
	checkIndexes();
	return {
		nav: sections( folder ).map( ( { title } ) => ( { text: title, link: `/${ folder }#${ slugOf( title ) }` } ) ),
		sidebar: sections( folder ).map( ( section ) => ( {
			text: section.title,
			items: section.pages.map( ( page ) => ( {
				text: titleOf( page ),
				link: `/${ page.replace( /\.md$/, '' ) }`,
			} ) ),
		} ) ),
	};
}

/**
 * Returns the address of the same page in the other language, or null if the page is in one language only.
 *
 * @param {string} path Path of the page from docs/, as VitePress knows it: the index is `index.md`.
 */
export function translationOf( path ) {
	const other = path.startsWith( 'de/' ) ? path.slice( 'de/'.length ) : `de/${ path }`;
	const exists = pages().includes( other.replace( /index\.md$/, INDEX ) );
	return exists ? `/${ other.replace( /index\.md$/, '' ).replace( /\.md$/, '.html' ) }` : null;
}
