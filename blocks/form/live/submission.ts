import { readAnswer, type Answer } from '../../../src/form/answer';
import { createGuard } from '../../../src/form/guard';
import { serialise } from '../../../src/form/serialise';
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
 * The submit button of the form is the only way to send it: Enter in a line of text is not (docs/form.md).
 */
function keepEnter( event: KeyboardEvent ) {
	if ( event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'submit' ) {
		event.preventDefault();
	}
}

/** Sends the form when the visitor says so (docs/form.md). */
export function listen( form: LiveForm, token: Token ): void {
	const counts = createGuard( () => Date.now() );
	form.element.addEventListener( 'keydown', keepEnter );
	form.element.addEventListener( 'submit', ( event ) => {
		// A button of rows whose script did not come: the server answers it.
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
	// The button answers before all is judged.
	await new Promise< void >( afterPaint );
	// A numbering plan that does not come is the server's business.
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

/** True if the time is taken or no longer offered, so the times shown are out of date. */
const isTimeRefused = ( { props }: LiveForm, errors: Record< string, string[] > ): boolean =>
	props.fields.some( ( { type, name } ) => type === 'appointment' && errors[ name ] );

/** Once more with the fresh token that an expired one is answered with (docs/rest.md). */
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
		// A policy may keep it out of the referer.
		vestibule_page: location.href,
		data: serialise( pairsOf( form ), boxesOf( form ), hiddenNames( form ) ),
	} );
	return readAnswer( reply.status, reply.text, reply.type );
}

function refuse( form: LiveForm, errors: Record< string, string[] > ): void {
	form.store.set( { errors, busy: false, isSending: false, isJudged: true } );
	announce( form, 'error', { errors } );
	// Once the errors are drawn.
	requestAnimationFrame( () => goToFirstError( form ) );
}

/** The site did not answer, or something else did in its place. */
function failUnreached( form: LiveForm, words = '' ): void {
	form.store.set( { isUnreached: true } );
	refuse( form, { form: [ words ] } );
}

type Success = Extract< Answer, { success: true } >;

/** The message, then exactly one of: away, hidden, reset (docs/form.md). */
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
	headingOf( message )?.focus( { preventScroll: true } );
	message?.scrollIntoView( { block: 'nearest' } );
}

/**
 * The first line of the message becomes its heading, which takes the focus; `Forms\Submit\FormAnchors` prints the same. A live
 * region that is focused as it is filled may be read by half, or not at all.
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

/** Empties the form to what it began with. */
export function reset( form: LiveForm ): void {
	form.element.reset();
	form.element
		.querySelectorAll( '.vestibule-form__draft, [name="vestibule_before"]' )
		.forEach( ( one ) => one.remove() );
	form.store.set( {
		...{ errors: {}, isJudged: false, problems: 0, sentAt: '', isUnreached: false, chosen: '' },
		resets: form.store.get().resets + 1,
	} );
	form.steps?.reset();
	announce( form, 'reset' );
}
