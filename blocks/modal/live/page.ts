import { afterPaint } from '../../../src/shared/painted';
import { idInHash } from '../../../src/modal/id';
import { forget, listed, named } from './address';
import { close, find, finish, open, opened, type Opened } from './stack';

/*
 * What the whole page does to its dialogs: links and buttons that open or close them, wherever and whenever they come,
 * and the address.
 */

const known = new WeakSet< Element >();

export const know = ( dialog: HTMLDialogElement ) => known.add( dialog );

/** The dialog with an id. An id from a link or the address is never used as a selector (docs/header.md). */
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
		// The browser computes the styles of the whole page for it, so the frame that answers the click comes first.
		( dialog.open ? swap : () => afterPaint( swap ) )();
	} else if ( control && leadsOut( control ) ) {
		// The browser goes there after this, so the page has to be free.
		forget();
		opened().forEach( finish );
	} else if ( closing && ( control || ! target.closest( 'a[href]' ) ) ) {
		event.preventDefault();
		close( closing );
	}
}

/** A link that is a button (plugin/src/Site/Modal/DialogContent.php) heeds the space bar like one. */
function onKey( event: KeyboardEvent ) {
	const { key, target } = event;
	if ( key === ' ' && target instanceof HTMLElement && target.matches( 'dialog a[role="button"]' ) ) {
		event.preventDefault();
		if ( ! event.repeat ) {
			target.click();
		}
	}
}

/** A link in an open dialog to a place of the page behind it. */
function leadsOut( link: Element ): boolean {
	const place = document.getElementById( idInHash( link.getAttribute( 'href' ) ?? '' ) );
	return Boolean(
		place && find( link.closest( 'dialog' ) ) && ! opened().some( ( { dialog } ) => dialog.contains( place ) )
	);
}

/** The address has changed: back, forward, or a hash that was typed. */
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
