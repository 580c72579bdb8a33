import { firstOf, lastOf } from '../../../src/booking/calendar';

/** What people call a zone: Berlin for Europe/Berlin. */
export const cityOf = ( timezone: string ): string =>
	( timezone.split( '/' ).pop() ?? timezone ).replace( /_/g, ' ' );

/** The free starts of a month, from the call vestibule_slots (contract section 3). Rejects when it does not answer. */
export async function freeStarts(
	ajaxUrl: string,
	event: number,
	month: string,
	timezone: string
): Promise< string[] > {
	const query = new URLSearchParams( {
		action: 'vestibule_slots',
		event: String( event ),
		from: firstOf( month ),
		to: lastOf( month ),
		timezone,
		t: String( Date.now() ),
	} );
	const response = await fetch( `${ ajaxUrl }?${ query }` );
	const answer: { success?: boolean; data?: { days?: Record< string, { start: string }[] > } } =
		await response.json();
	if ( ! response.ok || ! answer.success ) {
		throw new Error( `vestibule_slots ${ response.status }` );
	}
	return Object.values( answer.data?.days ?? {} ).flatMap( ( times ) =>
		times.map( ( { start } ) => start )
	);
}
