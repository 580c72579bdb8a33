import { enter, leave } from './address';

/** No closing waits longer than this, whatever its animation does. */
const LIMIT = 1000;

/**
 * Resolves when what moves the element has come to its end, was broken off, or never began: an event of the end does
 * not come when a style takes the animation away, and then a dialog would never close.
 */
export async function ended( element: Element, limit = LIMIT ): Promise< void > {
	await Promise.race( [
		Promise.allSettled( element.getAnimations().map( ( { finished } ) => finished ) ),
		new Promise( ( done ) => setTimeout( done, limit ) ),
	] );
}

const root = document.documentElement;

/**
 * Keeps the page behind a dialog from scrolling, and from moving: where the bar takes room, that room stays (`has-bar`)
 * and nothing that everything inherits is written: that would make the browser compute the whole page again. What a
 * finger may do is in styles/page.css.
 */
function lock(): void {
	root.classList.toggle( 'vestibule-modal-has-bar', innerWidth > root.clientWidth );
	root.classList.add( 'vestibule-modal-is-open' );
}

function unlock(): void {
	root.classList.remove( 'vestibule-modal-is-open', 'vestibule-modal-has-bar' );
}

/** A dialog that is open, or on its way to be closed. */
export interface Opened {
	dialog: HTMLDialogElement;
	/** Where focus goes back to. */
	opener: HTMLElement | null;
	/** It has an entry in the browser's history, or the address opened it: going elsewhere closes it. */
	isAddressed: boolean;
	isClosing: boolean;
}

/** Who opens: a visitor's click gets an entry in the history, the address has one, the page itself wants none. */
type By = 'visitor' | 'address' | 'page';

/** The open dialogs, the lowest first. */
const stack: Opened[] = [];

/** The open dialogs, the highest first: the order in which they are closed. */
export const opened = (): Opened[] => [ ...stack ].reverse();

export const find = ( dialog: Element | null | undefined ) => stack.find( ( one ) => one.dialog === dialog );

export const say = ( dialog: HTMLDialogElement, what: 'open' | 'close' ) =>
	dialog.dispatchEvent( new CustomEvent( `vestibule:modal-${ what }`, { bubbles: true } ) );

/**
 * A dialog below something hidden (a closed panel, another closed dialog) would be open and not seen, with the page
 * held still.
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

/** Closes when its animation ends. `byAddress`: the history has moved already. */
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

/** At once, and also for what the browser itself has closed. */
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

/** Nothing goes on speaking in a dialog that is closed. A film from elsewhere is stopped by loading it again. */
function silence( dialog: HTMLDialogElement ) {
	dialog.querySelectorAll< HTMLMediaElement >( 'audio, video' ).forEach( ( media ) => media.pause() );
	dialog
		.querySelectorAll< HTMLIFrameElement >( '.wp-block-embed iframe' )
		.forEach( ( frame ) => frame.setAttribute( 'src', frame.src ) );
}
