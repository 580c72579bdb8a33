/**
 * Focus goes where the reader goes. The browser scrolls to anchors by itself, smoothly and clear of what sticks, by CSS (`scroll-behavior`, `scroll-padding`).
 * This makes sure that the next Tab goes on from there, and holds the rule of what an anchor may be (specification 5.5).
 */
import './scrolling.css';
import { anchorIn } from './anchor';

const root = document.documentElement;

/** Only as long as it has the focus can what is no control be reached. */
function focus( target: HTMLElement ) {
	if ( target.tabIndex < 0 && ! target.hasAttribute( 'tabindex' ) ) {
		target.tabIndex = -1;
		target.addEventListener( 'blur', () => target.removeAttribute( 'tabindex' ), { once: true } );
	}
	target.focus( { preventScroll: true } );
}

function arrive( hash: string ) {
	const id = anchorIn( hash );
	if ( id === null ) {
		// eslint-disable-next-line no-console -- the specification's log text (section 8).
		console.warn( 'Invalid URL' );
		return;
	}
	const target = document.getElementById( id ) ?? ( id === 'top' ? document.body : null );
	// Dialogs, tabs and accordions answer to their names themselves.
	if ( target && ! target.closest( 'dialog, [data-island-on~="hash"]' ) ) {
		focus( target );
	}
}

document.addEventListener( 'click', ( event ) => {
	const link = event.target instanceof Element && event.target.closest< HTMLAnchorElement >( 'a[href*="#"]' );
	if ( link && link.hash && ! event.defaultPrevented && link.href.split( '#' )[ 0 ] === location.href.split( '#' )[ 0 ] ) {
		// After the browser has gone there.
		setTimeout( () => arrive( link.hash ) );
	}
} );

addEventListener( 'hashchange', () => arrive( location.hash ) );

if ( location.hash ) {
	arrive( location.hash );
}

// The way back to the top shows after 100px (specification 9): once the page's first 100px, which this element covers, are out of the window.
const line = document.createElement( 'span' );
line.className = 'vestibule-scrolling-mark';
document.body.append( line );
new IntersectionObserver( ( [ entry ] ) => root.classList.toggle( 'vestibule-is-scrolled', ! entry?.isIntersecting ) ).observe( line );
