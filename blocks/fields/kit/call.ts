import type { FormProps } from '../../../src/contracts/form-props';

export interface Reply {
	status: number;
	text: string;
	/** Content-Type header of the response. */
	type: string;
	/** Server time in milliseconds; NaN if the response has no Date header. */
	date: number;
}

/**
 * Sends a POST request to admin-ajax.php (docs/rest.md). The URL contains the action too, because servers discard the
 * whole body if it is too large. The time in the URL prevents caching.
 */
export async function call( props: FormProps, body: Record< string, string >, signal?: AbortSignal ): Promise< Reply > {
	const query = new URLSearchParams( {
		action: body.action ?? '',
		t: String( Date.now() ),
	} );
	const response = await fetch( `${ props.ajaxUrl }?${ query }`, {
		method: 'POST',
		credentials: 'same-origin',
		body: new URLSearchParams( body ),
		...( signal ? { signal } : {} ),
	} );
	return {
		status: response.status,
		text: await response.text(),
		type: response.headers.get( 'content-type' ) ?? '',
		date: Date.parse( response.headers.get( 'date' ) ?? '' ),
	};
}
