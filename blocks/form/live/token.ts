import type { TokenAnswer } from '../../../src/contracts/token-answer';
import { call } from '../../fields/kit/call';
import type { LiveForm } from '../../fields/kit/live';

/** The token is asked for once more after this time, in ms, when the network failed (docs/rest.md). */
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
 * Untokenized, tokenizing, tokenized (docs/rest.md): asks once, and again only after `forget`, with the next
 * touch of the form.
 *
 * @param arrived Called with each token that has come.
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
