/**
 * Sets the state class of each sticky element. CSS makes the elements stick. Each element has a marker that extends
 * from the scroll position at which the element starts to stick to the position at which it is released. One observer
 * reports whether the top of the window is before, within or after each marker, so no code runs on scrolling. Also
 * measures how much of the window sticky elements cover at the top and bottom. Anchors, sidebars and floating elements
 * use these values.
 */
import './sticky.css';
import { STATES, atBottom, atTop, stateOf } from './state';

const { body, documentElement: root } = document;

const items = [ ...document.querySelectorAll< HTMLElement >( '.vestibule-sticky' ) ].map( ( item ) => {
	const mark = document.createElement( 'i' );
	mark.className = 'vestibule-sticky-mark';
	body.append( mark );
	return { item, mark, isTop: item.matches( '.is-sticky-top' ) };
} );

/** Returns the closest ancestor that has a box. */
function holderOf( item: Element ): Element {
	const parent = item.parentElement ?? body;
	return getComputedStyle( parent ).display === 'contents' ? holderOf( parent ) : parent;
}

function measure() {
	const covered = { top: '', bottom: '' };
	items.forEach( ( { item, mark, isTop } ) => {
		const { dataset, style } = item;
		const edge = isTop ? 'top' : 'bottom';
		const now = getComputedStyle( item );
		// Measure the element at its original position.
		style.position = 'static';
		style.setProperty( '--vestibule-sticky-above', covered[ edge ] );
		const inset = parseFloat( now[ edge ] );
		const { height, top, width } = item.getBoundingClientRect();
		const holder = holderOf( item );
		const offset = Number( dataset.stickyOffset ?? 0 );
		const start = top + scrollY;
		const [ begin, end ] = isTop
			? atTop( start, inset, offset, holder.getBoundingClientRect().bottom + scrollY - height )
			: atBottom( start, inset, offset, root.clientHeight, height );
		mark.style.top = `${ begin }px`;
		mark.style.height = `${ end - begin }px`;
		style.position = '';
		// A wide element at page level covers the content below it, but a sidebar doesn't.
		if ( holder.matches( 'body,.wp-site-blocks' ) && width > innerWidth / 2 ) {
			covered[ edge ] = `${ inset + height }px`;
		}
	} );
	root.style.setProperty( '--vestibule-sticky-start', covered.top );
	root.style.setProperty( '--vestibule-sticky-end', covered.bottom );
}

measure();
/** Time in milliseconds without size changes before measuring again, because the page can grow in many small steps. */
const REST = 100;
let waiting = 0;
new ResizeObserver( () => {
	clearTimeout( waiting );
	waiting = window.setTimeout( measure, REST );
} ).observe( body );
addEventListener( 'resize', measure );

const observer = new IntersectionObserver(
	( entries ) =>
		entries.forEach( ( { target, isIntersecting, intersectionRatio } ) =>
			items.forEach( ( { item, mark, isTop } ) => {
				if ( mark === target ) {
					item.classList.remove( ...STATES );
					item.classList.add( stateOf( isTop, isIntersecting, intersectionRatio ) );
				}
			} )
		),
	{ rootMargin: '9999999px 0px -100%', threshold: [ 0, 1 ] }
);
items.forEach( ( { mark } ) => observer.observe( mark ) );
