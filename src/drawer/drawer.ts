import { afterPaint } from '../shared/painted';

/**
 * What the browser does not do for a drawer by itself. It opens and closes the dialog (`command`) until this is there,
 * gives the focus back, answers Escape and a click outside (`closedby`), and CSS holds the page still. Left are:
 * keeping the room of the scroll bar, closing when a link within leads to a place on this page or when the window grows
 * past the drawer's breakpoint, and the browsers that know no commands yet.
 */
const root = document.documentElement;
const dialogs = document.querySelectorAll< HTMLDialogElement >( '.vestibule-drawer__dialog' );

function keepBar() {
	root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
}

/**
 * In place of the browser's command: the styles of the whole page are computed for a dialog, so the frame that answers
 * the click comes first.
 */
function later( button: Element | null | undefined, act: () => void ) {
	button?.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		afterPaint( act );
	} );
}

dialogs.forEach( ( dialog ) => {
	const opener = dialog.parentElement?.querySelector< HTMLElement >( '[commandfor]' );
	const say = () => opener?.setAttribute( 'aria-expanded', String( dialog.open ) );
	say();
	dialog.addEventListener( 'beforetoggle', ( event ) => event.newState === 'open' && keepBar() );
	dialog.addEventListener( 'toggle', say );
	dialog.addEventListener( 'close', () => {
		root.style.scrollbarGutter = '';
		say();
	} );
	dialog.addEventListener( 'click', ( { target } ) => {
		const link = target instanceof Element && target.closest< HTMLAnchorElement >( 'a[href*="#"]' );
		const isHere = link && link.pathname === location.pathname && link.search === location.search;
		if ( isHere || ( target === dialog && ! ( 'closedBy' in dialog ) ) ) {
			dialog.close();
		}
	} );
	later( opener, () => {
		keepBar();
		// In Safari a click gives a button no focus, and the browser gives back what had it.
		opener?.focus( { preventScroll: true } );
		dialog.showModal();
		say();
	} );
	later( dialog.querySelector( '[command]' ), () => dialog.close() );
} );

addEventListener( 'resize', () =>
	dialogs.forEach( ( dialog ) => {
		if ( dialog.open && ! dialog.getClientRects().length ) {
			dialog.close();
		}
	} )
);

// An address that names a drawer opens it as without scripts, but as a true dialog.
function openNamed() {
	const named = document.getElementById( location.hash.slice( 1 ) );
	if ( named instanceof HTMLDialogElement && named.matches( '.vestibule-drawer__dialog' ) && ! named.open ) {
		named.showModal();
	}
}

addEventListener( 'hashchange', openNamed );
openNamed();

export {};
