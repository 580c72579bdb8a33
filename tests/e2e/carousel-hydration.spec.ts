import { carousel, html, links, publishCarousels, slide } from './support/carousel';
import { expect, test } from './support/fixtures';
import { seen } from './support/island';
import { BUILDS, prepare, watchNodes } from './support/untouched';

/*
 * React takes the controls over without a changed node. Then Splide works on the list, and what it adds is exempt here:
 * its copies of slides at both ends of a loop, and nothing else.
 */

const CONTENT = [
	carousel(
		{ label: 'Loop', auto: 'false', xxl: 2, nextLabel: 'Next &amp; "on"', anchor: 'loop', thumbnails: 'true' },
		slide( '<p>“One” &amp; <em>more</em></p>', { label: '“Quoted”' } ),
		...links( 3 )
	),
	carousel( { label: 'Plain', auto: 'false', loop: 'false', anchor: 'plain' }, ...links( 3 ) ),
	html(
		'<figure id="marked" class="vestibule-slide-init" data-auto="false" data-loop="false"><figure>A</figure><figure>B</figure><figcaption class="blocks-gallery-caption">Both</figcaption></figure>'
	),
].join( '\n\n' );

let path = '';

test.beforeAll( async ( {}, { project } ) => {
	path = await publishCarousels( project.use.baseURL, 'Carousels taken over', CONTENT );
} );

for ( const build of BUILDS ) {
	test( `React ${ build } takes carousels over without a changed node`, async ( { page } ) => {
		await prepare( page, build );
		await page.goto( path );
		for ( const id of [ 'plain', 'marked', 'loop' ] ) {
			await watchNodes( page, `#${ id }` );
			await page.locator( `#${ id }` ).dispatchEvent( 'pointerdown' );
			await expect.poll( async () => ( await seen( page ) ).ready, { timeout: 30_000 } ).toContain( id );
			const touched = await page.evaluate( () => window.touched );
			expect( touched.filter( ( change ) => ! /^\+ <div [^>]*splide__slide--clone/.test( change ) ) ).toEqual(
				[]
			);
			expect( touched ).toHaveLength( id === 'loop' ? 8 : 0 );
			await expect( page.locator( `#${ id }` ) ).toHaveClass( /is-running/ );
			await expect( page.locator( `#${ id }` ) ).not.toHaveClass( /is-native/ );
		}
		expect( await page.evaluate( () => window.React.version ) ).toMatch(
			new RegExp( `^${ build.slice( 0, 2 ) }\\.` )
		);
		expect( ( await seen( page ) ).differences ).toEqual( [] );
	} );
}

test( 'when the scripts never come, the list scrolls and the controls go', async ( { page } ) => {
	await page.route( /\/islands\/carousel\.js/, ( route ) =>
		route.fulfill( {
			contentType: 'text/javascript',
			body: 'window.vestibuleIslands = { carousel: ( island ) => { island.classList.add( "is-native" ); return Promise.resolve(); } };',
		} )
	);
	await page.goto( path );
	const root = page.locator( '#plain' );
	await root.dispatchEvent( 'pointerdown' );
	await expect( root ).toHaveClass( /is-native/ );
	await expect( root.getByRole( 'button' ) ).toHaveCount( 0 );
	await expect( root.locator( '.vestibule-carousel__track' ) ).toHaveCSS( 'overflow-x', 'auto' );
} );
