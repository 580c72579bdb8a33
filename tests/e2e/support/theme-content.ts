import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { hardContent } from './hard-content';
import { rest } from './rest';
import { SITE } from './site';

const HERE = fileURLToPath( new URL( '.', import.meta.url ) );

/** WordPress's theme test content is not part of the project. `THEME_TEST_DATA` names the folder with its files. */
const FOLDER = process.env.THEME_TEST_DATA;
const FILES = FOLDER
	? [ 'theme-unit-test.xml', 'theme-block-test.xml' ].map( ( name ) => join( resolve( FOLDER ), name ) )
	: [];

/** Replaces embeds with frames and prevents requests (tools/wordpress/mu-plugins/test-content.php). */
export const CONTENT = { 'X-Test-Content': 'on' };

const FILE = '/test-content/v1/file';

export interface Made {
	id: number;
	type: string;
	title: string;
	status: string;
	url: string;
	slug: string;
}

/** Imports the extreme content and the files of `THEME_TEST_DATA`. */
export async function importContent(): Promise< Made[] > {
	const all: Made[] = [];
	for ( const data of [ hardContent(), ...FILES.map( ( file ) => readFileSync( file, 'utf8' ) ) ] ) {
		all.push( ...( await rest< Made[] >( FILE, data, { headers: { 'Content-Type': 'text/xml' } } ) ) );
	}
	return all;
}

export const removeContent = () => rest( FILE, undefined, { method: 'DELETE' } );

/**
 * Creates a menu that the header shows until it is deleted: forty items on three levels, some of them one long word.
 */
export async function newMenu(): Promise< number > {
	const link = ( label: string ) =>
		`<!-- wp:navigation-link ${ JSON.stringify( { label, url: '/', kind: 'custom' } ) } /-->`;
	const sub = ( label: string, inner: string[] ) =>
		`<!-- wp:navigation-submenu ${ JSON.stringify( { label, url: '/', kind: 'custom' } ) } -->\n${ inner.join( '\n' ) }\n<!-- /wp:navigation-submenu -->`;
	const part = ( name: string ) =>
		sub( name, [
			link( `${ name } one` ),
			sub( `${ name } two`, [ link( `${ name } two, first` ), link( 'Donaudampfschifffahrtsgesellschaft' ) ] ),
		] );
	const content = [ 'Courses', 'Advice', 'House', 'People', 'Library', 'Examinations', 'Friends', 'Contact' ]
		.map( part )
		.join( '\n' );
	const menu = { title: 'Forty', status: 'publish', content };
	return ( await rest< { id: number } >( '/wp/v2/navigation', menu ) ).id;
}

export const deleteMenu = ( id: number ) =>
	rest( `/wp/v2/navigation/${ id }?force=true`, undefined, { method: 'DELETE' } );

/** Replaces external images with a drawing and other external content with empty responses. */
export async function withoutElsewhere( page: Page ): Promise< void > {
	const body = readFileSync( join( HERE, '../../../plugin/src/Tools/Demo/images/courtyard.svg' ) );
	await page.route(
		( url ) => ! url.href.startsWith( SITE ),
		( route ) =>
			route.request().resourceType() === 'image'
				? route.fulfill( { contentType: 'image/svg+xml', body } )
				: route.fulfill( { contentType: 'text/html', body: '' } )
	);
}

/** Layout faults at the current width. Empty if there are none. */
export function faults( page: Page ): Promise< string[] > {
	return page.evaluate( () => {
		const found: string[] = [];
		const root = document.documentElement;
		if ( root.scrollWidth > window.innerWidth ) {
			found.push( `the page is ${ root.scrollWidth } px wide` );
		}
		const scrolls = ( element: Element | null ): boolean =>
			element !== null &&
			element !== document.body &&
			( getComputedStyle( element ).overflowX !== 'visible' || scrolls( element.parentElement ) );
		for ( const element of document.querySelectorAll( 'main *' ) ) {
			const { left, right, width, height } = element.getBoundingClientRect();
			const isHidden =
				width < 2 ||
				height < 2 ||
				element.closest( '.screen-reader-text, dialog:not([open]), [aria-hidden="true"]' ) !== null;
			if ( ! isHidden && ( right > window.innerWidth + 1 || left < -1 ) && ! scrolls( element.parentElement ) ) {
				found.push(
					`${ element.tagName.toLowerCase() }.${ element.className.toString() } reaches from ${ Math.round( left ) } to ${ Math.round( right ) }`
				);
			}
		}
		const header = document.querySelector( 'header.wp-block-template-part' )?.getBoundingClientRect();
		const main = document.querySelector( 'main' )?.getBoundingClientRect();
		if ( header && main && window.scrollY === 0 && main.top < header.bottom - 1 ) {
			found.push( `the header ends at ${ header.bottom } and the content begins at ${ main.top }` );
		}
		return [ ...new Set( found ) ].slice( 0, 6 );
	} );
}
