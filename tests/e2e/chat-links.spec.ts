import { devices, type Page } from '@playwright/test';
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
import { answered } from './support/consent';
import { expect, test } from './support/fixtures';

/* Links of chats by device (docs/chat.md), and analytics. */

const MESSAGE = 'On "[njwa_page_title]" & more: 100% sure? #1 + \'two\'\n[njwa_page_url] 🌳';

test.beforeEach( ( { context, baseURL } ) => refuse( context, baseURL ) );

test.describe( 'visitors without scripts', () => {
	test.use( {
		javaScriptEnabled: false,
		extraHTTPHeaders: asking( {
			accounts: [
				{ ...ADA, predefinedText: MESSAGE },
				{ ...GRACE, number: 'https://chat.whatsapp.com/AbCdEf' },
				{ name: 'Nobody', number: 'https://evil.example/?chat.whatsapp.com' },
				{ name: 'Script', number: 'javascript:alert(1)//chat.whatsapp.com' },
			],
		} ),
	} );

	test( 'a chat link contains the number and the message, a group link is unchanged, and other links are omitted', async ( {
		page,
		context,
		baseURL,
	} ) => {
		const opened = await messenger( context );
		await page.goto( '/visiting-the-institute/' );
		await launcher( page ).click();
		const link = account( page, 'Ada' );
		const href = new URL( ( await link.getAttribute( 'href' ) ) ?? '' );
		expect( `${ href.origin }${ href.pathname }` ).toBe( 'https://api.whatsapp.com/send' );
		expect( [ ...href.searchParams.keys() ] ).toEqual( [ 'phone', 'text' ] );
		expect( href.hash ).toBe( '' );
		expect( href.searchParams.get( 'phone' ) ).toBe( '493023125101' );
		expect( href.searchParams.get( 'text' ) ).toBe(
			`On "Visiting the institute" & more: 100% sure? #1 + 'two'\n${ baseURL }/visiting-the-institute/ 🌳`
		);
		expect( href.search ).toContain( '%0A' );
		await expect( account( page, 'Grace' ) ).toHaveAttribute( 'href', 'https://chat.whatsapp.com/AbCdEf' );
		await expect( panel( page ).getByRole( 'link' ) ).toHaveCount( 2 );
		await expect( panel( page ).getByRole( 'listitem' ) ).toHaveCount( 2 );
		await expect( page.locator( 'form[action*="vestibule_chat_open"]' ) ).toHaveCount( 0 );
		const tab = context.waitForEvent( 'page' );
		await link.click();
		await ( await tab ).waitForLoadState();
		expect( opened ).toEqual( [ href.href ] );
		await page.keyboard.press( 'Escape' );
		await expect( panel( page ) ).toBeHidden();
	} );
} );

/** Scrolls until the launcher is not hidden by content below it. */
const uncover = ( page: Page ) =>
	expect( async () => {
		await page.evaluate( () => scrollBy( { top: 40, behavior: 'instant' } ) );
		await expect( launcher( page ) ).toBeVisible( { timeout: 500 } );
	} ).toPass();

test.describe( 'chat links that differ by device', () => {
	const headers = asking( {
		settings: { urlSettings: { onDesktop: 'web', onMobile: 'protocol' } },
		accounts: [ { ...ADA, predefinedText: 'Hi & bye' } ],
	} );
	test.use( { extraHTTPHeaders: headers } );

	test( 'a page contains both links, and CSS shows the one for the device', async ( { page, browser, baseURL } ) => {
		await page.goto( '/imprint/' );
		await launcher( page ).click();
		const links = panel( page ).getByRole( 'link', { name: 'Ada' } );
		await expect( links ).toHaveCount( 1 );
		await expect( links ).toHaveAttribute(
			'href',
			'https://web.whatsapp.com/send?phone=493023125101&text=Hi%20%26%20bye'
		);
		const context = await browser.newContext( {
			...devices[ 'Pixel 7' ],
			...( baseURL ? { baseURL } : {} ),
			extraHTTPHeaders: headers,
		} );
		const phone = await context.newPage();
		await phone.goto( '/imprint/' );
		await uncover( phone );
		await launcher( phone ).tap();
		await expect( panel( phone ).getByRole( 'link', { name: 'Ada' } ) ).toHaveCount( 1 );
		await expect( panel( phone ).getByRole( 'link', { name: 'Ada' } ) ).toHaveAttribute(
			'href',
			'whatsapp://send?phone=493023125101&text=Hi%20%26%20bye'
		);
		const bodies = await Promise.all(
			[ page, phone ].map( async ( one ) => ( await one.request.get( '/imprint/', { headers } ) ).text() )
		);
		expect( bodies[ 1 ] ).toBe( bodies[ 0 ] );
		await context.close();
	} );
} );

test( 'CSS hides the launcher on devices that are switched off', async ( { browser, baseURL } ) => {
	for ( const [ off, isShown ] of [
		[ 'showOnMobile', false ],
		[ 'showOnDesktop', true ],
	] as const ) {
		const extraHTTPHeaders = asking( {
			settings: { options: { display: { [ off ]: 'OFF' } } },
			accounts: [ ADA ],
		} );
		for ( const device of [ 'Pixel 7', 'Desktop Chrome' ] ) {
			const context = await browser.newContext( {
				...devices[ device ],
				...( baseURL ? { baseURL } : {} ),
				extraHTTPHeaders,
			} );
			const page = await context.newPage();
			await page.goto( '/imprint/' );
			if ( isShown === ( device === 'Pixel 7' ) ) {
				await uncover( page );
			} else {
				await expect( launcher( page ) ).toHaveCount( 0 );
			}
			await expect( page.locator( '#vestibule-chat' ) ).toHaveCount( 1 );
			await context.close();
		}
	}
} );

test( 'display conditions decide which pages and posts print the launcher', async ( { request } ) => {
	const idOf = async ( type: string, slug: string ) =>
		(
			( await ( await request.get( `/wp-json/wp/v2/${ type }?slug=${ slug }&_fields=id` ) ).json() ) as {
				id: number;
			}[]
		 )[ 0 ]?.id;
	const page = await idOf( 'pages', 'contact' );
	const post = await idOf( 'posts', 'visiting-the-institute' );
	const shown = async ( display: object ) => {
		const headers = asking( { settings: { options: { display } }, accounts: [ ADA ] } );
		const paths = [
			'/contact/',
			'/imprint/',
			'/visiting-the-institute/',
			'/library-hours-over-the-winter/',
			'/?s=x',
		];
		return Promise.all(
			paths.map( async ( path ) =>
				Number( ( await ( await request.get( path, { headers } ) ).text() ).includes( 'id="vestibule-chat"' ) )
			)
		);
	};
	expect( await shown( {} ) ).toEqual( [ 1, 1, 1, 1, 1 ] );
	expect( await shown( { displayCondition: 'includePages', includePages: [ page ] } ) ).toEqual( [ 1, 0, 1, 1, 1 ] );
	expect( await shown( { displayCondition: 'excludePages', excludePages: [ page ] } ) ).toEqual( [ 0, 1, 1, 1, 1 ] );
	expect( await shown( { displayPostCondition: 'includePosts', includePosts: [ post ] } ) ).toEqual( [
		1, 1, 1, 0, 1,
	] );
	expect( await shown( { displayPostCondition: 'excludePosts', excludePosts: [ post ] } ) ).toEqual( [
		1, 1, 0, 1, 1,
	] );
} );

test.describe( 'the simple chat widget', () => {
	test.use( { extraHTTPHeaders: asking( { settings: styles( { widgetType: 'simple' } ), accounts: [ ADA ] } ) } );

	test( 'a simple widget with one account is a plain link, and a click counts even before the script has loaded', async ( {
		page,
		context,
	} ) => {
		const opened = await messenger( context );
		let release = () => {};
		const held = new Promise< void >( ( done ) => ( release = done ) );
		await page.route( /\/islands\/chat\.js/, async ( route ) => {
			await held;
			await route.fallback();
		} );
		await page.goto( '/imprint/' );
		await expect( launcher( page ) ).toHaveCount( 0 );
		await expect( page.locator( '[popover]' ) ).toHaveCount( 0 );
		const link = page.getByRole( 'link', { name: 'Need Help? Chat with us (opens in a new tab)' } );
		await Promise.all( [ context.waitForEvent( 'page' ), link.click() ] );
		await expect.poll( () => opened ).toEqual( [ 'https://api.whatsapp.com/send?phone=493023125101' ] );
		const counted = page.waitForRequest( /action=vestibule_chat_count/ );
		release();
		await counted;
	} );

	test( 'a simple widget opens the panel if it has two accounts or requires consent', async ( { page } ) => {
		for ( const asked of [ { accounts: [ ADA, GRACE ] }, { accounts: [ ADA ], consent: true } ] ) {
			await page.setExtraHTTPHeaders(
				asking( {
					settings: { ...styles( { widgetType: 'simple' } ), gdprStatus: 'consent' in asked },
					accounts: asked.accounts,
				} )
			);
			await page.goto( '/imprint/' );
			await expect( launcher( page ) ).toBeVisible();
		}
	} );
} );

test.describe( 'chat analytics', () => {
	const on = { enabledFacebook: 'ON', enabledGoogle: 'ON', enabledGoogleGA4: 'ON' };
	test.use( { extraHTTPHeaders: asking( { settings: { options: { analytics: on } }, accounts: [ ADA ] } ) } );

	test( 'analytics services learn about started chats only after consent and if enabled, and never receive the number', async ( {
		page,
		context,
	} ) => {
		await messenger( context );
		await mark( page );
		await page.addInitScript( () => {
			const sent: unknown[][] = [];
			const listen =
				( name: string ) =>
				( ...words: unknown[] ) =>
					sent.push( [ name, ...words ] );
			Object.assign( window, { sent, fbq: listen( 'fbq' ), ga: listen( 'ga' ), gtag: listen( 'gtag' ) } );
		} );
		const sent = () => page.evaluate( () => ( window as unknown as { sent: unknown[][] } ).sent );
		const begin = async () => {
			await page.goto( '/imprint/' );
			await launcher( page ).click();
			await takenOver( page );
			const [ tab ] = await Promise.all( [
				context.waitForEvent( 'page' ),
				page.waitForRequest( /action=vestibule_chat_count/ ),
				account( page, 'Ada' ).click(),
			] );
			await tab.close();
		};
		await context.clearCookies();
		await begin();
		expect( await sent() ).toEqual( [] );
		const url = page.url();
		for ( const value of [ 'false', 'TRUE' ] ) {
			await context.addCookies( answered( value, url ) );
			await begin();
			expect( await sent() ).toEqual( [] );
		}
		await context.addCookies( answered( 'true', url ) );
		await begin();
		expect( await sent() ).toEqual( [
			[ 'fbq', 'trackCustom', 'Chat started', { account: 'Ada' } ],
			[ 'ga', 'send', 'event', 'Chat', 'Chat started', 'Ada' ],
			[ 'gtag', 'event', 'chat_started', { account: 'Ada' } ],
		] );
		await page.setExtraHTTPHeaders(
			asking( {
				settings: { options: { analytics: { ...on, enabledGoogle: 'OFF', enabledFacebook: 'OFF' } } },
				accounts: [ ADA ],
			} )
		);
		await begin();
		expect( ( await sent() ).map( ( [ name ] ) => name ) ).toEqual( [ 'gtag' ] );
	} );
} );

test( 'public REST routes, searches, sitemaps, feeds and pages contain no chat accounts', async ( { request } ) => {
	const types = ( await ( await request.get( '/wp-json/wp/v2/types' ) ).json() ) as Record< string, unknown >;
	expect( Object.keys( types ) ).not.toContain( 'vestibule_account' );
	for ( const path of [ 'vestibule_account', 'vestibule-accounts', 'chat-accounts', 'accounts' ] ) {
		expect( ( await request.get( `/wp-json/wp/v2/${ path }` ) ).status(), path ).toBe( 404 );
	}
	const found = await request.get( '/wp-json/wp/v2/search?search=Front+desk&per_page=100&type=post' );
	expect( await found.text() ).not.toContain( 'Front desk' );
	const nobody = { headers: asking( { accounts: [] } ) };
	expect( await ( await request.get( '/?s=Letters+and+forms', nobody ) ).text() ).not.toContain( 'chat-letters' );
	expect( await ( await request.get( '/wp-sitemap.xml' ) ).text() ).not.toContain( 'vestibule_account' );
	for ( const path of [
		'/?post_type=vestibule_account',
		'/?vestibule_account=chat-front-desk',
		'/vestibule_account/chat-front-desk/',
		'/chat-front-desk/',
		'/?post_type=vestibule_account&name=chat-front-desk',
		'/feed/?post_type=vestibule_account',
	] ) {
		expect( await ( await request.get( path, nobody ) ).text(), path ).not.toMatch( /23125 ?101|lost umbrellas/ );
	}
	const contact = await ( await request.get( '/contact/' ) ).text();
	const [ , id = '' ] = /&quot;accounts&quot;:\[\{&quot;id&quot;:(\d+)/.exec( contact ) ?? [];
	const direct = await request.get( `/?p=${ id }`, nobody );
	expect( id ).not.toBe( '' );
	expect( await direct.text() ).not.toMatch( /lost umbrellas/ );
	expect( direct.url() ).not.toContain( 'front-desk' );
} );
