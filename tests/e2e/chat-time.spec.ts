import { account, asking, launcher, mark, refuse, takenOver, week } from './support/chat';
import { expect, test } from './support/fixtures';

/* Availability of accounts, which is determined on the server and again in the browser (docs/chat.md). */

const HOURS = week( {
	tuesday: [
		[ '09:00', '12:00' ],
		[ '14:00', '17:30' ],
	],
	friday: [ [ '22:00', '02:00' ] ],
} );
const TIMED = {
	name: 'Ada',
	number: '+49 30 23125 101',
	isAlwaysAvailable: 'OFF',
	daysOfWeekWorking: HOURS,
	dayOffsText: 'Closed now',
	willBeBackText: 'Back in [njwa_time_work]',
};
const asked = { settings: { timezone: 'Europe/Berlin' }, accounts: [ TIMED ] };

test.beforeEach( ( { context, baseURL } ) => refuse( context, baseURL ) );

test.use( { extraHTTPHeaders: asking( asked ) } );

test( 'a month-old cached page shows the current availability and updates it every minute', async ( {
	page,
	request,
} ) => {
	// Tuesday 22 September 2026, 10:00 in Berlin: online.
	const kept = await request.get( '/imprint/', {
		headers: { ...asking( asked ), 'X-Test-Now': '2026-09-22T08:00:00Z' },
	} );
	const html = await kept.text();
	expect( html ).toContain( 'vestibule-chat__account is-online' );
	await mark( page );
	await page.route( '**/imprint/', ( route ) =>
		route.fulfill( { body: html, contentType: 'text/html; charset=utf-8' } )
	);
	// Tuesday 20 October 2026, 12:30 in Berlin: between two slots.
	await page.clock.install( { time: new Date( '2026-10-20T10:30:00Z' ) } );
	await page.goto( '/imprint/' );
	await launcher( page ).click();
	await takenOver( page );
	const ada = account( page, 'Ada' );
	await expect( ada ).toHaveText( 'AdaBack in 1h 30mOffline(opens in a new tab)' );
	await expect( ada ).toHaveClass( /is-offline/ );
	await page.clock.runFor( 60_000 );
	await expect( ada ).toContainText( 'Back in 1h 29m' );
	await page.clock.setFixedTime( new Date( '2026-10-20T12:00:00Z' ) );
	await page.clock.runFor( 60_000 );
	await expect( ada ).toHaveText( 'AdaOnline(opens in a new tab)' );
	await page.clock.setFixedTime( new Date( '2026-10-20T15:31:00Z' ) );
	await page.evaluate( () => document.dispatchEvent( new Event( 'visibilitychange' ) ) );
	await expect( ada ).toHaveText( 'AdaClosed nowOpens on Friday at 22:00Offline(opens in a new tab)' );
} );

test( 'the server and the browser show the same availability and opening times, with the configured texts', async ( {
	page,
} ) => {
	const headers = asking( {
		...asked,
		settings: {
			timezone: '+02:00',
			i18n: { online: 'Da', offline: 'Weg' },
			options: { display: { time_symbols: ' Std: Min' } },
		},
	} );
	const rows: [ string, string ][] = [
		[ '2026-10-20T05:45:00Z', 'AdaBack in 1 Std 15 MinWeg(opens in a new tab)' ],
		[ '2026-10-20T10:00:00Z', 'AdaDa(opens in a new tab)' ],
		[ '2026-10-22T10:00:00Z', 'AdaClosed nowOpens tomorrow at 22:00Weg(opens in a new tab)' ],
		[ '2026-10-23T23:30:00Z', 'AdaDa(opens in a new tab)' ],
		[ '2026-10-24T00:01:00Z', 'AdaClosed nowOpens on Tuesday at 09:00Weg(opens in a new tab)' ],
	];
	await mark( page );
	await page.clock.install();
	for ( const [ now, text ] of rows ) {
		await page.clock.setFixedTime( new Date( now ) );
		await page.setExtraHTTPHeaders( { ...headers, 'X-Test-Now': now } );
		await page.goto( '/imprint/' );
		expect( await page.locator( 'a.vestibule-chat__account' ).textContent(), `server, ${ now }` ).toBe( text );
		await launcher( page ).click();
		await takenOver( page );
		await expect( account( page, 'Ada' ), `browser, ${ now }` ).toHaveText( text );
	}
} );
