import type { Consent } from '../../contracts/consent';
import type { ConsentReceipt } from '../../contracts/consent-receipt';
import { getFile, getRows, post, remove, saveFile } from '../kit/server/api';

const RECEIPTS = '/vestibule/v1/consent-receipts';

export const PER_PAGE = 20;

/** Renders the notice on the server with these settings. */
export const fetchNotice = async ( settings: Consent, signal: AbortSignal ) =>
	( await post< { html: string } >( '/vestibule/v1/consent-preview', { settings }, signal ) ).html;

export const fetchReceipts = ( page: number, signal: AbortSignal ) =>
	getRows< ConsentReceipt >( `${ RECEIPTS }?page=${ page }&per_page=${ PER_PAGE }`, signal );

/** Deletes receipts that are older than a number of days. 0 deletes all receipts. */
export const eraseReceipts = async ( olderThan: number ) =>
	( await remove< { erased: number } >( RECEIPTS, { olderThan } ) ).erased;

/** Downloads all receipts as a file. */
export async function downloadReceipts(): Promise< void > {
	const answer = await getFile( `${ RECEIPTS }/export` );
	saveFile( [ await answer.blob() ], answer, 'consent-receipts.csv' );
}
