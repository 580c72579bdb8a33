import { COLOURS, violations, WCAG } from './support/axe';
import { expect, test } from './support/fixtures';
import { publish } from './support/pages';
import { rest } from './support/rest';
import { publishEach, remove, TEMPLATES, type Published } from './support/theme';

/* Every template of Portico: accessible in both color schemes and at every width. */

const WIDTHS = [ 320, 412, 768, 1024, 1280 ];
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** Paths by template. */
const addresses: Record< string, string > = {
	'front-page': '/',
	home: '/news/',
	page: '/imprint/',
	single: '/visiting-the-institute/',
	search: '/?s=german',
	'search without results': '/?s=zzqxzzq',
	404: '/there-is-no-such-page/',
};

interface Named {
	name: string;
	content: string;
}

let made: Published[] = [];

test.beforeAll( async () => {
	const path = async ( from: string ) =>
		new URL( ( await rest< { link: string }[] >( from ) )[ 0 ]?.link ?? '' ).pathname;
	addresses.category = await path( '/wp/v2/categories?hide_empty=true' );
	addresses.author = await path( '/wp/v2/users?has_published_posts=post' );
	addresses.archive = '/2026/';
	addresses[ 'single-vestibule_course' ] = await path( '/wp/v2/vestibule-courses' );
	const patterns = await rest< Named[] >( '/wp/v2/block-patterns/patterns' );
	const sections = patterns.filter(
		( { name, content } ) =>
			name.startsWith( 'portico/' ) &&
			content.startsWith( '<!-- wp:group {"align":"full"' ) &&
			! /<h1|portico-head/.test( content )
	);
	expect( sections.length ).toBeGreaterThan( 20 );
	addresses[ 'all sections' ] = await publish(
		`Sections ${ LONG }`,
		sections.map( ( { content } ) => content ).join( '\n\n' )
	);
	made = await publishEach();
	for ( const { template, path: address } of made ) {
		addresses[ template ] = address;
	}
	expect( Object.keys( addresses ) ).toEqual( expect.arrayContaining( TEMPLATES ) );
} );

test.afterAll( () => remove( made ) );

test.use( { expectedConsole: [ /status of 404/ ] } );

for ( const scheme of [ 'light', 'dark' ] as const ) {
	test( `every template in the ${ scheme } scheme meets WCAG 2.2 AA, has one main heading, and does not overflow`, async ( {
		page,
	} ) => {
		await page.emulateMedia( { colorScheme: scheme, reducedMotion: 'reduce' } );
		const found: string[] = [];
		for ( const [ name, address ] of Object.entries( addresses ) ) {
			await page.setViewportSize( { width: 1280, height: 800 } );
			await page.goto( address );
			// Content far below is rendered only when it comes near. This check needs all of it.
			await page.addStyleTag( { content: ':not([hidden]) { content-visibility: visible !important; }' } );
			// Both schemes have the same markup, so the dark scheme is checked for colors only.
			const rules = scheme === 'light' ? { tags: WCAG } : { rules: COLOURS };
			found.push( ...( await violations( page, undefined, rules ) ).map( ( fault ) => `${ name }: ${ fault }` ) );
			expect( [ name, await page.locator( 'h1' ).count() ] ).toEqual( [ name, 1 ] );
			for ( const width of scheme === 'light' ? WIDTHS : [] ) {
				await page.setViewportSize( { width, height: 800 } );
				const over = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth
				);
				found.push( ...( over > 0 ? [ `${ name }: ${ over }px wider than ${ width }` ] : [] ) );
			}
		}
		expect( found ).toEqual( [] );
	} );
}

test( 'the side column sticks 20px below the header during scrolling', async ( { page } ) => {
	for ( const name of [ 'page-sidebar', 'single-sidebar' ] ) {
		await page.setViewportSize( { width: 1280, height: 720 } );
		await page.goto( addresses[ name ] ?? '' );
		const side = page.getByRole( 'complementary' );
		const before = ( await side.boundingBox() )?.y ?? 0;
		await page.mouse.wheel( 0, 300 );
		await expect( page.locator( '.wp-block-column.vestibule-sticky' ) ).toHaveClass( /item-is-stuck/ );
		const bar = await page.locator( 'header > .vestibule-sticky' ).boundingBox();
		await expect
			.poll( () => side.boundingBox().then( ( box ) => Math.round( box?.y ?? 0 ) ) )
			.toBe( Math.round( ( bar?.y ?? 0 ) + ( bar?.height ?? 0 ) ) + 20 );
		expect( before ).toBeGreaterThan( 100 );
		await page.setViewportSize( { width: 412, height: 720 } );
		await expect( page.locator( '.wp-block-column.vestibule-sticky' ) ).toHaveCSS( 'position', 'static' );
	}
} );

test( 'the buttons of cards in a row are aligned, even if the texts have different lengths', async ( { page } ) => {
	await page.goto( addresses[ 'all sections' ] ?? '' );
	const rows = await page
		.locator( '.wp-block-columns:has(> .is-style-card .wp-block-buttons)' )
		.evaluateAll( ( all ) =>
			all.map( ( row ) =>
				[ ...row.querySelectorAll( '.wp-block-buttons' ) ].map( ( button ) =>
					Math.round( button.getBoundingClientRect().bottom )
				)
			)
		);
	expect( rows.length ).toBeGreaterThan( 0 );
	for ( const row of rows ) {
		expect( row ).toEqual( row.map( () => row[ 0 ] ) );
	}
} );
