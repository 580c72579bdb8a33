import type { ModalTriggers } from '../contracts/modal-triggers';
import { isForgotten, memoryKey } from './memory';

/*
 * Opens modals automatically: after a delay, at a scroll depth, or when the pointer leaves the page. This script is
 * loaded only on pages with such a modal. A modal never opens in the first second, over another dialog or while the
 * visitor types. After it was closed, it doesn't open automatically for some days. The time is stored in localStorage,
 * without a cookie.
 */

const SECOND = 1000;
const root = document.documentElement;
const TYPING = 'input,select,textarea,[contenteditable]';

/**
 * Time of the last click or key press in milliseconds, initially the page load. No modal opens within a second after
 * that.
 */
let pressed = 0;

const isFree = ( { activeElement } = document ) =>
	performance.now() > pressed + SECOND &&
	! document.querySelector( 'dialog[open]' ) &&
	! activeElement?.matches( TYPING );

/** Returns the time when the modal was last closed. Stores `now` first if it is given. Null if storage is disabled. */
function closedAt( id: string, now?: number ): string | null {
	const key = memoryKey( id );
	try {
		if ( now ) {
			localStorage.setItem( key, String( now ) );
		}
		return localStorage.getItem( key );
	} catch {
		return null;
	}
}

function watch( dialog: HTMLElement, { after, scroll, exit, days }: ModalTriggers ) {
	let isOver = ! isForgotten( closedAt( dialog.id ), days, Date.now() );
	let isAsked = false;
	/** Opens the modal with its script. If the script has not loaded yet, notifies the loader. */
	const showIf = ( isDue: boolean ) => {
		if ( ! isOver && isDue && isFree() ) {
			isAsked = true;
			if ( dialog.dispatchEvent( new Event( 'vestibule:modal-ask', { cancelable: true } ) ) ) {
				dialog.dispatchEvent( new Event( 'beforematch', { bubbles: true } ) );
			}
		}
	};
	/** Checks the delay every second, because the visitor may be busy when it has passed. */
	const tick = () => {
		showIf( performance.now() >= after * SECOND );
		if ( ! isOver ) {
			setTimeout( tick, SECOND );
		}
	};
	dialog.addEventListener( 'vestibule:ready', () => showIf( isAsked ) );
	dialog.addEventListener( 'vestibule:modal-open', () => ( isOver = true ) );
	dialog.addEventListener( 'vestibule:modal-close', () => closedAt( dialog.id, Date.now() ) );
	if ( after ) {
		tick();
	}
	if ( scroll ) {
		addEventListener( 'scroll', () =>
			showIf( scrollY >= ( ( root.scrollHeight - root.clientHeight ) * scroll ) / 100 )
		);
	}
	if ( exit ) {
		root.addEventListener( 'mouseleave', ( { clientY } ) => showIf( clientY <= 0 ) );
	}
}

[ 'pointerdown', 'keydown' ].forEach( ( type ) =>
	addEventListener( type, () => ( pressed = performance.now() ), true )
);
document
	.querySelectorAll< HTMLElement >( '[data-triggers]' )
	.forEach( ( dialog ) => watch( dialog, JSON.parse( dialog.dataset.triggers as string ) as ModalTriggers ) );
