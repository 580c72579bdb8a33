import type { FormProps } from '../../../src/contracts/form-props';

export interface Reply {
	status: number;
	text: string;
	/** The header Content-Type. */
	type: string;
	/** The server's clock, in ms; NaN where it does not say. */
	date: number;
}

/**
 * One admin-ajax call as the form makes it: url-encoded, with the time in the address (docs/rest.md). The
 * action stands in the address too, because a server drops a body that is too large, and with it whom it was for.
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
