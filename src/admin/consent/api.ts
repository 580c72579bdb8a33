import type { Consent } from '../../contracts/consent';
import type { ConsentReceipt } from '../../contracts/consent-receipt';
import { getFile, getRows, post, remove, saveFile } from '../kit/server/api';

const RECEIPTS = '/vestibule/v1/consent-receipts';

export const PER_PAGE = 20;

/** The notice as the site would print it with these settings. */
export const fetchNotice = async ( settings: Consent, signal: AbortSignal ) =>
	( await post< { html: string } >( '/vestibule/v1/consent-preview', { settings }, signal ) ).html;

export const fetchReceipts = ( page: number, signal: AbortSignal ) =>
	getRows< ConsentReceipt >( `${ RECEIPTS }?page=${ page }&per_page=${ PER_PAGE }`, signal );

/** @param olderThan In days; 0 erases all. */
export const eraseReceipts = async ( olderThan: number ) =>
	( await remove< { erased: number } >( RECEIPTS, { olderThan } ) ).erased;

/** All of them as a file that the browser saves. */
export async function downloadReceipts(): Promise< void > {
	const answer = await getFile( `${ RECEIPTS }/export` );
	saveFile( [ await answer.blob() ], answer, 'consent-receipts.csv' );
}
