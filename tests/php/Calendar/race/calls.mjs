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
 * Creates functions that send requests to a site.
 *
 * @param {string} site
 * @param {Record<string, string>} how `level` is the isolation level of the database. `unlocked` skips the row lock
 * that requests for a seat wait for.
 */
export function caller( site, how ) {
	const address = ( action ) => `${ site }/wp-admin/admin-ajax.php?${ new URLSearchParams( { action, ...how } ) }`;

	/**
	 * @return {Promise<{status: number, data: Record<string, number|string>, text?: string}>} Status 0 for WordPress's
	 * own error page. Without a database, WordPress sends it with status 200.
	 */
	async function call( action, fields = {} ) {
		const answer = await fetch( address( action ), {
			method: 'POST',
			body: new URLSearchParams( { x: '1', ...fields } ),
		} );
		const text = await answer.text();
		try {
			return { status: answer.status, data: JSON.parse( text ).data ?? {} };
		} catch {
			return { status: answer.status === 200 ? 0 : answer.status, data: {}, text };
		}
	}

	/** Submits form 4 as the browser does, with a separate or shared token. */
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

	/** Submits the form as a page without scripts does. Status 303 redirects back to the page. */
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

/** Waits until a condition is met, at most half a minute. */
export async function until( holds ) {
	for ( let tries = 0; ! ( await holds() ); tries++ ) {
		if ( tries === 300 ) {
			throw new Error( 'the servers do not agree' );
		}
		await new Promise( ( done ) => setTimeout( done, 100 ) );
	}
}

/**
 * Waits until all servers return the same data, because replication takes a moment, and returns this data.
 *
 * @param {() => Promise<{ status: number, data: object }[]>} counts Asks each server.
 */
export async function agreed( counts ) {
	let stored = {};
	await until( async () => {
		const all = await counts();
		stored = all[ 0 ].data;
		return all.every(
			( { status, data } ) => status === 200 && JSON.stringify( data ) === JSON.stringify( stored )
		);
	} );
	return stored;
}
