/**
 * Moves the focus to the target of an anchor. CSS makes the browser scroll smoothly and stop below sticky elements
 * (`scroll-behavior`, `scroll-padding`). This script makes the Tab key and screen readers continue at the target, and
 * applies the rule for valid anchors (docs/header.md).
 */
import './scrolling.css';
import { anchorIn } from './anchor';

const { body } = document;

function arrive() {
	const id = anchorIn( location.hash );
	const target = document.getElementById( id ?? '' ) ?? ( id === 'top' ? body : null );
	if ( location.hash && ! id ) {
		// eslint-disable-next-line no-console -- Log the warning for site owners (docs/rest.md).
		console.warn( 'Invalid URL' );
	}
	// Dialogs, tabs and accordions handle their own anchors.
	if ( target && ! target.closest( 'dialog,[data-island-on~="hash"]' ) ) {
		// Make other elements focusable, but only while they have the focus.
		if ( target.tabIndex < 0 && ! target.hasAttribute( 'tabindex' ) ) {
			target.tabIndex = -1;
			target.addEventListener( 'blur', () => target.removeAttribute( 'tabindex' ), { once: true } );
		}
		target.focus( { preventScroll: true } );
	}
}

addEventListener( 'hashchange', arrive );
arrive();

// A link to the current URL fires no hashchange event.
addEventListener( 'click', ( { target, defaultPrevented } ) => {
	const link = target instanceof Element && target.closest< HTMLAnchorElement >( 'a[href*="#"]' );
	if ( link && ! defaultPrevented && link.href === location.href ) {
		setTimeout( arrive );
	}
} );
