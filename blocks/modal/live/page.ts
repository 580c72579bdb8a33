import { afterPaint } from '../../../src/shared/painted';
import { idInHash } from '../../../src/modal/id';
import { forget, listed, named } from './address';
import { close, find, finish, open, opened, type Opened } from './stack';

/*
 * Event listeners for the page. They handle links and buttons that open or close dialogs, including those that are
 * added later, and changes of the URL.
 */

const known = new WeakSet< Element >();

export const know = ( dialog: HTMLDialogElement ) => known.add( dialog );

/** Returns the dialog with an ID. IDs from links or the URL are never used as selectors (docs/header.md). */
function dialogOf( id: string ): HTMLDialogElement | null {
	const dialog = id ? document.getElementById( id ) : null;
	return dialog instanceof HTMLDialogElement && known.has( dialog ) ? dialog : null;
}

const OPENERS = 'a[href^="#"], [command="show-modal"]';
const MARKS = '[data-vestibule-close], .vestibule-modal-close';

const idOf = ( control: Element | null ) =>
	idInHash( control?.getAttribute( 'href' ) ?? '' ) || control?.getAttribute( 'commandfor' ) || '';

function onClick( event: MouseEvent ) {
	const { target } = event;
	if (
		! ( target instanceof Element ) ||
		event.defaultPrevented ||
		event.ctrlKey ||
		event.metaKey ||
		event.shiftKey
	) {
		return;
	}
	const control = target.closest< HTMLElement >( OPENERS );
	const closing = find( target.closest( MARKS )?.closest( 'dialog' ) );
	const dialog = dialogOf( idOf( control ) );
	if ( dialog ) {
		event.preventDefault();
		const left = closing?.dialog === dialog ? undefined : closing;
		const swap = () => {
			close( left );
			open( dialog, 'visitor', left ? left.opener : control );
		};
		// Opening a dialog recalculates the styles of the whole page, so let the browser first paint the response to
		// the click.
		( dialog.open ? swap : () => afterPaint( swap ) )();
	} else if ( control && leadsOut( control ) ) {
		// The browser follows the link after this handler, so close all dialogs at once.
		forget();
		opened().forEach( finish );
	} else if ( closing && ( control || ! target.closest( 'a[href]' ) ) ) {
		event.preventDefault();
		close( closing );
	}
}

/** Allows the space key to activate links that look like buttons (plugin/src/Site/Modal/DialogContent.php). */
function onKey( event: KeyboardEvent ) {
	const { key, target } = event;
	if ( key === ' ' && target instanceof HTMLElement && target.matches( 'dialog a[role="button"]' ) ) {
		event.preventDefault();
		if ( ! event.repeat ) {
			target.click();
		}
	}
}

/** Checks whether a link in an open dialog leads to a part of the page that is not in a dialog. */
function leadsOut( link: Element ): boolean {
	const place = document.getElementById( idInHash( link.getAttribute( 'href' ) ?? '' ) );
	return Boolean(
		place && find( link.closest( 'dialog' ) ) && ! opened().some( ( { dialog } ) => dialog.contains( place ) )
	);
}

/** Opens and closes dialogs when the URL changes through Back, Forward, or a hash that the visitor has typed. */
function onAddress() {
	const wanted = new Set( [ ...listed(), named() ] );
	const isLeft = ( { dialog, isAddressed }: Opened ) => isAddressed && ! wanted.has( dialog.id );
	opened().forEach( ( record ) => {
		if ( ! record.dialog.isConnected ) {
			finish( record );
		} else if ( isLeft( record ) ) {
			close( record, true );
		}
	} );
	const dialog = dialogOf( named() );
	if ( dialog ) {
		open( dialog, 'address' );
	}
}

document.addEventListener( 'click', onClick );
document.addEventListener( 'keydown', onKey );
addEventListener( 'popstate', onAddress );
addEventListener( 'hashchange', onAddress );
