import { carousel, carouselOn, html, inSight, links, slide } from './support/carousel';
import { expect, test } from './support/fixtures';
import { publish } from './support/pages';

/* Carousels with autoplay (docs/carousel.md): when autoplay pauses, and when screen readers announce slides. */

const INTERVAL = 1500;
const TALL = html( '<div style="height:2500px"></div>' );
const CONTENT = [
	carousel( { label: 'Turning', sliderSpeed: INTERVAL, animationSpeed: 50, xxl: 1 }, ...links( 3 ) ),
	carousel(
		{ label: 'Not held', sliderSpeed: INTERVAL, animationSpeed: 50, pauseOnHover: 'false', loop: 'false' },
		...links( 3 )
	),
	TALL,
	carousel(
		{ label: 'Below', sliderSpeed: INTERVAL, animationSpeed: 50 },
		slide( '<p>Slide text 1</p>' ),
		slide( '<p>Slide text 2</p>' )
	),
].join( '\n\n' );

let path = '';

test.beforeAll( async () => {
	path = await publish( 'Turning carousels', CONTENT );
} );

test.beforeEach( async ( { page } ) => {
	await page.addInitScript( () => {
		const moves: string[] = [];
		Object.assign( window, { moves } );
		document.addEventListener( 'vestibule:slide', ( event ) => {
			const { by } = ( event as CustomEvent< { by: string } > ).detail;
			moves.push( `${ ( event.target as Element ).getAttribute( 'aria-label' ) }: ${ by }` );
		} );
	} );
	await page.mouse.move( 2, 2 );
} );

test( 'autoplay moves visible carousels silently, and the first button pauses and resumes it without losing focus', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto( path );
	const moves = ( name: string ) =>
		page.evaluate(
			( label ) =>
				( window as unknown as { moves: string[] } ).moves.filter( ( move ) => move.startsWith( label ) ),
			name
		);
	const root = carouselOn( page, 'Turning' );
	await expect.poll( () => moves( 'Turning' ) ).toContain( 'Turning: autoplay' );
	await expect( root.getByRole( 'status' ) ).toBeEmpty();
	expect( await moves( 'Below' ) ).toEqual( [] );
	await expect( carouselOn( page, 'Below' ) ).not.toHaveClass( /is-running/ );

	const first = await root.evaluate( ( element ) =>
		element.querySelector( 'button, a, [tabindex="0"]' )?.getAttribute( 'aria-label' )
	);
	expect( first ).toBe( 'Pause the slides' );
	await root.getByRole( 'button', { name: 'Pause the slides' } ).focus();
	await expect( root ).not.toHaveClass( /is-turning/ );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Enter' );
	await expect( root ).toHaveClass( /is-turning/ );
	await page.keyboard.press( 'Enter' );
	await expect( root.getByRole( 'button', { name: 'Play the slides' } ) ).toBeFocused();
	const before = ( await moves( 'Turning' ) ).length;
	await root.getByRole( 'button', { name: 'Next' } ).click();
	await expect( root.getByRole( 'status' ) ).not.toBeEmpty();
	await page.mouse.move( 2, 2 );
	await page.clock.runFor( INTERVAL * 2 );
	expect( await moves( 'Turning' ) ).toHaveLength( before + 1 );
} );

test( 'autoplay pauses under the pointer, in a hidden tab and outside the viewport', async ( { page } ) => {
	await page.goto( path );
	const root = carouselOn( page, 'Turning' );
	await expect( root ).toHaveClass( /is-turning/ );
	await root.hover();
	await expect( root ).not.toHaveClass( /is-turning/ );
	await page.mouse.move( 2, 2 );
	await expect( root ).toHaveClass( /is-turning/ );
	const free = carouselOn( page, 'Not held' );
	await free.hover();
	await expect( free ).toHaveClass( /is-turning/ );
	await page.mouse.move( 2, 2 );

	const hide = ( hidden: boolean ) =>
		page.evaluate( ( value ) => {
			Object.defineProperty( document, 'hidden', { value, configurable: true } );
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		}, hidden );
	await hide( true );
	await expect( root ).not.toHaveClass( /is-turning/ );
	await hide( false );
	await expect( root ).toHaveClass( /is-turning/ );

	await carouselOn( page, 'Below' ).scrollIntoViewIfNeeded();
	await expect( root ).not.toHaveClass( /is-turning/ );
	await expect( carouselOn( page, 'Below' ) ).toHaveClass( /is-turning/ );
} );

test( 'autoplay stops when the focus first enters a carousel or returns to its controls, until a visitor presses Play', async ( {
	page,
} ) => {
	await page.clock.install();
	await page.goto( path );
	const root = carouselOn( page, 'Turning' );
	await expect( root ).toHaveClass( /is-turning/ );
	await root.getByRole( 'button', { name: 'Next' } ).focus();
	await expect( root.getByRole( 'button', { name: 'Play the slides' } ) ).toBeVisible();
	await root.getByRole( 'button', { name: 'Next' } ).blur();
	await page.clock.runFor( INTERVAL * 2 );
	await expect( root ).not.toHaveClass( /is-turning/ );
	expect( await inSight( root ) ).toEqual( [ 'Slide text 1. Link 1' ] );

	await root.getByRole( 'button', { name: 'Play the slides' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( root ).toHaveClass( /is-turning/ );
	await page.keyboard.press( 'Tab' );
	await expect( root ).toHaveClass( /is-turning/ );
	await page.getByRole( 'link', { name: 'Skip to content' } ).focus();
	await expect( root ).toHaveClass( /is-turning/ );
	await root.getByRole( 'button', { name: 'Pause the slides' } ).focus();
	await expect( root ).not.toHaveClass( /is-turning/ );
	await page.getByRole( 'link', { name: 'Skip to content' } ).focus();
	await expect( root.getByRole( 'button', { name: 'Play the slides' } ) ).toBeVisible();
} );

test( 'autoplay does not start before a visitor presses Play if reduced motion is preferred', async ( { page } ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.clock.install();
	await page.goto( path );
	const root = carouselOn( page, 'Turning' );
	await expect( root.getByRole( 'button', { name: 'Play the slides' } ) ).toBeVisible();
	await page.clock.runFor( INTERVAL * 2 );
	expect( await inSight( root ) ).toEqual( [ 'Slide text 1. Link 1' ] );
	await root.getByRole( 'button', { name: 'Play the slides' } ).click();
	await expect.poll( () => inSight( root ) ).not.toEqual( [ 'Slide text 1. Link 1' ] );
} );

test( 'the buttons and arrow keys of a carousel are mirrored on a right-to-left page', async ( { page } ) => {
	await page.route( `**${ path }`, async ( route ) => {
		const answer = await route.fetch();
		await route.fulfill( {
			response: answer,
			body: ( await answer.text() ).replace( '<html', '<html dir="rtl"' ),
		} );
	} );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.clock.install();
	await page.goto( path );
	const root = carouselOn( page, 'Turning' );
	await expect( root ).toHaveClass( /splide--rtl/ );
	await root.getByRole( 'button', { name: 'Next' } ).click();
	await expect.poll( () => inSight( root ) ).toEqual( [ 'Slide text 2. Link 2' ] );
	await page.keyboard.press( 'ArrowLeft' );
	await expect.poll( () => inSight( root ) ).toEqual( [ 'Slide text 3. Link 3' ] );
	const order = await root.evaluate( ( element ) =>
		[ 'prev', 'next' ].map(
			( part ) => element.querySelector( `.vestibule-carousel__${ part }` )?.getBoundingClientRect().x ?? 0
		)
	);
	expect( order[ 0 ] ).toBeGreaterThan( order[ 1 ] ?? 0 );
} );
