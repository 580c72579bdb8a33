import { call, median, rate } from './load.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { openCalendar } from './site.mjs';

const WARM_UP = 20;
const ROUNDS = 5;
const PER_ROUND = 150;
const LEAST = 0.6;
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

/** Stored enquiries, each with a booked time of its own, against calls that do nothing, in turn. */
export async function measureSubmissions( site, share ) {
	await openCalendar( site.url );
	const times = freeTimes();
	const submit = async ( count ) => {
		const tokens = await Promise.all( Array.from( { length: count }, () => token( site ) ) );
		return rate( tokens.map( ( one ) => () => submission( site, one, times.next().value ) ) );
	};
	const nothing = ( count ) =>
		rate( Array.from( { length: count }, () => () => call( site.ajax, { form: { action: 'bench_nothing' } } ) ) );
	await nothing( WARM_UP );
	await submit( WARM_UP );
	const rounds = [];
	for ( let round = 0; round < ROUNDS; round++ ) {
		rounds.push( { nothing: await nothing( PER_ROUND * share ), stored: await submit( PER_ROUND * share ) } );
	}
	const ratio = median( rounds.map( ( { stored, nothing: empty } ) => stored / empty ) );
	return [
		{
			name: 'empty admin-ajax calls',
			value: `${ median( rounds.map( ( row ) => row.nothing ) ).toFixed( 1 ) } a second`,
		},
		{
			name: 'stored submissions with a booking',
			value: `${ median( rounds.map( ( row ) => row.stored ) ).toFixed( 1 ) } a second`,
		},
		{ name: 'ratio', value: ratio.toFixed( 2 ), limit: `≥ ${ LEAST }`, within: ratio >= LEAST },
	];
}

/** Every quarter of an hour from the day after tomorrow, as the event of the benchmark site offers them. */
function* freeTimes() {
	for ( let time = Math.ceil( Date.now() / DAY ) * DAY + DAY; ; time += QUARTER ) {
		yield new Date( time ).toISOString().replace( '.000', '' );
	}
}

async function token( { ajax, key } ) {
	const { body } = await call( ajax, { form: { action: 'vestibule_form_token', form_id: '4', nonce: key } } );
	return JSON.parse( body ).data.token;
}

async function submission( { ajax }, oneToken, start ) {
	const booking = JSON.stringify( { start, timezone: 'Europe/Berlin', hold: '' } );
	const data = new URLSearchParams( { ...ANSWERS, fcal_booking_2: booking, __vestibule_token: oneToken } ).toString();
	const { status, body } = await call( `${ ajax }?t=${ Date.now() }`, {
		form: { action: 'vestibule_form_submit', form_id: '4', data },
	} );
	if ( status !== 200 || ! JSON.parse( body ).data.insert_id ) {
		throw new CannotGoOn( `a submission of the benchmark was refused: ${ status } ${ body.slice( 0, 500 ) }` );
	}
}
