import { paragraph } from './support/accordion';
import { expect, test } from './support/fixtures';
import { publish } from './support/pages';
import { LONG, openIn, tab, tabs, titleOn } from './support/tabs';

/* Behavior of the tabs pattern in the ARIA Authoring Practices, and of docs/tabs.md. */

const CONTENT = [
	LONG,
	paragraph( '<a href="#evening">To the evening</a>' ),
	tabs(
		{ anchor: 'plain', label: 'Courses' },
		tab( 'Morning', LONG ),
		tab( 'Evening', paragraph( 'Six to eight.' ) ),
		tab( 'It’s “soft” &amp; <em>quoted</em>', paragraph( 'A <a href="#">link</a>.' ) )
	),
	tabs(
		{ anchor: 'beside', desktop: 'vertical', tablet: 'tabs', activation: 'manual' },
		tab( 'Tram', paragraph( 'Line 3.' ) ),
		tab( 'Bicycle', paragraph( 'Forty stands.' ), { isOpen: true } ),
		tab( 'Boat', paragraph( 'In summer.' ) )
	),
	LONG,
].join( '\n\n' );

let path = '';

test.beforeAll( async () => {
	path = await publish( 'Page of tabs', CONTENT );
} );

test( 'arrow keys move through a row of tabs, open them and wrap around at both ends', async ( { page } ) => {
	await page.addInitScript( () => {
		const said: unknown[] = [];
		Object.assign( window, { said } );
		document.addEventListener( 'vestibule:tab', ( event ) =>
			said.push( [ ( event.target as Element ).id, ( event as CustomEvent ).detail ] )
		);
	} );
	await page.goto( path );
	await expect( page.locator( '#plain' ) ).toMatchAriaSnapshot( `
		- tablist "Courses":
		  - tab "Morning" [selected]
		  - tab "Evening"
		  - tab "It’s “soft” & quoted"
		- tabpanel "Morning"
	` );
	await page.getByRole( 'link', { name: 'To the evening' } ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( titleOn( page, 'Morning' ) ).toBeFocused();
	for ( const [ key, name ] of [
		[ 'ArrowRight', 'Evening' ],
		[ 'ArrowLeft', 'Morning' ],
		[ 'ArrowLeft', /quoted/ ],
		[ 'ArrowRight', 'Morning' ],
		[ 'End', /quoted/ ],
		[ 'Home', 'Morning' ],
		[ 'ArrowRight', 'Evening' ],
	] as const ) {
		await page.keyboard.press( key );
		await expect( titleOn( page, name ) ).toBeFocused();
		await expect( titleOn( page, name ) ).toHaveAttribute( 'aria-selected', 'true' );
	}
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Alt+ArrowRight' );
	await expect.poll( () => openIn( page, 'plain' ) ).toEqual( [ 'Evening: selected shown' ] );
	await expect( page.getByRole( 'tabpanel', { name: 'Evening' } ) ).toHaveText( 'Six to eight.' );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByRole( 'tabpanel', { name: 'Evening' } ) ).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( titleOn( page, 'Evening' ) ).toBeFocused();
	await expect( titleOn( page, 'Morning' ) ).toHaveAttribute( 'tabindex', '-1' );
	await expect( page.locator( '#morning--panel' ) ).toHaveAttribute( 'hidden', 'until-found' );
	const said = await page.evaluate( () => ( window as unknown as { said: unknown[] } ).said );
	expect( said ).toHaveLength( 7 );
	expect( said[ 0 ] ).toEqual( [ 'plain', { id: 'evening', index: 1, isOpen: true } ] );
} );

test( 'vertical tabs use the up and down keys, and Space or Enter opens a tab if activation is manual', async ( {
	page,
} ) => {
	await page.goto( path );
	const list = page.locator( '#beside' ).getByRole( 'tablist' );
	await expect( list ).toHaveAttribute( 'aria-orientation', 'vertical' );
	await expect.poll( () => openIn( page, 'beside' ) ).toEqual( [ 'Bicycle: selected shown' ] );
	const title = await titleOn( page, 'Boat' ).boundingBox();
	const panel = await page.getByRole( 'tabpanel', { name: 'Bicycle' } ).boundingBox();
	expect( title && panel && panel.x >= title.x + title.width && panel.y < title.y ).toBe( true );
	// Hidden panels are in the same place and must not cover this panel.
	await page.getByText( 'Forty stands.' ).dblclick( { position: { x: 8, y: 8 } } );
	expect( await page.evaluate( () => getSelection()?.toString().trim() ) ).toBe( 'Forty' );
	await page.mouse.click( 0, 0 );

	await titleOn( page, 'Bicycle' ).focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect( titleOn( page, 'Boat' ) ).toBeFocused();
	await expect.poll( () => openIn( page, 'beside' ) ).toEqual( [ 'Bicycle: selected shown' ] );
	await page.keyboard.press( 'Space' );
	await expect.poll( () => openIn( page, 'beside' ) ).toEqual( [ 'Boat: selected shown' ] );
	await page.keyboard.press( 'ArrowDown' );
	await expect( titleOn( page, 'Tram' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect.poll( () => openIn( page, 'beside' ) ).toEqual( [ 'Tram: selected shown' ] );
	await page.keyboard.press( 'ArrowUp' );
	await expect( titleOn( page, 'Boat' ) ).toBeFocused();
} );

test(
	'the arrow keys and layout of tabs are mirrored on right-to-left pages',
	{ tag: '@detail' },
	async ( { page } ) => {
		await page.route( `**${ path }`, async ( route ) => {
			const answer = await route.fetch();
			await route.fulfill( {
				response: answer,
				body: ( await answer.text() ).replace( '<html ', '<html dir="rtl" ' ),
			} );
		} );
		await page.goto( path );
		const [ first, second ] = [
			await titleOn( page, 'Morning' ).boundingBox(),
			await titleOn( page, 'Evening' ).boundingBox(),
		];
		expect( first && second && first.x > second.x ).toBe( true );
		const [ title, panel ] = [
			await titleOn( page, 'Tram' ).boundingBox(),
			await page.getByRole( 'tabpanel', { name: 'Bicycle' } ).boundingBox(),
		];
		expect( title && panel && panel.x + panel.width <= title.x ).toBe( true );
		await titleOn( page, 'Morning' ).focus();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( titleOn( page, 'Evening' ) ).toHaveAttribute( 'aria-selected', 'true' );
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( titleOn( page, /quoted/ ) ).toHaveAttribute( 'aria-selected', 'true' );
	}
);

test(
	'tabs have the configured layout on each device, at the documented widths',
	{ tag: '@detail' },
	async ( { page } ) => {
		const layout = () =>
			page.locator( '#beside' ).evaluate( ( island ) => {
				const place = ( id: string ) => document.getElementById( id )?.getBoundingClientRect() ?? new DOMRect();
				const [ first, last, panel ] = [
					place( 'tram--tab' ),
					place( 'boat--tab' ),
					place( 'bicycle--panel' ),
				];
				const name = first.top === last.top ? 'row' : 'column';
				const under = panel.top < last.top ? 'between' : 'below';
				const where = panel.left >= first.right ? 'beside' : under;
				return `${ name }, panel ${ where }, ${ island.querySelectorAll( '[role="tab"]' ).length } titles`;
			} );
		const seen: Record< number, string > = {};
		await page.goto( path );
		for ( const width of [ 1025, 1024, 768, 767, 320 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			seen[ width ] = await layout();
		}
		expect( seen ).toEqual( {
			1025: 'column, panel beside, 3 titles',
			1024: 'row, panel below, 3 titles',
			768: 'row, panel below, 3 titles',
			767: 'column, panel between, 3 titles',
			320: 'column, panel between, 3 titles',
		} );
	}
);

test.describe( 'visitors on a phone', () => {
	test.use( { viewport: { width: 412, height: 800 }, hasTouch: true } );

	test( 'a tapped title stays in place, a second tap closes it, and arrow keys only move the focus', async ( {
		page,
	} ) => {
		await page.goto( path );
		const evening = titleOn( page, 'Evening' );
		await evening.scrollIntoViewIfNeeded();
		const before = await evening.boundingBox();
		expect( before?.y ).toBeGreaterThan( 300 );
		await evening.tap();
		await expect( evening ).toHaveAttribute( 'aria-expanded', 'true' );
		// The long panel above is closed, but the title did not move.
		await expect
			.poll( async () => Math.abs( ( ( await evening.boundingBox() )?.y ?? 0 ) - ( before?.y ?? 0 ) ) )
			.toBeLessThan( 2 );
		await expect( evening ).toBeInViewport();
		await expect( page.locator( '#plain' ).getByRole( 'tablist' ) ).toHaveAttribute(
			'aria-orientation',
			'vertical'
		);
		await expect.poll( () => openIn( page, 'plain' ) ).toEqual( [ 'Evening: selected shown' ] );

		await evening.tap();
		await expect( evening ).toHaveAttribute( 'aria-expanded', 'false' );
		await expect.poll( () => openIn( page, 'plain' ) ).toEqual( [ 'Evening: selected' ] );

		await page.keyboard.press( 'ArrowDown' );
		await expect( titleOn( page, /quoted/ ) ).toBeFocused();
		await expect.poll( () => openIn( page, 'plain' ) ).toEqual( [ 'Evening: selected' ] );

		// A row of tabs always has one open tab.
		await page.setViewportSize( { width: 1200, height: 800 } );
		await expect( evening ).not.toHaveAttribute( 'aria-expanded' );
		await expect.poll( () => openIn( page, 'plain' ) ).toEqual( [ 'Evening: selected shown' ] );
	} );
} );
