import { readAnswer, type Answer } from '../../../src/form/answer';
import { createGuard } from '../../../src/form/guard';
import { serialize } from '../../../src/form/serialize';
import { afterPaint } from '../../../src/shared/painted';
import { call } from '../../fields/kit/call';
import { goToFirstError } from './focus';
import type { LiveForm } from '../../fields/kit/live';
import { announce, append, boxesOf, hasFiles, hiddenNames, pairsOf, prepare } from './form';
import type { createToken } from './token';
import { obstacles } from './guards';
import { formErrors, namesOf, snapshot } from './validation';

type Token = ReturnType< typeof createToken >;

/**
 * Prevents the Enter key in a text field from submitting the form. Only the submit button submits the form
 * (docs/form.md).
 */
function keepEnter( event: KeyboardEvent ) {
	if ( event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'submit' ) {
		event.preventDefault();
	}
}

/** Sends the form when the visitor submits it (docs/form.md). */
export function listen( form: LiveForm, token: Token ): void {
	const counts = createGuard( () => Date.now() );
	form.element.addEventListener( 'keydown', keepEnter );
	form.element.addEventListener( 'submit', ( event ) => {
		// This is the button of a repeater whose script has not loaded. The server handles it.
		const isOfRows = event.submitter?.getAttribute( 'name' ) === 'vestibule_row';
		if ( hasFiles( form ) || isOfRows ) {
			return;
		}
		event.preventDefault();
		if ( ! form.store.get().busy && counts() && announce( form, 'submit' ) ) {
			void submit( form, token );
		}
	} );
}

async function submit( form: LiveForm, token: Token ): Promise< void > {
	form.store.set( { busy: true, problems: 0 } );
	// Paint the busy state of the button before the validation starts.
	await new Promise< void >( afterPaint );
	// If the data for phone numbers fails to load, the server validates the numbers.
	await prepare( form );
	const errors = formErrors( form );
	if ( Object.keys( errors ).length > 0 ) {
		refuse( form, errors );
		return;
	}
	form.refused.clear();
	form.store.set( { errors: {}, isSending: true } );
	const sent = snapshot( form );
	try {
		await token.ready();
		const answer = await sendTwice( form );
		if ( ! answer.success || ! answer.redirectUrl ) {
			form.guards.forEach( ( guard ) => guard.reset() );
		}
		if ( answer.success ) {
			await succeed( form, token, answer );
		} else {
			const { sent_at: sentAt, ...appendData } = answer.appendData;
			append( form, appendData );
			form.store.set( { sentAt: String( sentAt ?? '' ), isUnreached: false } );
			if ( Object.keys( answer.errors ).length > 0 ) {
				const refused = form.props.fields.filter( ( field ) =>
					namesOf( form, field ).some( ( name ) => answer.errors[ name ] )
				);
				refused.forEach( ( { name } ) => form.refused.set( name, sent.get( name ) ?? '' ) );
				refuse( form, answer.errors );
			} else {
				failUnreached( form, form.props.words.blocked );
			}
			if ( isTimeRefused( form, answer.errors ) ) {
				form.store.set( { refreshes: form.store.get().refreshes + 1 } );
			}
		}
	} catch {
		form.guards.forEach( ( guard ) => guard.reset() );
		failUnreached( form, form.props.words.failed );
	} finally {
		form.store.set( { busy: false, isSending: false } );
	}
}

/**
 * Checks whether the server rejected the time, because it is booked or no longer offered. If so, the displayed times
 * are outdated.
 */
const isTimeRefused = ( { props }: LiveForm, errors: Record< string, string[] > ): boolean =>
	props.fields.some( ( { type, name } ) => type === 'appointment' && errors[ name ] );

/**
 * Sends the form. If the token has expired, sends the form again with the new token from the response (docs/rest.md).
 */
async function sendTwice( form: LiveForm ): Promise< Answer > {
	const first = await send( form );
	if ( first.success || first.status !== 403 || ! first.appendData.__vestibule_token ) {
		return first;
	}
	append( form, first.appendData );
	return send( form );
}

async function send( form: LiveForm ): Promise< Answer > {
	const errors = await obstacles( form );
	if ( Object.keys( errors ).length > 0 ) {
		return { success: false, status: 403, errors, appendData: {} };
	}
	const reply = await call( form.props, {
		action: 'vestibule_form_submit',
		form_id: String( form.props.formId ),
		// A referrer policy may remove the page's URL from the request headers, so send it as a value.
		vestibule_page: location.href,
		data: serialize( pairsOf( form ), boxesOf( form ), hiddenNames( form ) ),
	} );
	return readAnswer( reply.status, reply.text, reply.type );
}

function refuse( form: LiveForm, errors: Record< string, string[] > ): void {
	form.store.set( { errors, busy: false, isSending: false, isValidated: true } );
	announce( form, 'error', { errors } );
	// Wait until the errors have been rendered.
	requestAnimationFrame( () => goToFirstError( form ) );
}

/** Handles a request without a response, or with a response that is not from the plugin. */
function failUnreached( form: LiveForm, words = '' ): void {
	form.store.set( { isUnreached: true } );
	refuse( form, { form: [ words ] } );
}

type Success = Extract< Answer, { success: true } >;

/** Shows the message. Then redirects, hides the form or resets the form (docs/form.md). */
async function succeed( form: LiveForm, token: Token, answer: Success ): Promise< void > {
	append( form, answer.appendData );
	announce( form, 'success', answer );
	if ( answer.nextAction !== null && answer.nextAction !== undefined ) {
		announce( form, 'next-action', answer.nextAction );
	}
	if ( answer.redirectUrl ) {
		window.location.assign( answer.redirectUrl );
		return;
	}
	const message = form.island.querySelector< HTMLElement >( '[data-part="message"]' );
	if ( message ) {
		message.innerHTML = answer.message;
	}
	form.element.hidden = answer.action === 'hide_form';
	reset( form );
	token.forget();
	const heading = headingOf( message );
	heading?.focus( { preventScroll: true } );
	message?.scrollIntoView( { block: 'nearest' } );
	// A message that is taller than the window would otherwise not be scrolled to its start.
	heading?.scrollIntoView( { block: 'nearest' } );
}

/**
 * Makes the first line of the message a focusable heading, as `Forms\Submit\FormAnchors` does. Screen readers may skip
 * parts of a live region that receives the focus while its content changes.
 */
function headingOf( message: HTMLElement | null ): HTMLElement | null {
	const first = message?.firstElementChild;
	if ( ! ( first instanceof HTMLElement ) || ! first.matches( 'p, h1, h2, h3, h4, h5, h6' ) ) {
		return message;
	}
	if ( first.matches( 'p' ) ) {
		first.setAttribute( 'role', 'heading' );
		first.setAttribute( 'aria-level', '2' );
	}
	first.tabIndex = -1;
	return first;
}

/** Resets the form to its initial state. */
export function reset( form: LiveForm ): void {
	form.element.reset();
	form.element
		.querySelectorAll( '.vestibule-form__draft, [name="vestibule_before"]' )
		.forEach( ( one ) => one.remove() );
	form.store.set( {
		...{ errors: {}, isValidated: false, problems: 0, sentAt: '', isUnreached: false, chosen: '' },
		resets: form.store.get().resets + 1,
	} );
	form.steps?.reset();
	announce( form, 'reset' );
}
