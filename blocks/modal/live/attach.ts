import type { EarlyDialog } from '../../../src/shared/early';
import { named } from './address';
import { cycle } from './focus';
import { know } from './page';
import { close, find, finish, open, say } from './stack';

/** Whether a click is beside the dialog: its backdrop belongs to it, so only the place decides. */
function isBeside( dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent ): boolean {
	const box = target === dialog && dialog.getBoundingClientRect();
	return box && ( clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom );
}

/** Lets a dialog answer, for as long as the page lives. */
export function attach( dialog: HTMLDialogElement, closeOnBackdrop: boolean ): void {
	let isDownBeside = false;
	dialog.addEventListener( 'keydown', cycle );
	// Escape, and the gesture that means it. A file control in the dialog says "cancel" too.
	dialog.addEventListener( 'cancel', ( event ) => {
		// One that is not taken over yet the browser closes.
		if ( event.target === dialog && find( dialog ) ) {
			event.preventDefault();
			close( find( dialog ) );
		}
	} );
	// The browser itself, or other code, closed it.
	dialog.addEventListener( 'close', () => {
		const record = find( dialog );
		if ( record && ! dialog.open ) {
			close( record );
			finish( record );
		}
	} );
	if ( closeOnBackdrop ) {
		// A selection of text that ends beside the dialog is no click beside it.
		dialog.addEventListener( 'pointerdown', ( event ) => ( isDownBeside = isBeside( dialog, event ) ) );
		dialog.addEventListener(
			'click',
			( event ) => isDownBeside && isBeside( dialog, event ) && close( find( dialog ) )
		);
	}
	dialog.addEventListener( 'vestibule:modal-ask', ( event ) => {
		event.preventDefault();
		open( dialog, 'page' );
	} );
	know( dialog );
	if ( dialog.open || ( dialog as EarlyDialog ).wasOpen ) {
		takeOver( dialog );
	} else if ( named() === dialog.id ) {
		open( dialog, 'address' );
	}
}

/**
 * One that was shown before this script came. The loader may do the click again that showed it, and what that opens may
 * be closed by then.
 */
function takeOver( dialog: HTMLDialogElement ): void {
	let isSaid = false;
	dialog.addEventListener( 'vestibule:modal-open', () => ( isSaid = true ) );
	setTimeout( () => {
		if ( ! isSaid && dialog.open ) {
			open( dialog, 'page' );
		} else if ( ! isSaid ) {
			// Its visitor has closed it already: other code hears of both, late but once.
			say( dialog, 'open' );
			say( dialog, 'close' );
		}
	} );
}
