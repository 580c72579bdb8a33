import { onceLeft } from '../shared/once-left';
import './comments.css';
import { draft, draftKey, hasArrived, type Draft } from './draft';
import { freshKeys, isExpired } from './keys';

/** Moves the focus back to "Reply" when a reply is canceled, because WordPress's script hides the focused link. */
function keepFocusOfCancel(): void {
	const isCancel = ( { target }: Event ) =>
		target instanceof Element && target.closest( '#cancel-comment-reply-link' );
	let answered = '';
	// The capture phase runs before WordPress's script resets the parent ID. The bubble phase runs after the script has
	// moved the form.
	document.addEventListener(
		'click',
		( event ) => {
			if ( isCancel( event ) ) {
				answered = document.querySelector< HTMLInputElement >( '#comment_parent' )?.value ?? '';
			}
		},
		true
	);
	document.addEventListener( 'click', ( event ) => {
		if ( isCancel( event ) && event.defaultPrevented ) {
			document
				.querySelector< HTMLElement >( `.comment-reply-link[data-commentid="${ CSS.escape( answered ) }"]` )
				?.focus();
		}
	} );
}

/*
 * Improves WordPress's comment form: renews expired keys (docs/spam.md), prevents double submissions, and stores the
 * comment until the server has received it. The script is loaded on the first focus of a field. If keys have expired or
 * a comment is stored, the script is loaded at once. The form also works without this script.
 */

/**
 * Maximum time that a submission waits for new keys, and time during which a second click is ignored, in milliseconds.
 */
const PATIENCE = 5000;
const GUARD = 1500;
/**
 * Minimum time between two requests for keys in milliseconds. It applies even if the clocks of server and browser
 * differ.
 */
const PAUSE = 60_000;

/**
 * Returns a function that requests new keys if the current keys have expired. If they have not expired, the function
 * returns undefined.
 */
function renewalOf( expiry: HTMLInputElement, container: HTMLElement ): () => Promise< void > | undefined {
	const { url = '', nonce = '' } = container.dataset;

	let coming: Promise< void > | undefined;
	let nextAttempt = 0;
	async function renew() {
		const keys = await freshKeys( url, nonce, fetch );
		nextAttempt = Date.now() + PAUSE;
		coming = undefined;
		if ( keys ) {
			expiry.value = `${ keys.expiry }`;
			container.append(
				...( keys.data ?? [] ).map( ( [ name, value ] ) =>
					Object.assign( document.createElement( 'input' ), { type: 'hidden', name, value } )
				)
			);
		}
	}
	return () => ( coming ??= nextAttempt < Date.now() && isExpired( expiry.value, Date.now() ) ? renew() : undefined );
}

function guard( container: HTMLElement ) {
	const form = container.closest( 'form' );
	const expiry = form?.querySelector< HTMLInputElement >( '[name=vestibule_antibot_expiry]' );
	const post = form?.querySelector< HTMLInputElement >( '[name=comment_post_ID]' );
	// Null if another plugin has replaced the textarea with an editor. In that case, no comment is stored.
	const field = form?.querySelector< HTMLTextAreaElement >( 'textarea:not([tabindex="-1"])' );
	if ( ! form || ! expiry ) {
		return;
	}
	const keysAreComing = renewalOf( expiry, container );
	const keep = ( value?: Draft | null ) => draft( () => sessionStorage, draftKey( post?.value ), value );
	const keepText = ( sentFrom?: string ) => field && keep( field.value ? [ field.value, sentFrom ] : null );
	const kept = keep();
	if ( kept && hasArrived( kept[ 1 ], location.href ) ) {
		keep( null );
	} else if ( kept && field && ! field.value ) {
		onceLeft( field, () => ( field.value ||= kept[ 0 ] ) );
	} else {
		keepText();
	}

	/**
	 * Whether a submission is in progress. Further submissions are canceled, because WordPress's script may submit
	 * twice for one Ctrl+Enter.
	 */
	let isSending = false;
	let isReady = false;
	const onSubmit = ( event: SubmitEvent ) => {
		const keys = isReady || isSending ? undefined : keysAreComing();
		if ( keys || isSending ) {
			event.preventDefault();
			event.stopImmediatePropagation();
		}
		if ( isSending ) {
			return;
		}
		isSending = true;
		const free = () => ( isSending = false );
		if ( keys ) {
			Promise.race( [ keys, new Promise( ( done ) => setTimeout( done, PATIENCE ) ) ] ).then( () => {
				free();
				isReady = true;
				form.requestSubmit( event.submitter );
				isReady = false;
			} );
			return;
		}
		setTimeout( free, GUARD );
		keepText( location.href );
	};

	form.addEventListener( 'submit', onSubmit, true );
	form.addEventListener( 'focusin', keysAreComing );
	form.addEventListener( 'input', () => keepText() );
	// Handles Ctrl+Enter if WordPress's reply script is missing or has removed its key handler after the first attempt.
	document.addEventListener( 'keydown', ( event ) => {
		if (
			( event.ctrlKey || event.metaKey ) &&
			event.key === 'Enter' &&
			event.target === field &&
			! event.defaultPrevented
		) {
			event.preventDefault();
			form.requestSubmit();
		}
	} );
	keysAreComing();
}

document.querySelectorAll< HTMLElement >( '#vestibule-antibot-keys' ).forEach( guard );
keepFocusOfCancel();
