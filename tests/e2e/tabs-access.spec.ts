import { paragraph } from './support/accordion';
import { violations } from './support/axe';
import { expect, test } from './support/fixtures';
import { observe, seen } from './support/island';
import { publish } from './support/pages';
import { openIn, tab, tabs, titleOn } from './support/tabs';
import { prepare, untouched, watchNodes } from './support/untouched';

/* Tabs without scripts, with assistive technology, enlarged and in other colors. */

const TITLES = [
	'Courses in the morning',
	'Evening',
	'It’s “soft” &amp; <em>quoted</em>',
	'Preparation for the examination of the chamber of commerce',
];

const block = ( attributes: object, name: string ) =>
	tabs(
		attributes,
		...TITLES.map( ( title, index ) =>
			tab( title, paragraph( `It's the ${ name } text ${ index }, with <a href="#x">a link</a>.` ), {
				anchor: `${ name }-${ index }`,
			} )
		)
	);

const CONTENT = [
	block( { anchor: 'row', phone: 'tabs' }, 'row' ),
	block( { anchor: 'pills', className: 'is-style-pills', phone: 'vertical', desktop: 'accordion' }, 'pills' ),
	block( { anchor: 'boxed', className: 'is-style-boxed', desktop: 'vertical' }, 'boxed' ),
].join( '\n\n' );

let path = '';

test.beforeAll( async () => {
	path = await publish( 'Page of tabs for everyone', CONTENT );
} );

test( 'a click on a tab before the script has loaded takes effect, and hydration keeps a tab open that the URL has opened', async ( {
	page,
} ) => {
	await prepare( page, '18 development' );
	let release = () => {};
	const open = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( /\/islands\/tabs\.js/, async ( route ) => {
		await open;
		await route.fallback();
	} );
	await page.goto( `${ path }#row-1`, { waitUntil: 'domcontentloaded' } );
	await watchNodes( page, '#row' );
	await expect.poll( () => openIn( page, 'row' ) ).toEqual( [ 'Evening: selected shown' ] );
	await page.locator( '#boxed-3--tab' ).click();
	await expect.poll( () => openIn( page, 'boxed' ) ).toEqual( [ 'Courses in the morning: selected shown' ] );
	release();
	await untouched( page, '18 development', 'row' );
	await expect.poll( () => openIn( page, 'boxed' ) ).toEqual( [ `${ TITLES[ 3 ] }: selected shown` ] );
	expect( ( await seen( page ) ).differences ).toEqual( [] );
} );

test( 'screen readers can reach only the open panels of tabs', async ( { page } ) => {
	await page.goto( path );
	const session = await page.context().newCDPSession( page );
	// Playwright's own tree omits hidden panels that browsers expose for find in page.
	const panels = async () => {
		const { nodes } = await session.send( 'Accessibility.getFullAXTree' );
		return nodes.filter( ( { role, ignored } ) => ! ignored && role?.value === 'tabpanel' ).length;
	};
	expect( await panels() ).toBe( 3 );
	await page.locator( '#row-2--tab' ).click();
	await expect.poll( () => openIn( page, 'row' ) ).toEqual( [ 'It’s “soft” & quoted: selected shown' ] );
	expect( await panels() ).toBe( 3 );
} );

test( 'keys pressed before the script has loaded move the focus only in the tabs that still have the focus', async ( {
	page,
} ) => {
	let release = () => {};
	const open = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( /\/islands\/tabs\.js/, async ( route ) => {
		await open;
		await route.fallback();
	} );
	await page.goto( path );
	await page.locator( '#pills-0--tab' ).focus();
	await page.keyboard.press( 'ArrowDown' );
	await page.locator( '#row-0--tab' ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'ArrowRight' );
	await page.evaluate( () => {
		const focused: string[] = [];
		Object.assign( window, { focused } );
		document.addEventListener( 'focusin', ( { target } ) => focused.push( ( target as Element ).id ) );
	} );
	release();
	for ( const id of [ 'row', 'pills' ] ) {
		await expect( page.locator( `#${ id }` ) ).toHaveClass( /is-live/ );
	}
	await expect( page.locator( '#row-2--tab' ) ).toBeFocused();
	const focused = await page.evaluate( () => ( window as unknown as { focused: string[] } ).focused );
	expect( focused ).toEqual( [ 'row-1--tab', 'row-2--tab' ] );
} );

test( 'tabs have no axe violations and no clipped titles at any width', async ( { page } ) => {
	await observe( page );
	await page.goto( path );
	await page.locator( '#row-1--tab' ).click();
	for ( const [ width, colorScheme ] of [
		[ 1280, 'light' ],
		[ 1280, 'dark' ],
		[ 640, 'light' ],
		[ 412, 'dark' ],
		[ 320, 'light' ],
	] as const ) {
		await page.emulateMedia( { colorScheme, reducedMotion: 'reduce' } );
		await page.setViewportSize( { width, height: 900 } );
		expect.soft( await violations( page, '[data-island="tabs"]' ), `${ width }` ).toEqual( [] );
		expect.soft( await page.evaluate( () => document.documentElement.scrollWidth ), `${ width }` ).toBe( width );
		const cut = await page
			.locator( '[role="tab"]' )
			.evaluateAll( ( all ) =>
				all
					.filter(
						( title ) =>
							title.scrollWidth > title.clientWidth + 1 || title.getBoundingClientRect().height < 44
					)
					.map( ( { id } ) => id )
			);
		expect.soft( cut, `${ width }` ).toEqual( [] );
	}
} );

test( 'the open tab looks different from the other tabs in forced colors', async ( { page } ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await page.goto( path );
	const marks = await page
		.locator( '#row [role="tab"]' )
		.evaluateAll( ( all ) => all.map( ( title ) => getComputedStyle( title ).borderBlockEndColor ) );
	expect( new Set( marks.slice( 1 ) ).size ).toBe( 1 );
	expect( marks[ 0 ] ).not.toBe( marks[ 1 ] );
	const fills = await page
		.locator( '#boxed [role="tab"]' )
		.evaluateAll( ( all ) => all.map( ( title ) => getComputedStyle( title ).backgroundColor ) );
	expect( fills[ 0 ] ).not.toBe( fills[ 1 ] );
} );

test( 'tabs are printed with each title above its text', async ( { page } ) => {
	await page.goto( path );
	await page.emulateMedia( { media: 'print' } );
	for ( const name of [ 'row', 'boxed' ] ) {
		const tops = await page.evaluate(
			( part ) =>
				[ 0, 1, 2, 3 ]
					.flatMap( ( index ) =>
						[ 'tab', 'panel' ].map( ( kind ) =>
							document.getElementById( `${ part }-${ index }--${ kind }` )?.getBoundingClientRect()
						)
					)
					.map( ( box ) => ( box && box.height > 10 ? box.top : -1 ) ),
			name
		);
		expect( tops ).toEqual( [ ...tops ].sort( ( a, b ) => a - b ) );
		expect( tops[ 0 ] ).toBeGreaterThan( 0 );
	}
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'tabs are sections with headings, and a URL hash scrolls to a section', async ( { page } ) => {
		await page.goto( `${ path }#boxed-3` );
		await expect( page.getByRole( 'tab' ) ).toHaveCount( 0 );
		for ( const name of [ 'row', 'pills', 'boxed' ] ) {
			for ( const index of TITLES.keys() ) {
				await expect( page.getByText( `the ${ name } text ${ index }` ) ).toBeVisible();
			}
		}
		const headings = page.locator( '#row' ).getByRole( 'heading', { level: 3 } );
		await expect( headings ).toHaveText( [
			'Courses in the morning',
			'Evening',
			'It’s “soft” & quoted',
			/Preparation/,
		] );
		const looks = await page
			.locator( '#boxed > [id$="--panel"]' )
			.evaluateAll( ( panels ) =>
				panels.map( ( panel ) =>
					[ getComputedStyle( panel ).border, getComputedStyle( panel ).padding ].join()
				)
			);
		expect( [ looks.length, new Set( looks ).size ] ).toEqual( [ TITLES.length, 1 ] );
		await expect( page.locator( '#boxed' ).getByRole( 'heading' ).last() ).toBeInViewport();
	} );
} );

test.describe( 'a page whose tabs script fails to load', () => {
	test.use( { expectedConsole: [ /net::ERR_FAILED|^tabs could not be loaded/ ] } );

	test( 'tabs are shown as titles with their panels below', async ( { page } ) => {
		await page.route( /\/islands\/tabs\.js/, ( route ) => route.abort() );
		await page.goto( path );
		await titleOn( page, 'Evening' ).first().hover();
		await expect( page.locator( '#row' ) ).toHaveClass( /is-native/ );
		for ( const index of TITLES.keys() ) {
			await expect( page.getByText( `the row text ${ index }` ) ).toBeVisible();
		}
	} );
} );
