import { readAnswer } from '../../../src/form/answer';
import { serialize } from '../../../src/form/serialize';
import { call } from '../../fields/kit/call';
import type { LiveForm } from '../../fields/kit/live';
import { append, boxesOf, pairsOf } from './form';
import type { createToken } from './token';

type Token = ReturnType< typeof createToken >;

/** Sends the answers to the server. Returns the message or the error, and whether the token had expired. */
async function send( form: LiveForm, token: Token, email: string ) {
	await token.ready();
	const reply = await call( form.props, {
		action: 'vestibule_form_save',
		form_id: String( form.props.formId ),
		vestibule_page: location.href,
		data: serialize( pairsOf( form ), boxesOf( form ) ),
		email,
		vestibule_instance: form.props.instance,
		vestibule_step: String( form.steps?.active() ?? 0 ),
	} );
	const answer = readAnswer( reply.status, reply.text, reply.type );
	append( form, answer.appendData );
	return answer.success
		? { message: messageOf( reply.text ), problem: '', isExpired: false }
		: {
				message: '',
				problem: Object.values( answer.errors ).flat().join( ' ' ) || ( form.props.words.blocked ?? '' ),
				isExpired: answer.status === 403 && '__vestibule_token' in answer.appendData,
			};
}

/** Adds the feature "Save and continue later": sends the answers and shows the result (docs/form-data.md). */
export function start( form: LiveForm, token: Token ): void {
	const part = form.element.querySelector< HTMLDetailsElement >( '[data-part="later"]' );
	const input = part?.querySelector( 'input' );
	const button = part?.querySelector( 'button' );
	const error = part?.querySelector( '[role="alert"]' );
	const status = part?.querySelector( '[role="status"]' );
	if ( ! part || ! input || ! button || ! error || ! status ) {
		return;
	}
	const save = async () => {
		button.disabled = true;
		error.textContent = '';
		status.textContent = form.props.words.sending ?? '';
		try {
			const first = await send( form, token, input.value );
			// If the token has expired, the response contains a new one for a second attempt.
			const { message, problem } = first.isExpired ? await send( form, token, input.value ) : first;
			status.textContent = message;
			error.textContent = problem;
		} catch {
			status.textContent = '';
			error.textContent = form.props.words.failed ?? '';
		}
		button.disabled = false;
		input.setAttribute( 'aria-invalid', String( error.textContent !== '' ) );
		( error.textContent ? input : button ).focus();
	};
	const emailInForm = () =>
		form.element.querySelector< HTMLInputElement >( '[data-field] input[type="email"]' )?.value ?? '';
	part.addEventListener( 'toggle', () => {
		if ( part.open ) {
			input.value ||= emailInForm();
		}
	} );
	input.addEventListener( 'keydown', ( event ) => {
		if ( event.key === 'Enter' ) {
			event.preventDefault();
			button.click();
		}
	} );
	form.element.addEventListener( 'submit', ( event ) => {
		if ( event.submitter === button ) {
			event.preventDefault();
			event.stopImmediatePropagation();
			void save();
		}
	} );
}

function messageOf( text: string ): string {
	const { data } = JSON.parse( text ) as { data?: { message?: unknown } };
	return typeof data?.message === 'string' ? data.message : '';
}
