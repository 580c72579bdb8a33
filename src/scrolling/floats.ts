/**
 * What floats, the chat's launcher and the way back to the top, covers nothing that a visitor needs: each leaves while
 * a control lies beneath it, and in a window with room beside the text while text does. The launcher has its label at
 * the page's start where nothing lies beneath that either. What lies there is asked of the browser at each frame that
 * scrolls, so it holds for whatever a page has (docs/chat.md).
 */
import { afterPaint } from '../shared/painted';
import './floats.css';

const FLOATS = '.vestibule-chat,.vestibule-scroll-top';
const CONTROLS =
	'a[href],button,input,select,textarea,label,summary,iframe,audio[controls],video[controls],[contenteditable],[role="button"]';
/** Narrower windows have no room beside the text, nor for a label, in px. */
const ROOMY = 600;
/** The way back to the top shows after this many px (docs/header.md). */
const START = 100;
/** Between two questions, in px: less than any control is high. */
const STEP = 16;

const { documentElement: root, body } = document;

const hasText = ( { childNodes }: Element ) =>
	[ ...childNodes ].some( ( node ) => node instanceof Text && node.data.trim() );

function isNeeded( x: number, y: number ): boolean {
	const met = document.elementsFromPoint( x, y ).find( ( one ) => ! one.closest( FLOATS ) );
	return !! met && ( !! met.closest( CONTROLS ) || ( innerWidth >= ROOMY && hasText( met ) ) );
}

/** What begins where the box ends is beside it: the launcher stands next to the page's widest parts. */
function covers( { left, right, top, bottom, width }: DOMRect ): boolean {
	for ( let x = left; width && x < right - 1 + STEP; x += STEP ) {
		for ( let y = top; y < bottom - 1 + STEP; y += STEP ) {
			if ( isNeeded( Math.min( x, right - 1 ), Math.min( y, bottom - 1 ) ) ) {
				return true;
			}
		}
	}
	return false;
}

/** One of two launchers is for other devices. */
const oneCovers = ( selector: string ) =>
	[ ...document.querySelectorAll( selector ) ].some( ( one ) => covers( one.getBoundingClientRect() ) );

function judge() {
	const say = ( name: string, isSo: boolean ) => root.classList.toggle( `vestibule-${ name }`, isSo );
	const isScrolled = scrollY > START;
	say( 'is-scrolled', isScrolled );
	say( 'has-room', innerWidth >= ROOMY && ! isScrolled && ! oneCovers( '.vestibule-chat__label' ) );
	say( 'chat-covers', oneCovers( '.vestibule-chat__launcher' ) );
	say( 'top-covers', isScrolled && oneCovers( '.vestibule-scroll-top' ) );
	say( 'floats', true );
}

judge();
// Of the page and of what scrolls or turns in it, when a dialog closes and when a part of the page is taken over.
for ( const type of [ 'scroll', 'transitionend', 'close', 'vestibule:ready' ] ) {
	addEventListener( type, judge, { capture: true, passive: true } );
}
addEventListener( 'resize', judge );
// What opens, closes or comes later moves what is below it; what is chosen may show something of the same height.
new ResizeObserver( judge ).observe( body );
addEventListener( 'click', () => afterPaint( judge ) );
