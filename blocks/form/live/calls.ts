import type { FormProps } from '../../../src/contracts/form-props';

export interface Reply {
	status: number;
	text: string;
}

/**
 * One admin-ajax call as the form makes it: url-encoded, with the time in the address (contract section 3). The action
 * stands in the address too, because a server drops a body that is too large, and with it whom it was for.
 */
export async function call(
	props: FormProps,
	body: Record< string, string >
): Promise< Reply > {
	const query = new URLSearchParams( {
		action: body.action ?? '',
		t: String( Date.now() ),
	} );
	const response = await fetch( `${ props.ajaxUrl }?${ query }`, {
		method: 'POST',
		credentials: 'same-origin',
		body: new URLSearchParams( body ),
	} );
	return { status: response.status, text: await response.text() };
}
