import { onceLeft } from '../shared/once-left';
import './comments.css';
import { draft, draftKey, hasArrived, type Draft } from './draft';
import { freshKeys, isExpired } from './keys';

/** Moves the focus back to "Reply" when a reply is cancelled: WordPress's script hides the link that has it. */
function keepFocusOfCancel(): void {
	const isCancel = ( { target }: Event ) =>
		target instanceof Element && target.closest( '#cancel-comment-reply-link' );
	let answered = '';
	// Before WordPress's script forgets which comment it was, and after it has put the form back.
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
 * WordPress's comment form in the browser: fresh keys where the page is old (docs/spam.md), a second
 * sending that is none, and the text kept until it has arrived. It comes with the first touch of a field, at once where
 * the keys have run out or a text is kept; without it the form works as it stands.
 */

/**
 * How long a comment waits for keys that are on their way, and for how long a second click counts for nothing;
 * milliseconds.
 */
const PATIENCE = 5000;
const GUARD = 1500;
/** After an answer nothing is asked again for so long, whatever the two clocks say. */
const PAUSE = 60_000;

function guard( container: HTMLElement ) {
	const form = container.closest( 'form' );
	const expiry = form?.querySelector< HTMLInputElement >( '[name=vestibule_antibot_expiry]' );
	const post = form?.querySelector< HTMLInputElement >( '[name=comment_post_ID]' );
	// None where another plugin has put an editor of its own there: then nothing is kept.
	const field = form?.querySelector< HTMLTextAreaElement >( 'textarea:not([tabindex="-1"])' );
	if ( ! form || ! expiry ) {
		return;
	}
	const { url = '', nonce = '' } = container.dataset;

	let coming: Promise< void > | undefined;
	let askAgain = 0;
	const renew = async () => {
		const keys = await freshKeys( url, nonce, fetch );
		askAgain = Date.now() + PAUSE;
		coming = undefined;
		if ( keys ) {
			expiry.value = `${ keys.expiry }`;
			container.append(
				...( keys.data ?? [] ).map( ( [ name, value ] ) =>
					Object.assign( document.createElement( 'input' ), { type: 'hidden', name, value } )
				)
			);
		}
	};
	const keysAreComing = () =>
		( coming ??= askAgain < Date.now() && isExpired( expiry.value, Date.now() ) ? renew() : undefined );

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

	/** Another sending is dropped meanwhile: WordPress's script may send twice for one Ctrl+Enter. */
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
	// Where WordPress's reply script is not, or has let go of the keys after a first try.
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
