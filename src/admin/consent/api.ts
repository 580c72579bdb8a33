import apiFetch from '@wordpress/api-fetch';
import type { Consent } from '../../contracts/consent';
import type { ConsentReceipt } from '../../contracts/consent-receipt';

const RECEIPTS = '/vestibule/v1/consent-receipts';

export const PER_PAGE = 20;

interface ReceiptPage {
	rows: ConsentReceipt[];
	total: number;
	pages: number;
}

/** The notice as the site would print it with these settings. */
export async function fetchNotice( settings: Consent, signal: AbortSignal ): Promise< string > {
	const answer: { html: string } = await apiFetch( {
		path: '/vestibule/v1/consent-preview',
		method: 'POST',
		data: { settings },
		signal,
	} );
	return answer.html;
}

/** With the totals of the answer's headers, which is why the answer is read here. */
export async function fetchReceipts( page: number, signal: AbortSignal ): Promise< ReceiptPage > {
	const answer: Response = await apiFetch( {
		path: `${ RECEIPTS }?page=${ page }&per_page=${ PER_PAGE }`,
		parse: false,
		signal,
	} );
	return {
		rows: ( await answer.json() ) as ConsentReceipt[],
		total: Number( answer.headers.get( 'X-WP-Total' ) ),
		pages: Number( answer.headers.get( 'X-WP-TotalPages' ) ),
	};
}

/** @param olderThan In days; 0 erases all. */
export async function eraseReceipts( olderThan: number ): Promise< number > {
	const answer: { erased: number } = await apiFetch( { path: RECEIPTS, method: 'DELETE', data: { olderThan } } );
	return answer.erased;
}

/** All of them as a file that the browser saves. */
export async function downloadReceipts(): Promise< void > {
	const answer: Response = await apiFetch( { path: `${ RECEIPTS }/export`, parse: false } );
	const name =
		/filename="([^"]+)"/.exec( answer.headers.get( 'Content-Disposition' ) ?? '' )?.[ 1 ] ?? 'consent-receipts.csv';
	const url = URL.createObjectURL( await answer.blob() );
	const link = Object.assign( document.createElement( 'a' ), { href: url, download: name } );
	link.click();
	setTimeout( () => URL.revokeObjectURL( url ), 60_000 );
}
