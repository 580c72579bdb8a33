import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import {
	AJAX,
	answerSubmissions,
	carriedBy,
	chooseTime,
	errorOf,
	fillIn,
	formOn,
	messageOn,
	newName,
	openForm,
	picker,
	sendButton,
	submissions,
	summaryOn,
	tokenOf,
} from './support/form';
import { atRest, later } from './support/moments';

const EVENTS = [ 'submit', 'success', 'error', 'reset', 'next-action' ];

/** Submits the form later than the 1500 ms within which two submits count as one, and waits for the request. */
async function sendAndWait( page: Page, sent: string[] ): Promise< void > {
	const before = sent.length;
	await expect( sendButton( page ) ).toBeEnabled();
	if ( before > 0 ) {
		// A click is lost if the page scrolls to the previous error in the middle of it.
		await expect( sendButton( page ) ).not.toBeInViewport();
		await later( page, 1500 );
	}
	await atRest( page );
	await sendButton( page ).click();
	await expect.poll( () => sent.length ).toBe( before + 1 );
}

/** Records the events of the form that reach the document (docs/booking.md). */
const hear = ( page: Page ) =>
	page.evaluate( ( names ) => {
		const heard: string[] = [];
		Object.assign( window, { heard } );
		for ( const name of names ) {
			document.addEventListener( `vestibule:${ name }`, ( event ) => {
				const at = event.target instanceof HTMLFormElement ? 'form' : 'elsewhere';
				heard.push(
					`${ name } ${ at } ${ event instanceof CustomEvent && name === 'next-action' ? JSON.stringify( event.detail ) : '' }`.trim()
				);
			} );
		}
	}, EVENTS );
const heard = ( page: Page ) => page.evaluate( () => ( 'heard' in window ? window.heard : [] ) );

const OWN = 'The site could not accept your message. Nothing you typed is lost. Try again in a few minutes.';

test( 'typed values survive network failures, and every kind of error response is shown', async ( { page } ) => {
	const failures = [
		{ status: 422, body: { errors: 'The whole form is wrong' }, text: 'The whole form is wrong' },
		{ status: 422, body: { errors: [ 'One thing', 'Another thing' ] }, text: 'Another thing' },
		{ status: 422, body: { errors: { input_text: { max: 'Too long for us' } } }, text: 'Subject: Too long for us' },
		{ status: 422, body: { errors: { input_text: 'A text' } }, text: 'Subject: A text' },
		{
			status: 403,
			body: { errors: { 'g-recaptcha-response': [ 'The captcha failed' ] } },
			text: 'The captcha failed',
		},
		{
			status: 500,
			body: '<html><head><title>500</title><style>p{}</style></head><body><p>Fatal &amp; unexpected</p></body></html>',
			text: OWN,
		},
		{ status: 403, body: '<html><body><h1>Forbidden by Example Host</h1></body></html>', text: OWN },
	];
	let next: Parameters< typeof answerSubmissions >[ 1 ] = () => 'abort';
	const sent = submissions( page );
	await answerSubmissions( page, () => next() );
	await openForm( page );
	await hear( page );
	const last = newName();
	await fillIn( page, last );
	const { day } = await chooseTime( page );
	await sendAndWait( page, sent );
	await expect( summaryOn( page ) ).toContainText(
		'The form could not be sent. Check your connection and try again. Nothing you typed is lost.'
	);
	await expect( summaryOn( page ) ).toBeInViewport();

	for ( const { status, body, text } of failures ) {
		next = () => ( { status, body: typeof body === 'string' ? body : JSON.stringify( body ) } );
		await sendAndWait( page, sent );
		await expect.soft( summaryOn( page ), text ).toContainText( text );
		const way = summaryOn( page ).getByRole( 'link', { name: 'Institute' } );
		await expect.soft( way, text ).toHaveCount( text === OWN ? 1 : 0 );
	}
	await expect( summaryOn( page ) ).not.toContainText( 'Example Host' );
	await expect( page.getByRole( 'textbox', { name: 'Last name' } ) ).toHaveValue( last );
	next = () => 'server';
	await sendAndWait( page, sent );
	await expect( messageOn( page ) ).toContainText( day );
	expect( await heard( page ) ).toEqual( [
		...Array( failures.length + 1 )
			.fill( [ 'submit form', 'error form' ] )
			.flat(),
		...[ 'submit form', 'success form', 'reset form' ],
	] );
} );

test( 'a double submit sends the form once, and an expired token is renewed automatically', async ( {
	page,
	request,
} ) => {
	const sent = submissions( page );
	const { key } = await carriedBy( request );
	const past = `${ new Date( Date.now() - 2 * 3_600_000 ).toISOString().slice( 0, 19 ) }Z`;
	const expired = await tokenOf( request, key, { 'X-Test-Now': past } );
	await page.route( `**${ AJAX }**`, ( route ) =>
		( route.request().postData() ?? '' ).includes( 'action=vestibule_form_token' )
			? route.fulfill( { json: { success: true, data: { token: expired } } } )
			: route.fallback()
	);
	const statuses: number[] = [];
	page.on( 'response', ( response ) => {
		if ( ( response.request().postData() ?? '' ).includes( 'action=vestibule_form_submit' ) ) {
			statuses.push( response.status() );
		}
	} );
	await openForm( page );
	await fillIn( page );
	const { day } = await chooseTime( page );
	await sendButton( page ).dblclick();
	await formOn( page ).evaluate( ( form: HTMLFormElement ) => form.requestSubmit() );
	await expect( messageOn( page ) ).toContainText( day );
	expect( statuses ).toEqual( [ 403, 200 ] );
	expect( sent ).toHaveLength( 2 );
	await expect( summaryOn( page ) ).toBeHidden();
} );

test( 'the form is reset or redirects after a submission, depending on the response', async ( { page } ) => {
	const result: { message: string; action: string; redirectUrl?: string } = {
		message: '<p>Noted.</p>',
		action: 'reset_form',
	};
	const data = { insert_id: 1, result, append_data: { ticket: 'T-1', form_id: '4' }, nextAction: { name: 'pay' } };
	const sent = submissions( page );
	await answerSubmissions( page, () => ( { status: 200, body: JSON.stringify( { success: true, data } ) } ) );
	await page.clock.install();
	await openForm( page );
	await hear( page );
	await fillIn( page );
	await chooseTime( page );
	await sendAndWait( page, sent );
	await expect( messageOn( page ) ).toHaveText( 'Noted.' );
	await expect( sendButton( page ) ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'Subject' } ) ).toHaveValue( '' );
	await expect( page.getByRole( 'radio', { name: 'Either' } ) ).not.toBeChecked();
	await expect( page.getByRole( 'button', { name: /^Remove / } ) ).toHaveCount( 0 );
	await expect( picker( page ).getByRole( 'radio', { checked: true } ) ).toHaveCount( 0 );
	await expect( formOn( page ).locator( 'input[type="hidden"][name="ticket"]' ) ).toHaveValue( 'T-1' );
	expect( await heard( page ) ).toEqual( [
		'submit form',
		'success form',
		'next-action form {"name":"pay"}',
		'reset form',
	] );
	await page.clock.runFor( 500 );
	expect( await errorOf( picker( page ) ) ).toBe( '' );
	await expect( summaryOn( page ) ).toBeHidden();

	result.redirectUrl = '/news/';
	await fillIn( page );
	await chooseTime( page );
	await sendAndWait( page, sent );
	await page.waitForURL( '**/news/' );
	expect( decodeURIComponent( sent[ 1 ] ?? '' ) ).toContain( 'ticket=T-1' );
} );

test( 'a visitor can send a correction as a new submission with one click after a lost response', async ( {
	page,
} ) => {
	let next: 'lost' | 'server' = 'lost';
	await page.route( `**${ AJAX }**`, async ( route ) => {
		if ( next === 'server' || ! route.request().url().includes( 'vestibule_form_submit' ) ) {
			return route.fallback();
		}
		await route.fetch();
		return route.abort();
	} );
	const sent = submissions( page );
	await openForm( page );
	await fillIn( page );
	const { day } = await chooseTime( page );
	await sendAndWait( page, sent );
	await expect( summaryOn( page ) ).toContainText( 'could not be sent' );

	next = 'server';
	await page.getByRole( 'textbox', { name: 'Subject' } ).fill( 'A corrected subject' );
	await sendAndWait( page, sent );
	await expect( summaryOn( page ) ).toContainText(
		/We have already received your message\..*Your appointment is booked\..*arrived on/
	);
	await expect( summaryOn( page ) ).toBeInViewport();
	await expect( picker( page ).getByRole( 'radio', { checked: true } ) ).toHaveCount( 1 );

	await later( page, 1500 );
	await page.getByRole( 'button', { name: 'Send as a new message' } ).click();
	await expect( messageOn( page ) ).toContainText( 'Thank you' );
	await expect( messageOn( page ) ).not.toContainText( day );
	expect( decodeURIComponent( sent.at( -1 ) ?? '' ) ).toContain( 'A+corrected+subject' );
	await expect( formOn( page ).locator( '[name="vestibule_before"]' ) ).toHaveCount( 0 );
} );
