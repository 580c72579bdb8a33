import type { Page } from '@playwright/test';
import { SECRET, SITE_KEY, spamServices } from '../support/spam-services.mjs';
import { expect, test } from './support/fixtures';
import { messageOn, sendAgain, sendButton, submissions, summaryOn } from './support/form';
import { options } from './support/options';

type Services = Awaited< ReturnType< typeof spamServices > >;

let services: Services;

test.beforeAll( async () => {
	services = await spamServices();
} );

test.afterAll( () => services.close() );

/** Protects a form with one field, for all requests of the page and of the server. */
async function protect(
	page: Page,
	form: Record< string, unknown >,
	settings: Record< string, unknown > = {},
	more: Record< string, unknown > = {}
) {
	const captcha = String( form.captcha ?? '' );
	await page.setExtraHTTPHeaders( {
		...options( {
			vestibule_spam: { siteKeys: { [ captcha ]: SITE_KEY }, ...settings },
			vestibule_spam_secrets: { [ captcha ]: SECRET },
			...more,
		} ),
		'X-Test-Spam': JSON.stringify( { ...form, only: 'email', services: services.address } ),
	} );
	// Other hosts would have to allow the test headers.
	await page.route( `${ services.address }/**`, ( route ) => {
		const headers = Object.entries( route.request().headers() ).filter(
			( [ name ] ) => ! name.startsWith( 'x-test' )
		);
		return route.continue( { headers: Object.fromEntries( headers ) } );
	} );
	await page.goto( '/contact/' );
	await touch( page );
}

const touch = ( page: Page ) => page.getByRole( 'textbox', { name: 'Email' } ).fill( 'alan@example.org' );
const widget = ( page: Page ) => page.getByRole( 'button', { name: 'I am a person' } );
const said = ( page: Page ) => page.evaluate( () => Reflect.get( window, 'captchaSaid' ) as string[][] );
const dataOf = ( body = '' ) => new URLSearchParams( new URLSearchParams( body ).get( 'data' ) ?? '' );

const RESPONSES = {
	turnstile: 'cf-turnstile-response',
	hcaptcha: 'h-captcha-response',
	'recaptcha-v2': 'g-recaptcha-response',
};

for ( const [ captcha, response ] of Object.entries( RESPONSES ) ) {
	test( `${ captcha } loads when the visitor requests it and is reset after the form’s response`, async ( {
		page,
	} ) => {
		const sent = submissions( page );
		await protect( page, { captcha } );
		await expect( page.locator( '[data-captcha]' ) ).toContainText( 'learns about your visit' );
		await page.getByRole( 'button', { name: 'Load the check' } ).click();
		await widget( page ).click();
		await expect( page.getByRole( 'button', { name: 'Checked' } ) ).toBeVisible();
		await sendButton( page ).click();
		await expect( messageOn( page ) ).toContainText( 'Thank you' );
		expect( dataOf( sent[ 0 ] ).getAll( response ) ).toEqual( [ expect.stringMatching( /^[0-9a-f]{80}$/ ) ] );
		expect( await said( page ) ).toEqual( [ [ 'render', SITE_KEY ], [ 'reset' ] ] );
	} );
}

test( 'a visitor must solve the captcha before sending the form, and again after a rejection', async ( { page } ) => {
	const sent = submissions( page );
	await page.clock.install();
	await protect( page, { captcha: 'hcaptcha' }, { captchaConsent: 'none' } );
	await expect( widget( page ) ).toBeVisible();
	await sendButton( page ).click();
	await expect( summaryOn( page ) ).toContainText( 'Complete the check above the button' );
	expect( sent ).toEqual( [] );
	await widget( page ).click();
	await page.clock.fastForward( 2000 );
	await page.route( /action=vestibule_form_submit/, ( route ) =>
		route.fulfill( { status: 422, json: { errors: { email: [ 'Not this one' ] } } } )
	);
	await expect( page.getByRole( 'button', { name: 'Checked' } ) ).toBeVisible();
	await sendButton( page ).click();
	await expect( summaryOn( page ) ).toContainText( 'Not this one' );
	await expect( widget( page ) ).toBeVisible();
} );

test( 'reCAPTCHA v3 runs without any action by the visitor', async ( { page } ) => {
	await protect( page, { captcha: 'recaptcha-v3' }, { captchaConsent: 'none' } );
	await sendButton( page ).click();
	await expect( messageOn( page ) ).toContainText( 'Thank you' );
	expect( await said( page ) ).toEqual( [ [ 'execute', SITE_KEY, 'form_4' ] ] );
} );

test.describe( 'captchas and the cookie notice', () => {
	test.use( { isAsked: true } );

	test( 'a captcha loads only after the visitor has accepted cookies', async ( { page } ) => {
		const asked = services.asked.length;
		await protect( page, { captcha: 'turnstile' } );
		await expect( page.getByRole( 'button', { name: 'Load the check' } ) ).toBeVisible();
		expect( services.asked ).toHaveLength( asked );
		// The visitor has typed, so the page is not reloaded.
		await page.getByRole( 'button', { name: 'Accept', exact: true } ).click();
		await expect( widget( page ) ).toBeVisible();
	} );

	// One service removes itself, the other is removed by the plugin.
	for ( const captcha of [ 'turnstile', 'recaptcha-v2' ] ) {
		test( `${ captcha } is removed when consent is withdrawn, and returns with new consent`, async ( { page } ) => {
			const sent = submissions( page );
			await protect( page, { captcha }, {}, { vestibule_consent: { revoke: true, showOn: 'always' } } );
			const accept = page.getByRole( 'button', { name: 'Accept', exact: true } );
			await accept.click();
			await widget( page ).click();
			await expect( page.getByRole( 'button', { name: 'Checked' } ) ).toBeVisible();
			await page.getByRole( 'button', { name: 'Change cookie choice' } ).first().click();
			await expect( page.getByRole( 'button', { name: 'Load the check' } ) ).toBeVisible();
			await expect( page.locator( '.vestibule-captcha__widget' ) ).toBeEmpty();
			await expect( page.locator( `script[src^="${ services.address }"]` ) ).toHaveCount( 0 );
			await sendButton( page ).click();
			await expect( summaryOn( page ) ).toContainText( 'Complete the check above the button' );
			expect( sent ).toEqual( [] );
			await accept.click();
			await expect( widget( page ) ).toBeVisible();
			await widget( page ).click();
			await expect( page.getByRole( 'button', { name: 'Checked' } ) ).toBeVisible();
			await sendAgain( sendButton( page ), messageOn( page ), 'Thank you' );
		} );
	}
} );

test( 'the browser computes a proof of work in a worker before it sends the form', async ( { page } ) => {
	const workers: string[] = [];
	page.on( 'worker', ( worker ) => workers.push( worker.url() ) );
	const sent = submissions( page );
	await protect( page, { work: true, bits: 12 } );
	await sendButton( page ).click();
	await expect( messageOn( page ) ).toContainText( 'Thank you' );
	expect( dataOf( sent[ 0 ] ).get( '__vestibule_work' ) ).toMatch( /^[0-9a-f]{1,8}(\.[0-9a-f]{1,8}){7}$/ );
	expect( workers ).toEqual( [ expect.stringContaining( 'work-worker' ) ] );
} );

test( 'the browser computes a proof of work on the page if workers are not available', async ( { page } ) => {
	await page.addInitScript( () => Reflect.deleteProperty( window, 'Worker' ) );
	await protect( page, { work: true, bits: 12 } );
	await sendButton( page ).click();
	await expect( messageOn( page ) ).toContainText( 'Thank you' );
} );
