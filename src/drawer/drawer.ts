import { afterPaint } from '../shared/painted';

/**
 * Enhances the native dialog of a drawer. The browser opens and closes the dialog (`command`), restores the focus, and
 * handles Escape and clicks outside (`closedby`). CSS prevents the page from scrolling. This script preserves the space
 * of the scroll bar. It closes the dialog when a link to an anchor on the same page is clicked, or when the window
 * becomes wider than the drawer's breakpoint. It also supports browsers without `command`.
 */
const root = document.documentElement;
const dialogs = document.querySelectorAll< HTMLDialogElement >( '.vestibule-drawer__dialog' );

function keepBar() {
	root.style.scrollbarGutter = innerWidth > root.clientWidth ? 'stable' : '';
}

/**
 * Replaces the browser's command. Opening a dialog recalculates the styles of the whole page, so the browser first
 * paints the response to the click.
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
		// Safari doesn't focus a clicked button, so the focus would not return to the button when the dialog closes.
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

// Opens the drawer with the ID in the URL fragment, as a modal dialog. Without JavaScript, CSS shows the drawer.
function openNamed() {
	const named = document.getElementById( location.hash.slice( 1 ) );
	if ( named instanceof HTMLDialogElement && named.matches( '.vestibule-drawer__dialog' ) && ! named.open ) {
		named.showModal();
	}
}

addEventListener( 'hashchange', openNamed );
openNamed();

export {};
