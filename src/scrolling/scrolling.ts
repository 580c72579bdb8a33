/**
 * Focus goes where the reader goes. The browser scrolls to anchors by itself, smoothly and clear of what sticks, by CSS
 * (`scroll-behavior`, `scroll-padding`). This sees to it that Tab and screen readers go on from there, and holds the
 * rule of what an anchor may be (docs/header.md).
 */
import './scrolling.css';
import { anchorIn } from './anchor';

const { body } = document;

function arrive() {
	const id = anchorIn( location.hash );
	const target = document.getElementById( id ?? '' ) ?? ( id === 'top' ? body : null );
	if ( location.hash && ! id ) {
		// eslint-disable-next-line no-console -- said aloud for owners who look (docs/rest.md).
		console.warn( 'Invalid URL' );
	}
	// Dialogs, tabs and accordions answer to their names themselves.
	if ( target && ! target.closest( 'dialog,[data-island-on~="hash"]' ) ) {
		// Only as long as it has the focus can what is no control be reached.
		if ( target.tabIndex < 0 && ! target.hasAttribute( 'tabindex' ) ) {
			target.tabIndex = -1;
			target.addEventListener( 'blur', () => target.removeAttribute( 'tabindex' ), { once: true } );
		}
		target.focus( { preventScroll: true } );
	}
}

addEventListener( 'hashchange', arrive );
arrive();

// To where the address has been already.
addEventListener( 'click', ( { target, defaultPrevented } ) => {
	const link = target instanceof Element && target.closest< HTMLAnchorElement >( 'a[href*="#"]' );
	if ( link && ! defaultPrevented && link.href === location.href ) {
		setTimeout( arrive );
	}
} );
