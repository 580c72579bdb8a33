/** Requests of visitors that several parts measure. */
import { setUp } from '../native/site.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { call } from './load.mjs';

const QUARTER = 15 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

const ANSWERS = {
	'names[first_name]': 'Ada',
	'names[middle_name]': '',
	'names[last_name]': 'Example',
	email: 'ada@example.com',
	'country-list': 'DE',
	phone: '+49 30 123456',
	input_text_1: 'Example Works',
	input_text: 'A question about the autumn courses',
	input_radio: 'email',
	'multi_select[]': 'courses',
	description: 'We are three and would like to visit in the morning.',
	'gdpr-agreement': 'on',
	'terms-n-condition': '',
	'terms-n-condition_1': '',
	item_4__url: '',
};

const ajax = ( { url } ) => `${ url }/wp-admin/admin-ajax.php`;

/** Sends an AJAX request that only loads WordPress. */
export const nothing = ( site ) => call( ajax( site ), { form: { action: 'bench_nothing' } } );

/** Requests a form token, as a form does when a visitor first touches it. */
export async function newToken( site ) {
	const form = { action: 'vestibule_form_token', form_id: '4', nonce: site.key };
	const { body } = await call( ajax( site ), { form } );
	return JSON.parse( body ).data.token;
}

/** Submits an inquiry with a booked appointment. The entry is stored. */
export async function submit( site, token, start ) {
	const booking = JSON.stringify( { start, timezone: 'Europe/Berlin', hold: '' } );
	const data = new URLSearchParams( { ...ANSWERS, fcal_booking_2: booking, __vestibule_token: token } ).toString();
	const answer = await call( `${ ajax( site ) }?t=${ Date.now() }`, {
		form: { action: 'vestibule_form_submit', form_id: '4', data },
	} );
	if ( answer.status !== 200 || ! JSON.parse( answer.body ).data.insert_id ) {
		throw new CannotGoOn(
			`a submission of the benchmark was rejected: ${ answer.status } ${ answer.body.slice( 0, 500 ) }`
		);
	}
	return answer.ms;
}

const taken = new WeakMap();

/** Opens the calendar day and night, so that there are slots for thousands of submissions. Runs once per site. */
export async function openCalendar( site ) {
	if ( ! taken.has( site ) ) {
		await setUp( site.url, 'open' );
		taken.set( site, freeQuarters() );
	}
	return () => taken.get( site ).next().value;
}

/**
 * Yields every quarter of an hour from the day after tomorrow, as offered by the appointment type of the benchmark
 * site.
 */
function* freeQuarters() {
	for ( let time = Math.ceil( Date.now() / DAY ) * DAY + DAY; ; time += QUARTER ) {
		yield new Date( time ).toISOString().replace( '.000', '' );
	}
}
