import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import {
	account,
	ADA,
	asking,
	GRACE,
	launcher,
	mark,
	messenger,
	panel,
	refuse,
	styles,
	takenOver,
} from './support/chat';
import { expect, test } from './support/fixtures';

/* The launcher and its panel (docs/chat.md). */

test.beforeEach( ( { context, baseURL } ) => refuse( context, baseURL ) );

test.use( { extraHTTPHeaders: asking( { accounts: [ ADA, GRACE ] } ) } );

const focused = ( page: Page ) =>
	page.evaluate( () => {
		const { activeElement } = document;
		return activeElement?.getAttribute( 'aria-label' ) ?? activeElement?.textContent;
	} );

test( 'a page with a closed launcher loads only the loader and no chat scripts', async ( { page } ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.resourceType() === 'script' ) {
			scripts.push( new URL( request.url() ).pathname );
		}
	} );
	await page.goto( '/imprint/', { waitUntil: 'networkidle' } );
	await expect( launcher( page ) ).toBeVisible();
	await expect( panel( page ) ).toBeHidden();
	expect( scripts ).toContainEqual( expect.stringContaining( '/modules/loader-floats.js' ) );
	expect( scripts.filter( ( path ) => /react|\/islands\/|chat/.test( path ) ) ).toEqual( [] );
} );

test( 'keys open the panel, and Escape, Close, an outside click or the launcher closes it', async ( { page } ) => {
	await mark( page );
	await page.goto( '/imprint/' );
	const button = launcher( page );
	const box = panel( page );
	await button.focus();
	await takenOver( page );
	await expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
	for ( const key of [ 'Enter', 'Space' ] ) {
		await page.keyboard.press( key );
		await expect( box ).toBeVisible();
		await expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( await focused( page ) ).toBe( 'Start a Conversation' );
		await page.keyboard.press( 'Tab' );
		expect( await focused( page ) ).toBe( 'Close' );
		await page.keyboard.press( 'Tab' );
		await expect( account( page, 'Ada' ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( account( page, 'Grace' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( box ).toBeHidden();
		await expect( button ).toBeFocused();
		await expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
	}
	for ( const close of [
		() => box.getByRole( 'button', { name: 'Close' } ).click(),
		() => page.mouse.click( 1200, 300 ),
		() => button.click(),
	] ) {
		await button.click();
		await expect( box ).toBeVisible();
		await close();
		await expect( box ).toBeHidden();
		await expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
	}
} );

test( 'the chat panel opens before its script has loaded and receives the focus afterwards', async ( { page } ) => {
	// The text of docs/chat.md, not of the demo.
	await page.setExtraHTTPHeaders(
		asking( {
			settings: styles( { description: 'Hi! Click one of our members below to chat on' } ),
			accounts: [ ADA, GRACE ],
		} )
	);
	let release = () => {};
	const open = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( /\/islands\/chat\.js/, async ( route ) => {
		await open;
		await route.fallback();
	} );
	await page.goto( '/imprint/' );
	await launcher( page ).click();
	await expect( panel( page ) ).toBeVisible();
	await expect( launcher( page ) ).not.toHaveAttribute( 'aria-expanded' );
	await expect( account( page, 'Ada' ) ).toHaveAttribute( 'href', /phone=493023125101$/ );
	release();
	await expect( launcher( page ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( panel( page ) ).toHaveAccessibleDescription(
		'Hi! Click one of our members below to chat on WhatsApp'
	);
	expect( await focused( page ) ).toBe( 'Start a Conversation' );
} );

/** Computed value of a CSS property of the first match. */
const css = ( page: Page, selector: string, property: string ) =>
	page
		.locator( selector )
		.first()
		.evaluate( ( element, name ) => getComputedStyle( element ).getPropertyValue( name ), property );

test.describe( 'a chat with custom settings', { tag: '@detail' }, () => {
	const many = Array.from( { length: 12 }, ( _, index ) => ( { ...ADA, name: `Person ${ index + 1 }` } ) );
	const own = {
		btnLabel: 'Write to us',
		title: 'Hello <b>there</b>',
		description: 'Write on',
		responseText: '',
		btnPosition: 'right',
		btnRightDistance: 44,
		btnBottomDistance: 60,
		isShowScroll: 'ON',
		scrollHeight: 240,
		isShowPoweredBy: 'ON',
		titleSize: 24,
		backgroundColor: '#0f5b47',
		textColor: '#ffffff',
	};
	test.use( {
		extraHTTPHeaders: asking( {
			settings: { ...styles( own ), urlSettings: { openInNewTab: 'OFF' } },
			accounts: many,
		} ),
	} );

	test( 'the launcher and its panel use the configured texts, side, distances and colors', async ( { page } ) => {
		// The window is wide enough for the distance beside the page.
		await page.setViewportSize( { width: 1440, height: 720 } );
		await page.goto( '/imprint/' );
		const button = page.getByRole( 'button', { name: 'Write to us' } );
		await button.click();
		const box = page.getByRole( 'dialog', { name: 'Hello <b>there</b>' } );
		await expect( box ).toBeVisible();
		await expect( box ).toHaveAccessibleDescription( 'Write on WhatsApp' );
		const size = page.viewportSize();
		const at = await button.boundingBox();
		expect( [
			( size?.width ?? 0 ) - ( at?.x ?? 0 ) - ( at?.width ?? 0 ),
			( size?.height ?? 0 ) - ( at?.y ?? 0 ) - ( at?.height ?? 0 ),
		] ).toEqual( [ 44, 60 ] );
		expect( await css( page, '.vestibule-chat__accounts', 'max-height' ) ).toBe( '240px' );
		expect( await css( page, '.vestibule-chat__heading', 'font-size' ) ).toBe( '24px' );
		expect( await css( page, '.vestibule-chat__launcher', 'color' ) ).toBe( 'rgb(255, 255, 255)' );
		await expect( box.getByText( 'Powered by Vestibule' ) ).toBeVisible();
		await expect( box.locator( '.vestibule-chat__response' ) ).toHaveCount( 0 );
		const last = box.getByRole( 'link', { name: 'Person 12' } );
		await expect( last ).not.toHaveAttribute( 'target' );
		await last.focus();
		await expect( last ).toBeInViewport( { ratio: 1 } );
	} );
} );

test( 'a chat opens in a new tab without opener or referrer, is counted, and dispatches an event', async ( {
	page,
	context,
} ) => {
	const opened = await messenger( context );
	await mark( page );
	await page.goto( '/imprint/' );
	await page.evaluate( () =>
		document.addEventListener(
			'vestibule:chat',
			( event ) => ( document.title = JSON.stringify( ( event as CustomEvent ).detail ) )
		)
	);
	await launcher( page ).click();
	await takenOver( page );
	const [ tab, count ] = await Promise.all( [
		context.waitForEvent( 'page' ),
		page.waitForRequest( /action=vestibule_chat_count/ ),
		account( page, 'Ada' ).click(),
	] );
	await tab.waitForLoadState();
	expect( opened ).toEqual( [ 'https://api.whatsapp.com/send?phone=493023125101' ] );
	expect( await tab.evaluate( () => [ window.opener, document.referrer ] ) ).toEqual( [ null, '' ] );
	expect( count.postData() ).toMatch( /name="account"\s+900/ );
	expect( count.postData() ).not.toContain( '23125' );
	expect( ( await count.response() )?.status() ).toBe( 200 );
	await expect( page ).toHaveTitle( '{"account":900,"name":"Ada"}' );
} );

test.describe( 'rare states and design details', { tag: '@detail' }, () => {
	test( 'chat texts, positions and sizes match the reference, and texts have at least 13px', async ( { page } ) => {
		await page.goto( '/imprint/' );
		await launcher( page ).click();
		await expect( panel( page ) ).toBeVisible();
		const height = page.viewportSize()?.height ?? 0;
		const at = await launcher( page ).boundingBox();
		expect( [ at?.x, height - ( at?.y ?? 0 ) - ( at?.height ?? 0 ) ] ).toEqual( [ 30, 30 ] );
		await expect
			.poll( async () => {
				const box = await panel( page ).boundingBox();
				return [ box?.x, Math.round( height - ( box?.y ?? 0 ) - ( box?.height ?? 0 ) ) ];
			} )
			.toEqual( [ 30, 30 + 72 ] );
		const measures: [ string, string, string ][] = [
			[ '.vestibule-chat__label', 'width', '156px' ],
			[ '.vestibule-chat__label', 'margin', '7px' ],
			[ '.vestibule-chat__launcher', 'background-color', 'rgb(45, 183, 66)' ],
			[ '.vestibule-chat__head', 'background-color', 'rgb(45, 183, 66)' ],
			[ '.vestibule-chat__heading', 'font-size', '18px' ],
			[ '.vestibule-chat__description', 'font-size', '13px' ],
			[ '.vestibule-chat__name', 'font-size', '14px' ],
			[ '.vestibule-chat__response', 'font-size', '13px' ],
			[ '.vestibule-chat__title', 'font-size', '13px' ],
			[ '.vestibule-chat__accounts', 'max-height', 'none' ],
		];
		for ( const [ selector, property, value ] of measures ) {
			expect( await css( page, selector, property ), `${ property } of ${ selector }` ).toBe( value );
		}
		await expect( panel( page ).getByText( 'Powered by' ) ).toHaveCount( 0 );
		// Online and offline accounts look different, and the offline one has a text.
		await expect( account( page, 'Ada' ) ).toHaveText( 'AdaFront deskOnline(opens in a new tab)' );
		await expect( account( page, 'Grace' ) ).toHaveText(
			'GraceCoursesAway for the summerOffline(opens in a new tab)'
		);
		const dots = [ 'Ada', 'Grace' ].map( ( name ) => account( page, name ).locator( '.vestibule-chat__status' ) );
		const colors = await Promise.all(
			dots.map( ( dot ) =>
				dot.evaluate( ( element ) => getComputedStyle( element, '::before' ).backgroundColor )
			)
		);
		expect( colors ).toEqual( [ 'rgb(45, 183, 66)', 'rgba(0, 0, 0, 0)' ] );
		expect( await page.evaluate( () => CSS.supports( 'inset-block-end', 'env(safe-area-inset-bottom)' ) ) ).toBe(
			true
		);

		// A notice at the foot of the page and a phone's safe area move both up.
		const client = await page.context().newCDPSession( page );
		await client.send( 'Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34, left: 10 } } );
		await page.evaluate( () => document.documentElement.style.setProperty( '--vestibule-notice-height', '80px' ) );
		await expect.poll( async () => ( await launcher( page ).boundingBox() )?.y ).toBe( ( at?.y ?? 0 ) - 80 - 34 );
		expect( ( await launcher( page ).boundingBox() )?.x ).toBe( 40 );
		await expect
			.poll( async () => {
				const box = await panel( page ).boundingBox();
				return Math.round( height - ( box?.y ?? 0 ) - ( box?.height ?? 0 ) );
			} )
			.toBe( 30 + 72 + 80 + 34 );
	} );

	test( 'the chat has no axe violations, also in small windows and on right-to-left pages', async ( { page } ) => {
		test.slow();
		await page.goto( '/imprint/' );
		const check = async () => expect( await violations( page, '.vestibule-chat' ) ).toEqual( [] );
		await check();
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await launcher( page ).click();
		await expect( panel( page ) ).toBeVisible();
		expect( await panel( page ).evaluate( ( element ) => element.getAnimations().length ) ).toBe( 0 );
		for ( const colorScheme of [ 'light', 'dark' ] as const ) {
			await page.emulateMedia( { colorScheme } );
			await check();
		}
		await page.emulateMedia( { forcedColors: 'active', colorScheme: 'light' } );
		await check();
		expect( await css( page, '.vestibule-chat__icon', 'background-color' ) ).toBe(
			await launcher( page ).evaluate( ( element ) => getComputedStyle( element ).color )
		);
		await page.emulateMedia( { forcedColors: 'none' } );

		// From right to left, the launcher stays on its configured side, and the panel's contents are mirrored.
		await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
		expect( ( await launcher( page ).boundingBox() )?.x ).toBe( 30 );
		const avatar = await account( page, 'Ada' ).locator( '.vestibule-chat__avatar' ).boundingBox();
		const status = await account( page, 'Ada' ).locator( '.vestibule-chat__status' ).boundingBox();
		expect( avatar?.x ).toBeGreaterThan( status?.x ?? 0 );
		await page.evaluate( () => ( document.documentElement.dir = 'ltr' ) );

		for ( const [ width, height ] of [
			[ 640, 400 ],
			[ 320, 256 ],
			[ 412, 800 ],
		] as const ) {
			await page.setViewportSize( { width, height } );
			const box = await panel( page ).boundingBox();
			expect( box?.x, `${ width }` ).toBeGreaterThanOrEqual( 0 );
			expect( ( box?.x ?? 0 ) + ( box?.width ?? 0 ), `${ width }` ).toBeLessThanOrEqual( width );
			expect( box?.y, `${ width }` ).toBeGreaterThanOrEqual( 0 );
			await account( page, 'Ada' ).focus();
			await account( page, 'Grace' ).focus();
			// A panel scrolls by whole pixels, but a line of text can have a fractional height.
			await expect( account( page, 'Grace' ) ).toBeInViewport( { ratio: 0.99 } );
			expect( await page.evaluate( () => document.documentElement.scrollWidth <= innerWidth ) ).toBe( true );
		}
	} );
} );
