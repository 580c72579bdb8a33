import type { TokenAnswer } from '../../../src/contracts/token-answer';
import { call } from '../../fields/kit/call';
import type { LiveForm } from '../../fields/kit/live';

/** Delay in milliseconds after a network error before the second and last attempt (docs/rest.md). */
const RETRY = 1000;

const FIELD = '__vestibule_token';

function inputOf( form: LiveForm ): HTMLInputElement | null {
	return form.element.querySelector( `input[name="${ FIELD }"]` );
}

async function request( form: LiveForm ): Promise< string > {
	const reply = await call( form.props, {
		action: 'vestibule_form_token',
		form_id: String( form.props.formId ),
		nonce: form.element.dataset.nonce ?? '',
	} );
	const answer = JSON.parse( reply.text ) as Partial< TokenAnswer > | null;
	const token = answer?.data?.token;
	return typeof token === 'string' ? token : '';
}

/**
 * Creates the loader for the token of a form, which requests the token only once (docs/rest.md). After `forget`, a new
 * token is loaded when the visitor uses the form again.
 *
 * @param arrived Called with each new token.
 */
export function createToken( form: LiveForm, arrived: () => void ) {
	let pending: Promise< void > | null = null;
	const fetchToken = async () => {
		const token = await request( form ).catch( async () => {
			await new Promise( ( done ) => setTimeout( done, RETRY ) );
			return request( form ).catch( () => '' );
		} );
		const input = inputOf( form );
		if ( input && token ) {
			input.value = token;
			arrived();
		} else {
			pending = null;
		}
	};
	const ready = () => ( pending ??= fetchToken() );
	return {
		ready,
		forget() {
			pending = null;
			const input = inputOf( form );
			if ( input ) {
				input.value = '';
			}
			form.element.addEventListener( 'focusin', () => void ready(), { once: true } );
		},
	};
}
