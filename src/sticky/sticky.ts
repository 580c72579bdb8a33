/**
 * Says in which state each sticky item is. CSS makes them stick. One observer watches a mark for each: a line down the
 * page from where sticking begins to where it ends, of which the window's top has passed nothing, a part or all; while
 * the page is scrolled between, nothing runs. It also keeps true how much of the window is covered at its top and
 * bottom: anchors, sidebars and what stands in the corners keep off it.
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

/** What holds an item is the next element around it that has a box. */
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
		// Where the page put it.
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
		// A bar across the page covers what scrolls below it, as long as the page lasts; a sidebar does not.
		if ( holder.matches( 'body,.wp-site-blocks' ) && width > innerWidth / 2 ) {
			covered[ edge ] = `${ inset + height }px`;
		}
	} );
	root.style.setProperty( '--vestibule-sticky-start', covered.top );
	root.style.setProperty( '--vestibule-sticky-end', covered.bottom );
}

measure();
/**
 * The page grows and shrinks a frame at a time, under a visitor's finger; where things stick is asked when it has come
 * to rest. Milliseconds.
 */
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
