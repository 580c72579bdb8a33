const ANSWERS = {
	'names[first_name]': 'Ada',
	'names[last_name]': 'Lovelace',
	email: 'ada@example.org',
	'country-list': 'GB',
	input_text_1: 'Analytical Engines',
	input_text: 'A time',
	input_radio: 'email',
	'multi_select[]': 'courses',
	'gdpr-agreement': 'on',
};

/**
 * The calls of one site.
 *
 * @param {string} site
 * @param {Record<string, string>} how `level`: the database's isolation level; `unlocked`: whether the row is left out
 * that all who want a seat wait for.
 */
export function caller( site, how ) {
	const address = ( action ) => `${ site }/wp-admin/admin-ajax.php?${ new URLSearchParams( { action, ...how } ) }`;

	/** @return {Promise<{status: number, data: Record<string, number|string>, text?: string}>} */
	async function call( action, fields = {} ) {
		const answer = await fetch( address( action ), {
			method: 'POST',
			body: new URLSearchParams( { x: '1', ...fields } ),
		} );
		const text = await answer.text();
		try {
			return { status: answer.status, data: JSON.parse( text ).data ?? {} };
		} catch {
			return { status: answer.status, data: {}, text };
		}
	}

	/** A whole submission of form 4, as the browser sends it, with a token of its own or a shared one. */
	const submit = ( { start, key }, token ) =>
		call( 'vestibule_form_submit', {
			form_id: '4',
			data: new URLSearchParams( {
				...ANSWERS,
				fcal_booking_2: JSON.stringify( { start, timezone: 'Europe/Berlin', hold: '' } ),
				__vestibule_token: token,
				vestibule_key: key,
			} ).toString(),
		} );

	/** The same, as a page without scripts posts it: 303 leads back to the page. */
	async function post( { start, key }, sameTry ) {
		const answer = await fetch( address( 'vestibule_form_submit' ), {
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams( {
				...ANSWERS,
				fcal_booking_2: start,
				form_id: '4',
				vestibule_key: key,
				vestibule_try: sameTry,
			} ),
		} );
		return { status: answer.status };
	}

	const tokenFor = async ( { key } ) =>
		( await call( 'vestibule_form_token', { form_id: '4', nonce: key } ) ).data.token;

	return { call, submit, post, tokenFor };
}

export function tally( answers ) {
	const statuses = {};
	for ( const { status } of answers ) {
		statuses[ status ] = ( statuses[ status ] ?? 0 ) + 1;
	}
	return statuses;
}
