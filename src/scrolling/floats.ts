/**
 * Prevents floating elements (chat launcher and back-to-top link) from covering content. Each element is hidden while a
 * control is beneath it. In wide windows it is also hidden while text is beneath it. The launcher shows its label at
 * the start of the page if nothing is beneath the label. elementsFromPoint() finds the covered elements in each scroll
 * frame, so this works on every page (docs/chat.md).
 */
import { sayWriting } from './writing';

const FLOATS = '.vestibule-chat,.vestibule-scroll-top';
const CONTROLS =
	'a[href],button,input,select,textarea,label,summary,iframe,audio[controls],video[controls],[contenteditable],[role="button"]';
/** Minimum window width in px that has room beside the text and for the label. */
const ROOMY = 600;
/** Scroll position in px from which the back-to-top link is visible (docs/header.md). */
const START = 100;
/** Distance in px between two tested points. It is smaller than any control. */
const STEP = 16;

const { documentElement: root, body } = document;

const hasText = ( { childNodes }: Element ) =>
	[ ...childNodes ].some( ( node ) => node instanceof Text && node.data.trim() );

function isNeeded( x: number, y: number ): boolean {
	const met = document.elementsFromPoint( x, y ).find( ( one ) => ! one.closest( FLOATS ) );
	return !! met && ( !! met.closest( CONTROLS ) || ( innerWidth >= ROOMY && hasText( met ) ) );
}

/**
 * Checks whether a box covers content. Content that begins exactly at the edge of the box is not covered, because the
 * launcher touches the widest parts of the page.
 */
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

/** Checks all matching elements, because a second launcher may exist for other device sizes. */
const oneCovers = ( selector: string ) =>
	[ ...document.querySelectorAll( selector ) ].some( ( one ) => covers( one.getBoundingClientRect() ) );

function updateClasses() {
	const say = ( name: string, isSo: boolean ) => root.classList.toggle( `vestibule-${ name }`, isSo );
	const isScrolled = scrollY > START;
	say( 'is-scrolled', isScrolled );
	say( 'has-room', innerWidth >= ROOMY && ! isScrolled && ! oneCovers( '.vestibule-chat__label' ) );
	say( 'chat-covers', oneCovers( '.vestibule-chat__launcher' ) );
	say( 'top-covers', isScrolled && oneCovers( '.vestibule-scroll-top' ) );
	say( 'floats', true );
}

updateClasses();
sayWriting();
for ( const type of [ 'focusin', 'focusout' ] ) {
	addEventListener( type, sayWriting );
}
// Run when the page or a part of it scrolls, after transitions, and after dialogs have closed or islands have started.
for ( const type of [ 'scroll', 'transitionend', 'close', 'vestibule:ready' ] ) {
	addEventListener( type, updateClasses, { capture: true, passive: true } );
}
addEventListener( 'resize', updateClasses );
// Also run when the size of the page changes, and after clicks that change content without changing the size. Do not
// import afterPaint() here: the loader imports its module too, and sharing it would enlarge both files.
new ResizeObserver( updateClasses ).observe( body );
addEventListener( 'click', () => requestAnimationFrame( () => setTimeout( updateClasses ) ) );
