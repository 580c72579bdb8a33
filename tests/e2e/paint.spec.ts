import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** What a page paints before all of it has come (docs/performance-changes.md). */

const FOOT = /<(?:style|link)\b[^>]*\bid=["']vestibule-[a-z-]*(?:foot|floats|open)(?:-inline)?-css/;

/** Every property of every element of every menu, as the browser has computed it. */
const looks = ( page: Page ) =>
	page.evaluate( () =>
		[ ...document.querySelectorAll( 'nav.wp-block-navigation, nav.wp-block-navigation *' ) ].flatMap(
			( element, place ) => {
				const style = getComputedStyle( element );
				return [ ...style ]
					.filter( ( name ) => ! name.startsWith( '--' ) )
					.map(
						( name ) => `${ place } ${ element.className } ${ name }: ${ style.getPropertyValue( name ) }`
					);
			}
		)
	);

async function withWordPresssSheet( page: Page ): Promise< void > {
	await page.evaluate( () => {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = `/wp-includes/blocks/navigation/style${ document.dir === 'rtl' ? '-rtl' : '' }.min.css`;
		const loaded = new Promise( ( done ) => ( link.onload = done ) );
		document.querySelector( '#portico-menu-inline-css' )?.replaceWith( link );
		return loaded;
	} );
}

for ( const width of [ 412, 1280 ] ) {
	test( `menus look as with WordPress's sheet of menus (${ width })`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 860 } );
		await page.goto( '/' );
		await expect( page.locator( '#wp-block-navigation-css, #wp-block-navigation-inline-css' ) ).toHaveCount( 0 );
		const ours = await looks( page );
		expect( ours.length ).toBeGreaterThan( 2000 );
		await withWordPresssSheet( page );
		const theirs = new Set( await looks( page ) );
		expect( ours.filter( ( look ) => ! theirs.has( look ) ) ).toEqual( [] );
	} );
}

test( 'what floats or is closed is not there before its sheet', async ( { page } ) => {
	await page.route( '/showcase/', async ( route ) => {
		const answer = await route.fetch();
		const html = await answer.text();
		const end = html.search( FOOT );
		expect( end ).toBeGreaterThan( html.indexOf( '</footer>' ) );
		await route.fulfill( { response: answer, body: html.slice( 0, end ) } );
	} );
	await page.goto( '/showcase/', { waitUntil: 'domcontentloaded' } );
	for ( const name of [
		'.vestibule-chat',
		'.vestibule-scroll-top',
		'.vestibule-modal',
		'.vestibule-drawer__dialog',
	] ) {
		const all = page.locator( name );
		expect( await all.count(), name ).toBeGreaterThan( 0 );
		await expect( all.filter( { visible: true } ), name ).toHaveCount( 0 );
	}
} );

test( 'a wide window paints a page when all of it is there, so that no row of columns moves', async ( { page } ) => {
	await page.goto( '/prices/' );
	const awaited = await page.locator( 'head link[rel="expect"][blocking="render"]' ).getAttribute( 'href' );
	await expect( page.locator( String( awaited ) ) ).toBeAttached();
} );
