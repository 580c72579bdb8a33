import { violations } from './support/axe';
import { carousel, carouselOn, html, inSight, links, slide, started } from './support/carousel';
import { expect, test } from './support/fixtures';
import { publish } from './support/pages';

/* Behavior of the carousel pattern in the ARIA Authoring Practices, and of docs/carousel.md. */

const BUTTON =
	'<p>Slide with a button. <button type="button" id="press" onclick="window.pressed = ( window.pressed ?? 0 ) + 1">Press</button> <a href="#own" tabindex="0">Own</a></p>';
const CONTENT = [
	carousel(
		{ label: 'Plain', auto: 'false', xxl: 1 },
		...links( 3 ),
		slide( '<p>Last</p>', { label: 'The last', anchor: 'last' } )
	),
	carousel( { label: 'Three', auto: 'false', xxl: 3, sm: 2, ss: 1 }, slide( BUTTON ), ...links( 4 ) ),
	carousel( { label: 'Pages', auto: 'false', loop: 'false', scroll: 3, xxl: 3, sm: 2, ss: 1 }, ...links( 8 ) ),
	carousel( { label: 'Fits', auto: 'false', xxl: 3 }, ...links( 2 ) ),
	carousel( { label: 'Fade', auto: 'false', effect: 'fade' }, ...links( 3 ) ),
	carousel( { label: 'Bare', auto: 'false', arrows: 'false', dots: 'false', nextLabel: 'Forth' }, ...links( 3 ) ),
	html(
		'<ul class="vestibule-slide-init" aria-label="Marked" data-auto="false" data-xxl="1" data-prev-label="Back" data-next-label="Forth"><li>First</li><li>Second</li></ul>'
	),
	html( '<div style="height:1500px"></div>' ),
].join( '\n\n' );

let path = '';

test.beforeAll( async () => {
	path = await publish( 'Carousels of a browser test', CONTENT );
} );

test( 'arrow buttons, dots and arrow keys move a carousel in a loop, and its status names the current slide', async ( {
	page,
} ) => {
	await page.addInitScript( () => {
		const said: unknown[] = [];
		Object.assign( window, { said } );
		document.addEventListener( 'vestibule:slide', ( event ) => said.push( ( event as CustomEvent ).detail ) );
	} );
	await page.goto( path );
	const root = carouselOn( page, 'Plain' );
	await expect( root ).toHaveAttribute( 'aria-roledescription', 'carousel' );
	await expect( root.getByRole( 'group', { name: '1 of 4' } ) ).toHaveAttribute( 'aria-roledescription', 'Slide' );
	expect( await inSight( root ) ).toEqual( [ 'Slide text 1. Link 1' ] );

	// A click before the scripts have loaded is repeated once.
	await root.getByRole( 'button', { name: 'Next' } ).click();
	await expect.poll( () => inSight( root ) ).toEqual( [ 'Slide text 2. Link 2' ] );
	await expect( root.getByRole( 'status' ) ).toHaveText( 'Slide 2 of 4' );
	await expect( root ).toHaveClass( /is-initially-overflowing/ );
	await expect( root.getByRole( 'button', { name: '2 of 4' } ) ).toHaveAttribute( 'aria-current', 'true' );

	await root.getByRole( 'button', { name: 'Previous' } ).click();
	await expect( root.getByRole( 'status' ) ).toHaveText( 'Slide 1 of 4' );
	await root.getByRole( 'button', { name: 'Previous' } ).click();
	await expect( root.getByRole( 'status' ) ).toHaveText( 'Slide 4 of 4: The last' );
	await root.getByRole( 'button', { name: 'Next' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( root.getByRole( 'status' ) ).toHaveText( 'Slide 1 of 4' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( root.getByRole( 'status' ) ).toHaveText( 'Slide 4 of 4: The last' );
	await root.getByRole( 'button', { name: '3 of 4' } ).click();
	await expect.poll( () => inSight( root ) ).toEqual( [ 'Slide text 3. Link 3' ] );
	await expect( root.getByRole( 'button', { name: '3 of 4' } ) ).toBeFocused();
	const said = () => page.evaluate( () => ( window as unknown as { said: unknown[] } ).said );
	await expect.poll( said ).toHaveLength( 6 );
	expect( ( await said() )[ 0 ] ).toEqual( { index: 1, count: 4, by: 'visitor' } );
} );

test( 'a dot pressed by keyboard moves the focus to its slide, and Tab reaches only visible slides', async ( {
	page,
} ) => {
	await page.goto( path );
	const root = await started( page, 'Plain' );
	for ( const [ key, number ] of [
		[ 'Enter', 3 ],
		[ 'Space', 2 ],
	] as const ) {
		await root.getByRole( 'button', { name: `${ number } of 4` } ).focus();
		await page.keyboard.press( key );
		await expect( root.getByRole( 'group', { name: `${ number } of 4` } ) ).toBeFocused();
	}
	await page.keyboard.press( 'Tab' );
	await expect( root.getByRole( 'link', { name: 'Link 2' } ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await expect( root.getByRole( 'button', { name: '1 of 4' } ) ).toBeFocused();
	await page.keyboard.press( 'Shift+Tab' );
	await page.keyboard.press( 'Shift+Tab' );
	await expect( root.getByRole( 'button', { name: 'Next' } ) ).toBeFocused();

	// The focus must not stay in a slide that moves out of view.
	await root.getByRole( 'link', { name: 'Link 2' } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await expect( root.getByRole( 'group', { name: '3 of 4' } ) ).toBeFocused();
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'visitors can scroll to all slides, and no controls are shown', async ( { page } ) => {
		await page.goto( path );
		await expect(
			page.locator( '.vestibule-carousel__button:visible, .vestibule-carousel__dot:visible' )
		).toHaveCount( 0 );
		const link = carouselOn( page, 'Plain' ).getByRole( 'link', { name: 'Link 3' } );
		await link.scrollIntoViewIfNeeded();
		await expect( link ).toBeInViewport();
		await expect( carouselOn( page, 'Plain' ).locator( '.vestibule-carousel__track' ) ).toHaveCSS(
			'overflow-x',
			'auto'
		);
	} );
} );

for ( const width of [ 412, 640, 1280 ] ) {
	test( `slides do not move when the carousel starts at ${ width } px`, { tag: '@detail' }, async ( { page } ) => {
		await page.setViewportSize( { width, height: 800 } );
		await page.addInitScript( () => {
			Object.assign( window, { shift: 0 } );
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() ) {
					( window as unknown as { shift: number } ).shift += ( entry as unknown as { value: number } ).value;
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
		} );
		await page.goto( path );
		await page.evaluate( () => document.fonts.ready );
		const places = () =>
			page.locator( '.vestibule-carousel__list > [aria-roledescription]:not([inert])' ).evaluateAll( ( all ) =>
				all
					.map( ( item ) => {
						const { x, width: wide, y, height } = item.getBoundingClientRect();
						const track = item.parentElement?.parentElement?.getBoundingClientRect();
						return track && x + wide <= track.right + 1
							? [ item.textContent?.trim(), ...[ x, y + scrollY, wide, height ].map( Math.round ) ]
							: null;
					} )
					.filter( Boolean )
			);
		const before = await places();
		const shiftBefore = await page.evaluate( () => ( window as unknown as { shift: number } ).shift );
		for ( const name of [ 'Plain', 'Three', 'Pages', 'Fade', 'Bare', 'Marked' ] ) {
			await started( page, name );
		}
		expect( await places() ).toEqual( before );
		expect( await page.evaluate( () => document.documentElement.scrollWidth <= innerWidth ) ).toBe( true );
		expect( ( await page.evaluate( () => ( window as unknown as { shift: number } ).shift ) ) - shiftBefore ).toBe(
			0
		);
	} );
}

test.describe( 'rare states and design details', { tag: '@detail' }, () => {
	test( 'copies of slides have no IDs, names or focusable elements, and a click on a copy activates the original', async ( {
		page,
	} ) => {
		await page.goto( path );
		const root = await started( page, 'Three' );
		const copies = root.locator( '.splide__slide--clone' );
		expect( await copies.count() ).toBeGreaterThan( 0 );
		const faults = await copies.evaluateAll(
			( all ) =>
				all
					.flatMap( ( copy ) => [ copy, ...copy.querySelectorAll( '*' ) ] )
					.filter(
						( element ) =>
							element.id ||
							( element.matches( 'a, button' ) && element.getAttribute( 'tabindex' ) !== '-1' )
					).length +
				all.filter( ( copy ) => copy.getAttribute( 'aria-hidden' ) !== 'true' || copy.hasAttribute( 'role' ) )
					.length
		);
		expect( faults ).toBe( 0 );
		const ids = await page.locator( '[id]' ).evaluateAll( ( all ) => all.map( ( { id } ) => id ) );
		expect( ids.filter( ( id, index ) => ids.indexOf( id ) !== index ) ).toEqual( [] );
		await expect( root.getByRole( 'link', { name: 'Own' } ) ).toHaveAttribute( 'tabindex', '0' );

		await root.getByRole( 'button', { name: '4 of 5' } ).click();
		await expect
			.poll( () => inSight( root ) )
			.toEqual( [ 'Slide text 3. Link 3', 'Slide text 4. Link 4', 'Slide with a button. Press Own' ] );
		await expect( root.getByRole( 'status' ) ).toHaveText( 'Slide 4, 5, 1 of 5' );
		const box = await root.locator( '.splide__slide--clone' ).nth( 6 ).locator( 'button' ).boundingBox();
		await page.mouse.click( ( box?.x ?? 0 ) + 5, ( box?.y ?? 0 ) + 5 );
		expect( await page.evaluate( () => ( window as unknown as { pressed?: number } ).pressed ) ).toBe( 1 );
		// The original can be focused, and the focus scrolls it into view.
		await root.locator( 'button#press' ).focus();
		await expect
			.poll( () => inSight( root ) )
			.toEqual( [ 'Slide with a button. Press Own', 'Slide text 1. Link 1', 'Slide text 2. Link 2' ] );
	} );

	test( 'a carousel that moves by page ends with a full page and then rewinds, and hides its controls if all slides fit', async ( {
		page,
	} ) => {
		await page.goto( path );
		const root = await started( page, 'Pages' );
		const names = () =>
			root
				.getByRole( 'button', { name: /of 8/ } )
				.evaluateAll( ( all ) =>
					all.filter( ( dot ) => dot.checkVisibility() ).map( ( dot ) => dot.getAttribute( 'aria-label' ) )
				);
		expect( await names() ).toEqual( [ '1 of 8', '4 of 8', '6 of 8' ] );
		for ( const words of [ 'Slide 4 to 6 of 8', 'Slide 6 to 8 of 8', 'Slide 1 to 3 of 8', 'Slide 4 to 6 of 8' ] ) {
			await root.getByRole( 'button', { name: 'Next' } ).click();
			await expect( root.getByRole( 'status' ) ).toHaveText( words );
		}
		await page.setViewportSize( { width: 500, height: 800 } );
		await expect.poll( names ).toHaveLength( 8 );
		await expect.poll( () => inSight( root ) ).toEqual( [ 'Slide text 4. Link 4' ] );
		await page.setViewportSize( { width: 1280, height: 720 } );
		await expect.poll( async () => ( await inSight( root ) ).length ).toBe( 3 );
		expect( await root.evaluate( ( element ) => element.style.getPropertyValue( '--vestibule-xxl' ) ) ).toBe( '3' );

		await expect( carouselOn( page, 'Fits' ).getByRole( 'button' ) ).toHaveCount( 0 );
		await expect( carouselOn( page, 'Bare' ).getByRole( 'button' ) ).toHaveCount( 0 );
		const marked = await started( page, 'Marked' );
		await marked.getByRole( 'button', { name: 'Forth' } ).click();
		await expect.poll( () => inSight( marked ) ).toEqual( [ 'Second' ] );
		await expect( marked.getByRole( 'button', { name: 'Back' } ) ).toBeVisible();
	} );

	test( 'a fading carousel shows one slide, slides can be dragged, and a URL hash shows its slide', async ( {
		page,
	} ) => {
		await page.goto( `${ path }#last` );
		const plain = carouselOn( page, 'Plain' );
		await expect( plain ).toHaveClass( /is-running/ );
		await expect.poll( () => inSight( plain ) ).toEqual( [ 'Last' ] );

		const fade = await started( page, 'Fade' );
		await fade.getByRole( 'button', { name: 'Next' } ).click();
		await expect( fade.getByRole( 'status' ) ).toHaveText( 'Slide 2 of 3' );
		await expect( fade.getByRole( 'group', { name: '2 of 3' } ) ).toHaveCSS( 'opacity', '1' );
		await expect( fade.getByRole( 'group', { name: '1 of 3', includeHidden: true } ) ).toHaveCSS( 'opacity', '0' );

		const bare = await started( page, 'Bare' );
		await bare.scrollIntoViewIfNeeded();
		const box = await bare.boundingBox();
		const y = ( box?.y ?? 0 ) + ( box?.height ?? 0 ) / 2;
		await page.mouse.move( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) * 0.9, y );
		await page.mouse.down();
		await page.mouse.move( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) * 0.5, y, { steps: 5 } );
		await page.mouse.move( ( box?.x ?? 0 ) + ( box?.width ?? 0 ) * 0.1, y, { steps: 5 } );
		// Pauses before the release, because a fast flick would move one slide more.
		const still = await page.evaluate( () => performance.now() );
		await page.waitForFunction( ( since ) => performance.now() > since + 300, still );
		await page.mouse.up();
		await expect( bare.getByRole( 'status' ) ).toHaveText( 'Slide 2 of 3' );
	} );

	test( 'a slide that is added later is numbered and shown', async ( { page } ) => {
		await page.goto( path );
		const root = await started( page, 'Plain' );
		await root.evaluate( ( element ) =>
			element.querySelector( '.vestibule-carousel__list' )?.insertAdjacentHTML( 'beforeend', '<div>Late</div>' )
		);
		await expect( root.getByRole( 'button', { name: '5 of 5' } ) ).toBeVisible();
		await root.getByRole( 'button', { name: 'Previous' } ).click();
		await expect.poll( () => inSight( root ) ).toEqual( [ 'Late' ] );
		await expect( root.getByRole( 'status' ) ).toHaveText( 'Slide 5 of 5' );
	} );

	test( 'carousels have no axe violations, and their controls are visible in forced colors', async ( { page } ) => {
		await page.emulateMedia( { forcedColors: 'active' } );
		await page.goto( path );
		expect( await violations( page, '.wp-block-vestibule-carousel' ) ).toEqual( [] );
		for ( const name of [ 'Plain', 'Three', 'Fade', 'Marked' ] ) {
			await started( page, name );
		}
		expect( await violations( page, '.wp-block-vestibule-carousel' ) ).toEqual( [] );
		const colors = await carouselOn( page, 'Plain' )
			.getByRole( 'button', { name: 'Next' } )
			.evaluate( ( button ) => {
				const icon = button.firstElementChild;
				return [
					icon ? getComputedStyle( icon ).backgroundColor : '',
					getComputedStyle( button ).backgroundColor,
				];
			} );
		expect( colors[ 0 ] ).not.toBe( colors[ 1 ] );
	} );

	test( 'a carousel in native mode can be scrolled and has no controls', async ( { page } ) => {
		await page.route( /\/islands\/carousel\.js/, ( route ) =>
			route.fulfill( {
				contentType: 'text/javascript',
				body: 'window.vestibuleIslands = { carousel: ( island ) => { island.classList.add( "is-native" ); return Promise.resolve(); } };',
			} )
		);
		await page.goto( path );
		const root = carouselOn( page, 'Plain' );
		await root.dispatchEvent( 'pointerdown' );
		await expect( root ).toHaveClass( /is-native/ );
		await expect( root.getByRole( 'button' ) ).toHaveCount( 0 );
		await expect( root.locator( '.vestibule-carousel__track' ) ).toHaveCSS( 'overflow-x', 'auto' );
	} );
} );
