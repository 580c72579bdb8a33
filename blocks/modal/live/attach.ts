import type { EarlyDialog } from '../../../src/shared/early';
import { named } from './address';
import { cycle } from './focus';
import { know } from './page';
import { close, find, finish, open, say } from './stack';

/**
 * Checks whether a click is outside the dialog. The backdrop is part of the dialog element, so the coordinates of the
 * click are compared with the box of the dialog.
 */
function isBeside( dialog: HTMLDialogElement, { target, clientX, clientY }: MouseEvent ): boolean {
	const box = target === dialog && dialog.getBoundingClientRect();
	return box && ( clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom );
}

/** Adds the event listeners to a dialog. */
export function attach( dialog: HTMLDialogElement, closeOnBackdrop: boolean ): void {
	let isDownBeside = false;
	dialog.addEventListener( 'keydown', cycle );
	// Handles Escape and equivalent gestures. File inputs inside the dialog also dispatch "cancel".
	dialog.addEventListener( 'cancel', ( event ) => {
		// If a dialog is not in the stack yet, the browser closes it.
		if ( event.target === dialog && find( dialog ) ) {
			event.preventDefault();
			close( find( dialog ) );
		}
	} );
	// Handles dialogs that the browser or other code has closed.
	dialog.addEventListener( 'close', () => {
		const record = find( dialog );
		if ( record && ! dialog.open ) {
			close( record );
			finish( record );
		}
	} );
	if ( closeOnBackdrop ) {
		// A text selection that ends outside the dialog must not close it.
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
 * Adds a dialog that was opened before this script loaded to the stack. The loader may repeat the click that opened the
 * dialog, and the dialog may already be closed again.
 */
function takeOver( dialog: HTMLDialogElement ): void {
	let isSaid = false;
	dialog.addEventListener( 'vestibule:modal-open', () => ( isSaid = true ) );
	setTimeout( () => {
		if ( ! isSaid && dialog.open ) {
			open( dialog, 'page' );
		} else if ( ! isSaid ) {
			// The visitor has already closed the dialog, so dispatch both events now.
			say( dialog, 'open' );
			say( dialog, 'close' );
		}
	} );
}
