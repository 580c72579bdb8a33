import { enter, leave } from './address';

/** Maximum wait for a closing animation, in milliseconds. */
const LIMIT = 1000;

/**
 * Resolves after the animations of an element have ended or were canceled. The event of a transition is not reliable:
 * if a style removes the animation, the event is never dispatched, and the dialog would never close.
 */
export async function ended( element: Element, limit = LIMIT ): Promise< void > {
	await Promise.race( [
		Promise.allSettled( element.getAnimations().map( ( { finished } ) => finished ) ),
		new Promise( ( done ) => setTimeout( done, limit ) ),
	] );
}

const root = document.documentElement;

/**
 * Prevents the page from scrolling. A class reserves the space of the scrollbar (`has-bar`). Inherited properties are
 * not changed, because that would recalculate the styles of the whole page. Touch gestures are handled in
 * styles/page.css.
 */
function lock(): void {
	root.classList.toggle( 'vestibule-modal-has-bar', innerWidth > root.clientWidth );
	root.classList.add( 'vestibule-modal-is-open' );
}

function unlock(): void {
	root.classList.remove( 'vestibule-modal-is-open', 'vestibule-modal-has-bar' );
}

/** Dialog that is open or closing. */
export interface Opened {
	dialog: HTMLDialogElement;
	/** Element that receives the focus after closing. */
	opener: HTMLElement | null;
	/**
	 * Whether the dialog has a history entry or was opened by the URL. Such a dialog closes when the visitor navigates.
	 */
	isAddressed: boolean;
	isClosing: boolean;
}

/**
 * Cause of the opening: a click by the visitor, the URL, or a script on the page. Only a click adds a history entry.
 */
type By = 'visitor' | 'address' | 'page';

/** Open dialogs, from bottom to top. */
const stack: Opened[] = [];

/** Returns the open dialogs from top to bottom, which is the order in which they close. */
export const opened = (): Opened[] => [ ...stack ].reverse();

export const find = ( dialog: Element | null | undefined ) => stack.find( ( one ) => one.dialog === dialog );

export const say = ( dialog: HTMLDialogElement, what: 'open' | 'close' ) =>
	dialog.dispatchEvent( new CustomEvent( `vestibule:modal-${ what }`, { bubbles: true } ) );

/**
 * Shows a dialog. If an ancestor is hidden, moves the dialog to the body. Otherwise, the dialog would be invisible
 * while the page is locked.
 */
function show( dialog: HTMLDialogElement ) {
	if ( ! dialog.open ) {
		dialog.showModal();
	}
	if ( ! dialog.getClientRects().length ) {
		dialog.close();
		document.body.append( dialog );
		dialog.showModal();
	}
}

export function open( dialog: HTMLDialogElement, by: By, opener: HTMLElement | null = null ): void {
	const known = find( dialog );
	if ( known && ! known.isClosing ) {
		return;
	}
	if ( known ) {
		finish( known );
	}
	const record: Opened = { dialog, opener, isAddressed: by === 'address', isClosing: false };
	if ( ! stack.length ) {
		lock();
	}
	stack.push( record );
	show( dialog );
	if ( by === 'visitor' ) {
		const isOpen = () => stack.includes( record ) && ! record.isClosing;
		void enter( dialog.id, isOpen ).then( () => ( record.isAddressed = isOpen() ) );
	}
	say( dialog, 'open' );
}

/** Closes a dialog after its animation. `byAddress` means that the history has already changed. */
export function close( record: Opened | undefined, byAddress = false ): void {
	if ( ! record || record.isClosing ) {
		return;
	}
	record.isClosing = true;
	if ( ! byAddress ) {
		leave( record.dialog.id );
	}
	record.dialog.classList.add( 'is-closing' );
	void ended( record.dialog ).then( () => finish( record ) );
}

/** Closes a dialog at once, or finishes the closing if the browser has closed it. */
export function finish( record: Opened ): void {
	const { dialog, opener } = record;
	if ( ! stack.includes( record ) ) {
		return;
	}
	stack.splice( stack.indexOf( record ), 1 );
	dialog.classList.remove( 'is-closing' );
	dialog.close();
	if ( ! stack.length ) {
		unlock();
	}
	opener?.focus( { preventScroll: true } );
	silence( dialog );
	say( dialog, 'close' );
}

/** Pauses media in a closed dialog. Embedded videos are stopped by reloading their iframes. */
function silence( dialog: HTMLDialogElement ) {
	dialog.querySelectorAll< HTMLMediaElement >( 'audio, video' ).forEach( ( media ) => media.pause() );
	dialog
		.querySelectorAll< HTMLIFrameElement >( '.wp-block-embed iframe' )
		.forEach( ( frame ) => frame.setAttribute( 'src', frame.src ) );
}
