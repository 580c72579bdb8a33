import { expect, type APIRequestContext, type APIResponse, type Locator, type Page } from '@playwright/test';

export const AJAX = '/wp-admin/admin-ajax.php';
export const ENTRIES = '/wp-admin/admin.php?page=vestibule-entries';

/** Unique name, so that a test finds its own entry. */
export const newName = () =>
	`Turing${ Date.now().toString( 36 ) }${ Math.floor( Math.random() * 1296 ).toString( 36 ) }`;

/** Form on the page, with scripts or without. */
export const formOn = ( page: Page ): Locator => page.locator( 'form[data-form_id]' );

/** List of errors, and message after success. */
export const summaryOn = ( page: Page ): Locator => page.locator( '[data-part="errors"]:not( :empty )' );
export const messageOn = ( page: Page ): Locator => page.locator( '[data-island="form"] > [data-part="message"]' );
export const sendButton = ( page: Page ): Locator => page.getByRole( 'button', { name: 'Send enquiry' } );
export const picker = ( page: Page ): Locator => page.getByRole( 'group', { name: 'Date and time' } );

/** Error of a control, without its help. */
export const errorOf = ( control: Locator ): Promise< string > =>
	control.evaluate( ( element ) =>
		( element.getAttribute( 'aria-describedby' ) ?? '' )
			.split( ' ' )
			.filter( ( id ) => id.endsWith( '_error' ) )
			.map( ( id ) => document.getElementById( id )?.textContent ?? '' )
			.join( '' )
	);

/**
 * Sends a form again and waits for the text in the answer. Repeats this, because the form ignores a second submission
 * within 1.5 s.
 */
export const sendAgain = ( button: Locator, answer: Locator, text: string ): Promise< void > =>
	expect( async () => {
		// The button is hidden if the form was accepted after the waiting time.
		if ( await button.isVisible() ) {
			await button.click( { timeout: 5000 } );
		}
		await expect( answer ).toContainText( text, { timeout: 5000 } );
	} ).toPass();

/** Opens the page of a form and waits until the form is hydrated. */
export async function openForm( page: Page, path = '/contact/' ): Promise< void > {
	await page.addInitScript( () => {
		document.addEventListener( 'vestibule:ready', () =>
			document.documentElement.setAttribute( 'data-form-ready', '' )
		);
	} );
	await page.goto( path );
	await page.getByRole( 'textbox', { name: 'First name' } ).focus();
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'data-form-ready', '', { timeout: 30_000 } );
}

/** Available time as the calendar shows it, for example "Tuesday 1 December 2026" and "10:00". */
export interface Time {
	day: string;
	time: string;
}

const some = < T >( list: T[] ): T => {
	const one = list[ Math.floor( Math.random() * list.length ) ];
	if ( one === undefined ) {
		throw new Error( 'The demo site offers no free time' );
	}
	return one;
};

/** Shows the next month, which no test fills. */
export async function nextMonth( page: Page ): Promise< void > {
	const next = picker( page ).getByRole( 'button', { name: 'Next month' } );
	const name = await picker( page ).getByRole( 'grid' ).getAttribute( 'aria-labelledby' );
	const before = await page.locator( `[id="${ name ?? '' }"]` ).textContent();
	await expect( next ).toBeEnabled();
	await expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'false' );
	await next.click();
	await expect( page.locator( `[id="${ name ?? '' }"]` ) ).not.toHaveText( before ?? '' );
	await expect( picker( page ) ).toHaveAttribute( 'aria-busy', 'false' );
}

/** Radio buttons of the available times of the shown day, or of the named day. */
export const timesOf = ( page: Page, day?: string ): Locator =>
	picker( page )
		.getByRole( 'radiogroup', { ...( day && { name: day } ) } )
		.getByRole( 'radio' );

/** Chooses this time of the next month, or a random available time. */
export async function chooseTime( page: Page, wanted?: Time ): Promise< Time > {
	await nextMonth( page );
	const grid = picker( page ).getByRole( 'grid' );
	const days = await grid
		.getByRole( 'button' )
		.evaluateAll( ( all ) => all.map( ( day ) => day.getAttribute( 'aria-label' ) ?? '' ) );
	const day = wanted?.day ?? some( days ).replace( /, available times: \d+$/, '' );
	await grid.getByRole( 'button', { name: day } ).click();
	const times = timesOf( page, day );
	const time = wanted?.time ?? some( await times.allTextContents() );
	await times.filter( { hasText: time } ).click();
	return { day, time };
}

/** Fills in all required fields of form 4 except the time. */
export async function fillIn( page: Page, last = newName() ): Promise< void > {
	await page.getByRole( 'textbox', { name: 'First name' } ).fill( 'Alan' );
	await page.getByRole( 'textbox', { name: 'Last name' } ).fill( last );
	await page.getByRole( 'textbox', { name: 'Email' } ).fill( 'alan@example.org' );
	await page.getByRole( 'combobox', { name: 'Country (required)' } ).selectOption( 'United Kingdom' );
	await page.getByRole( 'textbox', { name: 'Organisation' } ).fill( 'Computing Laboratory' );
	await page.getByRole( 'textbox', { name: 'Subject' } ).fill( 'A visit to the archive' );
	await page.getByRole( 'radio', { name: 'Either' } ).check();
	const topics = page.getByRole( 'combobox', { name: 'Topics' } );
	await topics.fill( 'libr' );
	await page.getByRole( 'option', { name: 'Library and archive' } ).click();
	await topics.press( 'Escape' );
	await page.getByRole( 'checkbox', { name: 'I agree' } ).check();
}

/** Requests that submit the form. The list grows as they are sent. */
export function submissions( page: Page ): string[] {
	const bodies: string[] = [];
	page.on( 'request', ( request ) => {
		const body = request.postData() ?? '';
		if ( body.includes( 'action=vestibule_form_submit' ) ) {
			bodies.push( body );
		}
	} );
	return bodies;
}

/** Requests that hold a time. The list grows as they are sent. */
export function holdCalls( page: Page ): string[] {
	const bodies: string[] = [];
	page.on( 'request', ( request ) => {
		const body = request.postData() ?? '';
		if ( body.includes( 'action=vestibule_slot_hold' ) ) {
			bodies.push( body );
		}
	} );
	return bodies;
}

/** Prevents the page from holding a time, so that the submission decides who gets it. */
export async function withoutHolds( page: Page ): Promise< void > {
	await page.route( /action=vestibule_slot_hold/, ( route ) => route.abort() );
}

/** Answers all submissions of this page instead of the server. */
export async function answerSubmissions(
	page: Page,
	answer: () => { status: number; body: string } | 'abort' | 'server'
): Promise< void > {
	await page.route( `**${ AJAX }**`, async ( route ) => {
		const now = ( route.request().postData() ?? '' ).includes( 'action=vestibule_form_submit' )
			? answer()
			: 'server';
		if ( now === 'server' ) {
			await route.fallback();
		} else if ( now === 'abort' ) {
			await route.abort();
		} else {
			await route.fulfill( {
				...now,
				contentType: now.body.startsWith( '<' ) ? 'text/html' : 'application/json',
			} );
		}
	} );
}

/** Logs this browser in as administrator, without leaving the page. */
export async function signIn( page: Page ): Promise< void > {
	// Sets the cookie by which WordPress checks whether cookies are accepted.
	await page.request.get( '/wp-login.php' );
	const answer = await page.request.post( '/wp-login.php', {
		form: { log: 'admin', pwd: 'password', testcookie: '1' },
	} );
	expect( answer.url() ).toContain( '/wp-admin/' );
}

/** Data of a page for the requests of its form (docs/rest.md). */
export interface Carried {
	key: string;
	event: string;
}

export async function carriedBy( request: APIRequestContext ): Promise< Carried > {
	const html = await ( await request.get( '/contact/' ) ).text();
	return {
		key: /data-nonce="([^"]+)"/.exec( html )?.[ 1 ] ?? '',
		event: /<[^>]* data-event="(\d+)"/.exec( html )?.[ 1 ] ?? '',
	};
}

export async function tokenOf(
	request: APIRequestContext,
	key: string,
	headers: Record< string, string > = {}
): Promise< string > {
	const answer = await request.post( AJAX, {
		headers,
		form: { action: 'vestibule_form_token', form_id: '4', nonce: key },
	} );
	return ( ( await answer.json() ) as { data: { token: string } } ).data.token;
}

/**
 * Start times of available slots in a few weeks, in random order, because parallel tests should not use the same time.
 */
export async function freeStarts( request: APIRequestContext, event: string ): Promise< string[] > {
	const day = ( ahead: number ) => new Date( Date.now() + ahead * 86_400_000 ).toISOString().slice( 0, 10 );
	const params = { action: 'vestibule_slots', event, from: day( 25 ), to: day( 55 ), timezone: 'UTC' };
	const answer = await request.get( AJAX, { params } );
	const { data } = ( await answer.json() ) as { data: { days: Record< string, { start: string }[] > } };
	const starts = Object.values( data.days ).flatMap( ( times ) => times.map( ( { start } ) => start ) );
	return starts
		.map( ( start ) => [ Math.random(), start ] as const )
		.sort( ( [ a ], [ b ] ) => a - b )
		.map( ( [ , start ] ) => start );
}

/** Valid answers of form 4, without the time and the token. */
export const ANSWERS: Readonly< Record< string, string > > = {
	'names[first_name]': 'Grace',
	'names[last_name]': 'Hopper',
	email: 'grace@example.org',
	'country-list': 'US',
	input_text_1: 'Navy',
	input_text: 'Nanoseconds',
	input_radio: 'email',
	'multi_select[]': 'research',
	'gdpr-agreement': 'on',
};

/** Sends form 4 as its script does. */
export const send = (
	request: APIRequestContext,
	data: Record< string, string >,
	headers: Record< string, string > = {}
): Promise< APIResponse > =>
	request.post( `${ AJAX }?t=${ Date.now() }`, {
		headers,
		form: { action: 'vestibule_form_submit', form_id: '4', data: new URLSearchParams( data ).toString() },
	} );
