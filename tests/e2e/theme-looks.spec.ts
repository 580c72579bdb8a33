import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './support/fixtures';
import { rest } from './support/rest';

/* Style variations that editors choose under "Browse styles". */

interface Look {
	title: string;
	settings: { custom?: { font?: { preload?: string } } };
	styles: object;
}

let chosen = '';
let before: { settings: object; styles: object };
let looks: Look[] = [];

test.beforeAll( async () => {
	const [ theme ] = await rest< { _links: Record< string, { href: string }[] > }[] >( '/wp/v2/themes?status=active' );
	chosen = `global-styles/${ theme?._links[ 'wp:user-global-styles' ]?.[ 0 ]?.href.split( '/' ).pop() }`;
	before = await rest( `/wp/v2/${ chosen }?context=edit` );
	looks = await rest( '/wp/v2/global-styles/themes/portico/variations' );
} );

// PHP encodes an empty object as an empty list.
const object = ( value: object ) => ( Array.isArray( value ) ? {} : value );

test.afterAll( () =>
	rest( `/wp/v2/${ chosen }`, { settings: object( before.settings ), styles: object( before.styles ) } )
);

test( 'each style variation has enough contrast in both schemes and preloads its own fonts', async ( { page } ) => {
	await page.emulateMedia( { colorScheme: 'light', reducedMotion: 'reduce' } );
	const whole = looks.filter( ( { settings } ) => settings.custom?.font?.preload );
	expect( whole.map( ( { title } ) => title ).sort() ).toEqual( [ 'Brick', 'Harbour', 'Plum' ] );
	const found: string[] = [];
	for ( const { title, settings, styles } of whole ) {
		await rest( `/wp/v2/${ chosen }`, { settings, styles } );
		await page.emulateMedia( { colorScheme: 'light' } );
		await page.goto( '/' );
		// Content far below is rendered only when it comes near. This check needs all of it.
		await page.addStyleTag( { content: ':not([hidden]) { content-visibility: visible !important; }' } );
		const faces = await page
			.locator( 'link[rel="preload"][as="font"]' )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => /([\w-]+)-normal\.woff2/.exec( ( link as HTMLLinkElement ).href )?.[ 1 ] )
			);
		expect( faces.join( ' ' ) ).toBe( settings.custom?.font?.preload );
		// Each named fallback font must exist, because otherwise the text moves when the font arrives.
		const missing = await page.evaluate( () => {
			const named = [ 'h1', 'body' ].flatMap(
				( of ) =>
					getComputedStyle( document.querySelector( of ) ?? document.body ).fontFamily.match(
						/[^",]*Portico[^",]*/g
					) ?? []
			);
			const there = [ ...document.fonts ].map( ( { family } ) => family.replaceAll( '"', '' ) );
			return named.length >= 2 ? named.filter( ( family ) => ! there.includes( family ) ) : [ 'no stand-in' ];
		} );
		expect( missing ).toEqual( [] );
		for ( const colorScheme of [ 'light', 'dark' ] as const ) {
			await page.emulateMedia( { colorScheme } );
			const { violations, passes } = await new AxeBuilder( { page } )
				.withRules( [ 'color-contrast', 'link-in-text-block' ] )
				.analyze();
			expect( passes.find( ( { id } ) => id === 'color-contrast' )?.nodes.length ).toBeGreaterThan( 50 );
			found.push(
				...violations.flatMap( ( { id, nodes } ) =>
					nodes.map( ( { target } ) => `${ title }, ${ colorScheme }: ${ id } at ${ String( target[ 0 ] ) }` )
				)
			);
		}
	}
	expect( found ).toEqual( [] );
} );
