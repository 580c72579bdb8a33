import type { ModalTriggers } from '../contracts/modal-triggers';
import { isForgotten, memoryKey } from './memory';

/*
 * Opens modals by themselves: after a time, at a depth of scrolling, when the pointer leaves the page. Only on pages
 * that have such a modal. It never comes in the first second, over another dialog, or while a visitor types, and for
 * some days after it was closed it does not come again (localStorage; no cookie).
 */

const SECOND = 1000;
const root = document.documentElement;
const TYPING = 'input,select,textarea,[contenteditable]';

/**
 * When the visitor last pressed something, which may be about to answer; milliseconds, the page's beginning at first.
 */
let pressed = 0;

const isFree = ( { activeElement } = document ) =>
	performance.now() > pressed + SECOND &&
	! document.querySelector( 'dialog[open]' ) &&
	! activeElement?.matches( TYPING );

/** When the modal was closed, or is now. Storage may be forbidden; then every visit is the first. */
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
	/** Asks the modal's script to open it; when that is not there yet, the loader is notified that the modal is needed. */
	const showIf = ( isDue: boolean ) => {
		if ( ! isOver && isDue && isFree() ) {
			isAsked = true;
			if ( dialog.dispatchEvent( new Event( 'vestibule:modal-ask', { cancelable: true } ) ) ) {
				dialog.dispatchEvent( new Event( 'beforematch', { bubbles: true } ) );
			}
		}
	};
	/** Once its time has come, it waits for a free moment. */
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
