/**
 * Says in which state each sticky item is. CSS makes them stick; one observer watches two marks an item, lines across the page where sticking
 * begins and ends, so nothing runs while the page is scrolled between them. It also keeps true how much of the window is covered
 * at its top and bottom: anchors (`scroll-padding`), sidebars and buttons in the corners keep off it.
 */
import './sticky.css';
import { STATES, stateOf, stuckBetween } from './state';

const root = document.documentElement;
const { body } = document;
/** Scrolling by less does not say where a visitor is going. */
const STEP = 5;

function mark(): HTMLElement {
	const line = document.createElement( 'span' );
	line.className = 'vestibule-sticky-mark';
	body.append( line );
	return line;
}

const items = [ ...document.querySelectorAll< HTMLElement >( '.vestibule-sticky' ) ].map( ( item ) => ( {
	item,
	isTop: item.matches( '.is-sticky-top' ),
	isRevealing: item.matches( '.is-sticky-revealing' ),
	marks: [ mark(), mark() ] as const,
} ) );

/** Marks that the window's top has passed. */
const passed = new Set< Element >();

const observer = new IntersectionObserver(
	( entries ) => {
		entries.forEach( ( { target, isIntersecting } ) => passed[ isIntersecting ? 'add' : 'delete' ]( target ) );
		items.forEach( ( { item, isTop, marks: [ begin, end ] } ) => {
			const state = stateOf( isTop, passed.has( begin ), passed.has( end ) );
			STATES.forEach( ( name ) => item.classList.toggle( name, name === state ) );
		} );
	},
	{ rootMargin: '0px 0px -100%' }
);

/** What holds an item is the next element around it that has a box. */
function holderOf( item: Element ): Element {
	const parent = item.parentElement ?? body;
	return getComputedStyle( parent ).display === 'contents' ? holderOf( parent ) : parent;
}

/** How far the page is scrolled before what reveals itself may leave: earlier there would be nothing in its place. */
let leavesAt = 0;

function measure() {
	const covered = { top: '', bottom: '' };
	root.classList.add( 'vestibule-sticky-is-measured' );
	leavesAt = 0;
	items.forEach( ( { item, isTop, isRevealing, marks } ) => {
		const edge = isTop ? 'top' : 'bottom';
		const style = getComputedStyle( item );
		const { height, width, top } = item.getBoundingClientRect();
		const holder = holderOf( item );
		const start = top + scrollY;
		item.style.setProperty( '--vestibule-sticky-above', covered[ edge ] );
		item.style.setProperty( '--vestibule-sticky-padding', style.paddingBottom );
		const inset = parseFloat( style[ edge ] );
		const depths = stuckBetween( {
			isTop,
			start,
			height,
			inset,
			end: holder.getBoundingClientRect().bottom + scrollY,
			offset: Number( item.dataset.stickyOffset ?? 0 ),
			viewport: root.clientHeight,
		} );
		marks.forEach( ( line, index ) => {
			const depth = depths[ index ] ?? 0;
			line.style.top = `${ depth }px`;
			line.style.height = `${ Math.max( 0, root.scrollHeight - depth ) }px`;
		} );
		// A bar across the page covers what lies below it, as long as the page lasts; a sidebar does not.
		if ( holder.matches( 'body, .wp-site-blocks' ) && width > innerWidth / 2 && style.display !== 'none' ) {
			covered[ edge ] = `${ inset + height }px`;
		}
		if ( isRevealing ) {
			leavesAt = Math.max( leavesAt, isTop ? start + height : 0 );
		}
	} );
	root.style.setProperty( '--vestibule-sticky-start', covered.top );
	root.style.setProperty( '--vestibule-sticky-end', covered.bottom );
	root.classList.remove( 'vestibule-sticky-is-measured' );
}

new ResizeObserver( measure ).observe( body );
addEventListener( 'resize', measure );
items.forEach( ( { marks } ) => marks.forEach( ( line ) => observer.observe( line ) ) );

if ( items.some( ( { isRevealing } ) => isRevealing ) ) {
	let last = scrollY;
	addEventListener(
		'scroll',
		() => {
			if ( Math.abs( scrollY - last ) >= STEP ) {
				root.classList.toggle( 'vestibule-sticky-is-away', scrollY > last && scrollY > leavesAt );
				last = scrollY;
			}
		},
		{ passive: true }
	);
}
