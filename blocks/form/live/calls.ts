import type { FormProps } from '../../../src/contracts/form-props';

export interface Reply {
	status: number;
	text: string;
}

/** One admin-ajax call as the form makes it: url-encoded, with the time in the address (contract section 3). */
export async function call(
	props: FormProps,
	body: Record< string, string >
): Promise< Reply > {
	const response = await fetch( `${ props.ajaxUrl }?t=${ Date.now() }`, {
		method: 'POST',
		credentials: 'same-origin',
		body: new URLSearchParams( body ),
	} );
	return { status: response.status, text: await response.text() };
}
