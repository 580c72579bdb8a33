import type { APIRequestContext } from '@playwright/test';

interface Slots {
	data: { days: Record< string, { start: string }[] > };
}

const FORM = '4';

/** Valid answers to all required fields of form 4 (docs/form.md). A test can override them. */
const ANSWERS: Readonly< Record< string, string > > = {
	'names[first_name]': 'Ada',
	'names[last_name]': 'Lovelace',
	email: 'ada@example.org',
	'country-list': 'GB',
	input_text_1: 'Analytical Society',
	input_text: 'A course for our staff',
	input_radio: 'email',
	'multi_select[]': 'courses',
	'gdpr-agreement': 'on',
};

function found( html: string, pattern: RegExp ): string {
	const value = pattern.exec( html )?.[ 1 ];
	if ( value === undefined ) {
		throw new Error( `The contact page does not hold ${ String( pattern ) }` );
	}
	return value;
}

/** Random available time of the next weeks, because parallel tests should not use the same time. */
async function freeTime( request: APIRequestContext, event: string ): Promise< string > {
	const day = ( ahead: number ) => new Date( Date.now() + ahead * 86_400_000 ).toISOString().slice( 0, 10 );
	const answer = await request.get( '/wp-admin/admin-ajax.php', {
		params: { action: 'vestibule_slots', event, from: day( 1 ), to: day( 28 ), timezone: 'America/New_York' },
	} );
	const starts = Object.values( ( ( await answer.json() ) as Slots ).data.days )
		.flat()
		.map( ( slot ) => slot.start );
	const start = starts[ Math.floor( Math.random() * starts.length ) ];
	if ( start === undefined ) {
		throw new Error( 'The demo site offers no free time' );
	}
	return start;
}

/** Submits form 4 by its AJAX actions as a visitor in New York. Returns the ID of the new entry. */
export async function sendEntry(
	request: APIRequestContext,
	answers: Readonly< Record< string, string > > = {}
): Promise< number > {
	const page = await ( await request.get( '/contact/' ) ).text();
	const call = async ( form: Record< string, string > ): Promise< unknown > => {
		const answer = await request.post( '/wp-admin/admin-ajax.php', { form } );
		if ( ! answer.ok() ) {
			throw new Error(
				`${ form.action ?? '' } was answered with ${ answer.status() }: ${ await answer.text() }`
			);
		}
		return answer.json();
	};
	const token = ( await call( {
		action: 'vestibule_form_token',
		form_id: FORM,
		nonce: found( page, /data-nonce="([^"]+)"/ ),
	} ) ) as { data: { token: string } };
	const start = await freeTime( request, found( page, /<[^>]* data-event="(\d+)"/ ) );
	const data = new URLSearchParams( {
		...ANSWERS,
		fcal_booking_2: JSON.stringify( { start, timezone: 'America/New_York', hold: '' } ),
		__vestibule_token: token.data.token,
		...answers,
	} );
	const sent = ( await call( { action: 'vestibule_form_submit', form_id: FORM, data: data.toString() } ) ) as {
		data: { insert_id: number };
	};
	return sent.data.insert_id;
}
