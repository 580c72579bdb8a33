import type { APIRequestContext, APIResponse } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { test as instituteTest } from './support/admin';
import { AJAX, ANSWERS, carriedBy, freeStarts, newName, send, tokenOf } from './support/form';
import { rest } from './support/rest';

type Errors = Record< string, string[] >;

const SLOTS = { action: 'vestibule_slots', from: '2026-12-01', to: '2026-12-31', timezone: 'Europe/Berlin' };

const errorsOf = async ( answer: APIResponse ): Promise< Errors > =>
	( ( await answer.json() ) as { errors?: Errors } ).errors ?? {};
const booking = ( start: string, extra: Record< string, unknown > = {} ) =>
	JSON.stringify( { start, timezone: 'Europe/Berlin', hold: '', ...extra } );

/** Sends a request body that a form would not send. */
const raw = ( request: APIRequestContext, data: string, query = '' ) =>
	request.post( `${ AJAX }${ query }`, { data, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } } );

/** Number of entries that contain a word. */
const entriesWith = async ( word: string ): Promise< number > =>
	( await rest< unknown[] >( `/vestibule/v1/entries?search=${ word }` ) ).length;

/** Unsent valid submission with an unused token and an available time, and a second available time. */
async function validSubmission( request: APIRequestContext ) {
	const last = newName();
	const { key, event } = await carriedBy( request );
	const [ start = '', other = '' ] = await freeStarts( request, event );
	const token = await tokenOf( request, key );
	const names = { 'names[last_name]': last };
	const good = { ...ANSWERS, ...names, fcal_booking_2: booking( start ), __vestibule_token: token };
	return { last, key, start, other, token, good };
}

type Valid = Awaited< ReturnType< typeof validSubmission > >;

/** Invalid submissions, with the status and the field with the error. */
function invalidOnes( { good, key, start, token }: Valid ): [ number, string, Record< string, string > ][] {
	return [
		[ 403, 'form', { ...good, __vestibule_token: '' } ],
		[ 403, 'form', { ...good, __vestibule_token: key } ],
		[ 403, 'form', { ...good, __vestibule_token: token.replace( /^4\./, '5.' ) } ],
		[ 403, 'form', { ...good, item_4__url: 'https://spam.example' } ],
		[ 413, 'form', { ...good, description: 'x'.repeat( 1_000_000 ) } ],
		[ 422, 'description', { ...good, description: 'x'.repeat( 10_001 ) } ],
		[ 422, 'email', { ...good, email: 'grace@example' } ],
		[ 422, 'names[first_name]', { ...good, 'names[first_name]': ' \u00a0 ' } ],
		[ 422, 'country-list', { ...good, 'country-list': 'XX' } ],
		[ 422, 'input_radio', { ...good, input_radio: 'pigeon' } ],
		[ 422, 'multi_select', { ...good, 'multi_select[]': 'everything' } ],
		[ 422, 'phone', { ...good, phone: '12' } ],
		[ 422, 'gdpr-agreement', { ...good, 'gdpr-agreement': '' } ],
		[ 422, 'fcal_booking_2', { ...good, fcal_booking_2: '' } ],
		[ 422, 'fcal_booking_2', { ...good, fcal_booking_2: booking( '2020-01-01T09:00:00Z' ) } ],
		[ 422, 'fcal_booking_2', { ...good, fcal_booking_2: booking( start.replace( ':00Z', ':07Z' ) ) } ],
		[ 422, 'fcal_booking_2', { ...good, fcal_booking_2: 'tomorrow' } ],
		[ 400, 'form', { ...good, 'email[]': 'x', email: 'y' } ],
		[ 400, 'form', { ...good, 'input_text[a][b]': 'x' } ],
	];
}

const MALFORMED = [
	'form_id=4',
	'form_id=4&data[]=x',
	'form_id[]=4&data=x',
	'form_id=4&data=%FF%FE',
	'form_id=4&data=email%3D%25FF',
	'form_id=four&data=x',
	'data=x',
];

instituteTest(
	'an invalid submission is rejected with the documented status, is not stored, and does not use up its token',
	async ( { request } ) => {
		test.setTimeout( 120_000 );
		const valid = await validSubmission( request );
		for ( const [ status, field, data ] of invalidOnes( valid ) ) {
			const answer = await send( request, data );
			expect
				.soft(
					[ answer.status(), Object.keys( await errorsOf( answer ) ) ],
					JSON.stringify( data ).slice( 0, 300 )
				)
				.toEqual( [ status, [ field ] ] );
			expect( answer.headers()[ 'content-type' ] ).toContain( 'application/json' );
		}
		for ( const body of MALFORMED ) {
			const answer = await raw( request, `action=vestibule_form_submit&${ body }` );
			expect.soft( answer.status(), body ).toBe( 400 );
			expect.soft( Object.keys( await errorsOf( answer ) ), body ).toEqual( [ 'form' ] );
		}
		expect( ( await raw( request, 'action=vestibule_form_submit&form_id=987654&data=x' ) ).status() ).toBe( 404 );
		expect( await entriesWith( valid.last ), 'rejected submissions are not stored' ).toBe( 0 );

		const first = await send( request, { ...valid.good, 'multi_select[]': 'research' } );
		expect( first.status(), await first.text() ).toBe( 200 );
		expect( await entriesWith( valid.last ) ).toBe( 1 );
	}
);

instituteTest(
	'a used token returns its first result, and the error for a booked time contains the available times',
	async ( { request } ) => {
		const { last, key, start, other, good } = await validSubmission( request );
		const dropped = { unknown: 'dropped', 'nested[a][b]': 'dropped', ':=[': 'dropped' };
		const first = await send( request, { ...good, ...dropped, 'multi_select[]': 'research' } );
		expect( first.status(), await first.text() ).toBe( 200 );
		const again = await send( request, { ...good, 'multi_select[]': 'research' } );
		expect( await again.json(), 'a token used again returns the first result' ).toEqual( await first.json() );
		const corrected = await send( request, { ...good, fcal_booking_2: booking( other ) } );
		expect(
			[ corrected.status(), Object.keys( await errorsOf( corrected ) ) ],
			'the same token with other content'
		).toEqual( [ 409, [ 'form' ] ] );
		expect( await entriesWith( last ) ).toBe( 1 );

		const taken = await send( request, { ...good, __vestibule_token: await tokenOf( request, key ) } );
		const body = ( await taken.json() ) as {
			errors: Errors;
			append_data: Record< string, { days: Record< string, { start: string }[] > } >;
		};
		expect( taken.status() ).toBe( 409 );
		expect( Object.keys( body.errors ) ).toEqual( [ 'fcal_booking_2' ] );
		const fresh = Object.values( body.append_data ).flatMap( ( { days } ) => Object.values( days ).flat() );
		expect( fresh.length ).toBeGreaterThan( 0 );
		expect( fresh.map( ( time ) => time.start ) ).not.toContain( start );
		expect( await entriesWith( last ), 'an entry is stored only with its booking' ).toBe( 1 );
	}
);

instituteTest(
	'identical simultaneous submissions without scripts are stored once, and each gets the success message',
	async ( { request } ) => {
		const last = newName();
		const page = await ( await request.get( '/contact/' ) ).text();
		const { key, event } = await carriedBy( request );
		const [ start = '' ] = ( await freeStarts( request, event ) ).slice( -1 );
		const form = {
			...ANSWERS,
			'names[last_name]': last,
			fcal_booking_2: start,
			form_id: '4',
			vestibule_key: key,
			vestibule_instance: 'ff_form_instance_4_1',
			vestibule_try: /name="vestibule_try" value="([0-9a-f]{16})"/.exec( page )?.[ 1 ] ?? '',
			vestibule_page: new URL( '/contact/', ( await request.get( '/contact/' ) ).url() ).href,
		};
		expect( form.vestibule_try ).not.toBe( '' );
		const answers = await Promise.all(
			[ 1, 2, 3 ].map( () => request.post( `${ AJAX }?action=vestibule_form_submit`, { form } ) )
		);
		for ( const answer of answers ) {
			expect( answer.url() ).toContain( 'vestibule_result=' );
			expect( await answer.text() ).toContain( 'Your appointment:' );
		}
		expect( await entriesWith( last ) ).toBe( 1 );
	}
);

test( 'tokens are issued only for a nonce of the same form', async ( { request } ) => {
	const { key } = await carriedBy( request );
	const ask = ( form: string ) => raw( request, `action=vestibule_form_token&${ form }` );
	for ( const [ status, form ] of [
		[ 200, `form_id=4&nonce=${ key }` ],
		[ 403, `form_id=5&nonce=${ key }` ],
		[ 403, `form_id=4&nonce=4.${ '0'.repeat( 32 ) }` ],
		[ 403, 'form_id=4&nonce=' ],
		[ 400, `form_id=4&nonce[]=${ key }` ],
		[ 400, `form_id[]=4&nonce=${ key }` ],
		[ 400, 'form_id=4&nonce=%FF' ],
	] as const ) {
		const answer = await ask( form );
		expect.soft( answer.status(), form ).toBe( status );
		expect.soft( ( ( await answer.json() ) as { success: boolean } ).success, form ).toBe( status === 200 );
	}
} );

test( 'the route for available times validates its parameters and returns no personal data', async ( { request } ) => {
	const { event } = await carriedBy( request );
	const ask = ( change: Record< string, string > ) => request.get( AJAX, { params: { ...SLOTS, event, ...change } } );
	const answer = await ask( {} );
	expect( answer.status() ).toBe( 200 );
	expect( await answer.text() ).not.toMatch( /Hopper|Turing|@example/ );
	for ( const [ status, change ] of [
		[ 404, { event: '987654' } ],
		[ 400, { event: 'x' } ],
		[ 400, { from: '2026-02-30' } ],
		[ 400, { to: '2027-12-01' } ],
		[ 400, { from: '2026-12-31', to: '2026-12-01' } ],
		[ 400, { timezone: 'Mars/Olympus' } ],
		[ 400, { timezone: '../../etc/passwd' } ],
	] as [ number, Record< string, string > ][] ) {
		expect.soft( ( await ask( change ) ).status(), JSON.stringify( change ) ).toBe( status );
	}
	for ( const name of [ 'event', 'from', 'to', 'timezone' ] ) {
		const query = new URLSearchParams( { ...SLOTS, event } );
		query.delete( name );
		query.append( `${ name }[]`, 'x' );
		expect.soft( ( await request.get( `${ AJAX }?${ query }` ) ).status(), `${ name } as a list` ).toBe( 400 );
	}
	const hold = ( form: string ) => raw( request, `action=vestibule_slot_hold&${ form }` );
	expect.soft( ( await hold( `event=${ event }&start[]=x&nonce=x` ) ).status() ).toBe( 400 );
	expect.soft( ( await hold( `event=${ event }&start=2026-12-01T09:00:00Z&nonce=foreign` ) ).status() ).toBe( 403 );
	const calendar = await request.get( `${ AJAX }?action=vestibule_booking_ics&booking=1&key=${ '0'.repeat( 32 ) }` );
	expect( calendar.status() ).toBe( 404 );
} );

test( 'more than ten submissions a minute are rejected, and the response says how long to wait', async ( {
	request,
} ) => {
	const answers = await Promise.all(
		Array.from( { length: 21 }, () =>
			send(
				request,
				{},
				{ 'X-Test-Rate-Limits': 'on', 'X-Forwarded-For': `192.0.2.${ Math.floor( Math.random() * 255 ) }` }
			)
		)
	);
	const late = answers.filter( ( answer ) => answer.status() === 429 );
	// Twenty are accepted if a new minute starts in between.
	expect( [ 11, 1 ] ).toContain( late.length > 10 ? late.length : 1 );
	for ( const answer of late ) {
		expect( Number( answer.headers()[ 'retry-after' ] ) ).toBeGreaterThan( 0 );
		expect( Number( answer.headers()[ 'retry-after' ] ) ).toBeLessThanOrEqual( 60 );
		expect( Object.keys( await errorsOf( answer ) ) ).toEqual( [ 'form' ] );
	}
	expect( late.length ).toBeGreaterThan( 0 );
} );
