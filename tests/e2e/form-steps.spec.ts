import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { errorOf, formOn, messageOn, sendAgain, summaryOn } from './support/form';
import { newFormOf } from './support/institute';
import { atRest } from './support/moments';
import { watchNodes } from './support/untouched';

const CONTENT = `
<!-- wp:vestibule/step {"title":"You"} -->
<!-- wp:vestibule/field-text {"name":"who","label":"Your name","required":true} /-->
<!-- wp:vestibule/field-email {"name":"email","label":"Email","required":true} /-->
<!-- /wp:vestibule/step -->
<!-- wp:vestibule/step {"title":"Your enquiry","nextLabel":"To the end"} -->
<!-- wp:vestibule/field-textarea {"name":"message","label":"Message"} /-->
<!-- /wp:vestibule/step -->
<!-- wp:vestibule/step -->
<!-- wp:vestibule/field-agreement {"name":"gdpr","text":"I agree","required":true} /-->
<!-- /wp:vestibule/step -->
<!-- wp:vestibule/submit {"label":"Send it"} /-->`;

const AGAIN = { vestibule_form_settings: { afterSuccess: 'reset_form' } };

const heading = ( page: Page, name: string ): Locator => page.getByRole( 'heading', { name, exact: true } );
const button = ( page: Page, name: string ): Locator => formOn( page ).getByRole( 'button', { name, exact: true } );
const who = ( page: Page ): Locator => page.getByRole( 'textbox', { name: 'Your name' } );
const email = ( page: Page ): Locator => page.getByRole( 'textbox', { name: 'Email' } );
const message = ( page: Page ): Locator => page.getByRole( 'textbox', { name: 'Message' } );

async function open( page: Page, path: string ) {
	await page.addInitScript( () => {
		const said: string[] = [];
		Object.assign( window, { said } );
		document.addEventListener( 'vestibule:step', ( event ) => {
			const { from, to, active, total, title } = ( event as CustomEvent ).detail;
			said.push( `${ from } ${ to }: ${ active }/${ total } ${ title }` );
		} );
		document.addEventListener( 'vestibule:ready', () => document.documentElement.setAttribute( 'data-ready', '' ) );
	} );
	await page.goto( path );
}

/** Step events that the page has dispatched, oldest first. */
const stepEvents = ( page: Page ) => page.evaluate( () => Reflect.get( window, 'said' ) );

test( 'a form validates each step, and the Back button keeps all values', async ( { page } ) => {
	await open( page, await newFormOf( CONTENT, AGAIN ) );
	await expect( heading( page, 'Step 1 of 3 – You' ) ).toBeVisible();
	await expect( message( page ) ).toBeHidden();
	await expect( button( page, 'Back' ) ).toBeHidden();
	await expect( button( page, 'Send it' ) ).toBeHidden();
	await watchNodes( page, '[data-island="form"]' );
	await who( page ).focus();
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-ready', '', { timeout: 30_000 } );
	expect( await page.evaluate( () => window.touched ) ).toEqual( [] );

	await button( page, 'Next' ).click();
	await expect( who( page ) ).toBeFocused();
	expect( await errorOf( who( page ) ) ).toBe( 'This field is required' );
	await expect( summaryOn( page ).getByRole( 'link' ) ).toHaveCount( 2 );
	await who( page ).fill( 'Ada' );
	await email( page ).fill( 'ada@example.org' );
	await button( page, 'Next' ).click();

	await expect( heading( page, 'Step 2 of 3 – Your enquiry' ) ).toBeFocused();
	await expect( heading( page, 'Step 2 of 3 – Your enquiry' ) ).toBeInViewport();
	await expect( page.locator( '.vestibule-steps__bar' ) ).toHaveJSProperty( 'value', 2 );
	await expect( who( page ) ).toBeHidden();
	const step = page.locator( '.vestibule-step.is-active' );
	await expect( step ).toHaveCSS( 'animation-duration', '0.35s' );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await expect( step ).toHaveCSS( 'animation-name', 'none' );
	await message( page ).fill( 'So far' );

	await page.goBack();
	await expect( heading( page, 'Step 1 of 3 – You' ) ).toBeFocused();
	await expect( who( page ) ).toHaveValue( 'Ada' );
	await page.goForward();
	await expect( message( page ) ).toHaveValue( 'So far' );
	await button( page, 'Back' ).click();
	await expect( who( page ) ).toBeVisible();
	await button( page, 'Next' ).click();
	await expect( message( page ) ).toBeVisible();
	await button( page, 'To the end' ).click();
	await expect( heading( page, 'Step 3 of 3' ) ).toBeFocused();
	await expect( button( page, 'To the end' ) ).toBeHidden();
	expect( await stepEvents( page ) ).toEqual( [
		'1 2: 2/3 Your enquiry',
		'2 1: 1/3 You',
		'1 2: 2/3 Your enquiry',
		'2 1: 1/3 You',
		'1 2: 2/3 Your enquiry',
		'2 3: 3/3 ',
	] );
} );

test( 'a server error opens its step, and after a submission the form starts again', async ( { page } ) => {
	await open( page, await newFormOf( CONTENT, AGAIN ) );
	await who( page ).fill( 'Ada' );
	await email( page ).fill( 'ada@example.org' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-ready', '', { timeout: 30_000 } );
	await button( page, 'Next' ).click();
	await button( page, 'To the end' ).click();
	await page.getByRole( 'checkbox', { name: 'I agree' } ).check();
	await page.route( '**/admin-ajax.php?**', ( route ) =>
		route.request().postData()?.includes( 'vestibule_form_submit' )
			? route.fulfill( { status: 422, json: { errors: { email: { unique: 'Known already' } } } } )
			: route.fallback()
	);
	await button( page, 'Send it' ).click();
	await expect( email( page ) ).toBeFocused();
	expect( await errorOf( email( page ) ) ).toBe( 'Known already' );
	await expect( heading( page, 'Step 1 of 3 – You' ) ).toBeVisible();
	await expect( email( page ) ).toBeInViewport();
	await page.unrouteAll();

	await button( page, 'Next' ).click();
	await button( page, 'To the end' ).click();
	await sendAgain( button( page, 'Send it' ), messageOn( page ), 'Thank you' );
	await expect( heading( page, 'Step 1 of 3 – You' ) ).toBeVisible();
	await expect( who( page ) ).toHaveValue( '' );
	expect( await stepEvents( page ) ).toEqual( [
		'1 2: 2/3 Your enquiry',
		'2 3: 3/3 ',
		'3 1: 1/3 You',
		'1 2: 2/3 Your enquiry',
		'2 3: 3/3 ',
		'3 1: 1/3 You',
	] );
} );

test( 'typed values and the step survive a reload, and are deleted when the visitor clears or sends the form', async ( {
	page,
} ) => {
	const topics =
		'<!-- wp:vestibule/field-multi-select {"name":"topics","label":"Topics","options":[{"value":"a","label":"Advice"},{"value":"b","label":"Books"}]} /-->';
	const content = CONTENT.replace(
		'<!-- wp:vestibule/field-textarea',
		`${ topics }<!-- wp:vestibule/field-textarea`
	);
	await open( page, await newFormOf( content, AGAIN ) );
	const stored = () => page.evaluate( () => JSON.stringify( { ...localStorage } ) );
	await who( page ).focus();
	await expect( page.locator( '[data-drafts]' ) ).toBeAttached( { timeout: 30_000 } );
	await who( page ).fill( 'Ada' );
	await email( page ).fill( 'ada@example.org' );
	await button( page, 'Next' ).click();
	await page.getByRole( 'combobox', { name: 'Topics' } ).fill( 'Boo' );
	await page.getByRole( 'option', { name: 'Books' } ).click();
	await message( page ).fill( 'So far' );
	await expect.poll( stored ).toContain( 'So far' );
	expect( await stored() ).not.toMatch( /token|vestibule_key|__url/ );
	await page.reload();

	const line = page.getByText( 'Your answers were restored.' );
	await expect( line ).toBeVisible( { timeout: 30_000 } );
	await expect( heading( page, 'Step 2 of 3 – Your enquiry' ) ).toBeVisible();
	await expect( message( page ) ).toHaveValue( 'So far' );
	await expect( page.getByRole( 'button', { name: 'Remove Books' } ) ).toBeVisible();
	await button( page, 'Back' ).click();
	await expect( who( page ) ).toHaveValue( 'Ada' );
	await atRest( page );
	await line.getByRole( 'button', { name: 'Clear' } ).click();
	await expect( line ).toBeHidden();
	await expect( who( page ) ).toHaveValue( '' );
	await expect( who( page ) ).toBeFocused();
	await expect.poll( stored ).not.toContain( 'So far' );
	await button( page, 'Next' ).click();
	await expect( page.getByRole( 'button', { name: 'Remove Books' } ) ).not.toBeAttached();
	await who( page ).fill( 'Grace' );
	await expect.poll( stored ).toContain( 'Grace' );
	await email( page ).fill( 'grace@example.org' );
	await button( page, 'Next' ).click();
	await button( page, 'To the end' ).click();
	await page.getByRole( 'checkbox', { name: 'I agree' } ).check();
	await button( page, 'Send it' ).click();
	await expect( messageOn( page ) ).toContainText( 'Thank you' );
	await expect.poll( stored ).not.toContain( 'Grace' );
} );

test(
	'values typed before the scripts have loaded are stored, but an untouched form stores nothing',
	{ tag: '@detail' },
	async ( { page } ) => {
		const path = await newFormOf( CONTENT, AGAIN );
		let go = () => {};
		const typed = new Promise< void >( ( done ) => ( go = done ) );
		await page.route( /\/drafts\.\w+\.js/, async ( route ) => {
			await typed;
			await route.continue();
		} );
		const stored = () => page.evaluate( () => JSON.stringify( { ...localStorage } ) );
		await page.goto( path );
		await who( page ).fill( 'Ada' );
		go();
		await expect.poll( stored ).toContain( 'Ada' );

		await page.evaluate( () => localStorage.clear() );
		await page.goto( '/showcase/' );
		await formOn( page ).getByRole( 'textbox' ).first().focus();
		await expect( page.locator( '[data-drafts]' ) ).toBeAttached( { timeout: 30_000 } );
		// Pending values are stored when the page is left.
		await page.evaluate( () => dispatchEvent( new Event( 'pagehide' ) ) );
		expect( await stored() ).not.toContain( 'values' );
	}
);

test( 'a saved form is restored by its link in another browser, and the link expires after submission', async ( {
	page,
	browser,
} ) => {
	const path = await newFormOf( CONTENT, { vestibule_form_saving: { later: true, days: 7 } } );
	await open( page, path );
	await who( page ).fill( 'Ada' );
	await email( page ).fill( 'ada@example.org' );
	await button( page, 'Next' ).click();
	await message( page ).fill( 'So far' );
	await page.getByText( 'Save and continue later' ).click();
	const address = page.getByRole( 'textbox', { name: 'Email address for the link' } );
	await expect( address ).toHaveValue( 'ada@example.org' );
	await address.fill( 'nobody' );
	await address.press( 'Enter' );
	await expect( page.getByText( 'This field must contain a valid email' ) ).toBeVisible();
	await expect( address ).toBeFocused();
	await address.fill( `${ Date.now().toString( 36 ) }@example.org` );
	await button( page, 'Send me the link' ).click();
	await expect( page.getByText( 'Saved. We have sent a link to' ) ).toBeVisible();

	const secret = await page.locator( 'input[name="vestibule_saved"]' ).inputValue();
	const context = await browser.newContext();
	const other = await context.newPage();
	const answer = await other.goto( `${ path }?vestibule_saved=${ secret }` );
	expect( answer?.headers()[ 'cache-control' ] ).toContain( 'no-store' );
	await expect( other.getByText( 'Your answers were restored.' ) ).toBeVisible();
	await expect( message( other ) ).toHaveValue( 'So far' );
	await expect( heading( other, 'Step 2 of 3 – Your enquiry' ) ).toBeVisible();
	await button( other, 'To the end' ).click();
	await other.getByRole( 'checkbox', { name: 'I agree' } ).check();
	await button( other, 'Send it' ).click();
	await expect( messageOn( other ) ).toContainText( 'Thank you' );
	await other.goto( `${ path }?vestibule_saved=${ secret }` );
	await expect( other.getByText( 'This link does not work. It may have expired' ) ).toBeVisible();
	await context.close();
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a multi-step form is shown on one page', async ( { page } ) => {
		await page.goto( await newFormOf( CONTENT ) );
		await expect( heading( page, 'Step 1 of 3 – You' ) ).toBeVisible();
		await expect( message( page ) ).toBeVisible();
		await expect( button( page, 'Next' ) ).toBeHidden();
		await expect( button( page, 'Send it' ) ).toBeVisible();
	} );

	test( 'a multi-step form can have one page per step, and typed values stay', async ( { page } ) => {
		const meta = { vestibule_form_steps: { withoutScripts: 'pages' } };
		await page.goto( await newFormOf( CONTENT, meta ) );
		await who( page ).fill( 'Ada' );
		await email( page ).fill( 'no address' );
		await email( page ).press( 'Enter' );
		expect( await errorOf( email( page ) ) ).toBe( 'This field must contain a valid email' );
		await email( page ).fill( 'ada@example.org' );
		await button( page, 'Next' ).click();
		await expect( heading( page, 'Step 2 of 3 – Your enquiry' ) ).toBeVisible();
		await expect( who( page ) ).toBeHidden();
		await message( page ).fill( 'So far' );
		await button( page, 'Back' ).click();
		await expect( who( page ) ).toHaveValue( 'Ada' );
		await button( page, 'Next' ).click();
		await button( page, 'To the end' ).click();
		await button( page, 'Send it' ).click();
		await expect( heading( page, 'Step 3 of 3' ) ).toBeVisible();
		await page.getByRole( 'checkbox', { name: 'I agree' } ).check();
		await button( page, 'Send it' ).click();
		await expect( messageOn( page ) ).toContainText( 'Thank you' );
	} );
} );
