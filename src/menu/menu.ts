/**
 * Opens the submenus of a navigation with the button beside each link (disclosure pattern), or when the mouse rests on
 * an item. Until this script runs, or if JavaScript is disabled, CSS opens them on hover and focus. Submenus that open
 * beside or below their parent ("fly-out submenus") are moved into the window and close when the pointer or the focus
 * leaves them. Submenus in a drawer open inline and stay open.
 */
import './menu.css';
import { placed } from './place';

const OPEN_AFTER = 100;
/**
 * Delay in milliseconds before a submenu closes. The pointer may briefly cross the corner of another item on its way
 * into the submenu.
 */
const CLOSE_AFTER = 250;

const root = document.documentElement;
const PARENT = '.vestibule-menu__parent';
/** Submenus that were opened by hovering. They close when the mouse leaves them. */
const hovered = new Set< Element >();

const toggleOf = ( parent: Element ) => parent.querySelector( ':scope > .wp-block-navigation-submenu__toggle' );
const panelOf = ( parent: Element ) =>
	parent.querySelector< HTMLElement >( ':scope > .wp-block-navigation__submenu-container' );
const isOpen = ( parent: Element ) => toggleOf( parent )?.getAttribute( 'aria-expanded' ) === 'true';
const fliesOut = ( panel: Element ) => getComputedStyle( panel ).position === 'absolute';
const opened = ( within: ParentNode = document ) => [ ...within.querySelectorAll( PARENT ) ].filter( isOpen );

function place( panel: HTMLElement ) {
	panel.classList.remove( 'is-flipped', 'is-inline', 'is-long' );
	panel.style.translate = '';
	if ( ! fliesOut( panel ) ) {
		return;
	}
	const view = { width: root.clientWidth, height: innerHeight };
	const first = panel.getBoundingClientRect();
	if ( first.left < 0 || first.right > view.width ) {
		panel.classList.add( 'is-flipped' );
	}
	const isNested = panel.parentElement?.closest( '.wp-block-navigation__submenu-container' ) !== null;
	const { shift, isInline, room } = placed( panel.getBoundingClientRect(), view, isNested );
	if ( isInline ) {
		panel.classList.add( 'is-inline' );
		return;
	}
	panel.style.translate = shift;
	panel.style.setProperty( '--vestibule-menu-room', `${ room }px` );
	panel.classList.toggle( 'is-long', panel.offsetHeight > room );
}

function close( parent: Element ) {
	[ parent, ...opened( parent ) ].forEach( ( one ) => {
		toggleOf( one )?.setAttribute( 'aria-expanded', 'false' );
		hovered.delete( one );
	} );
}

function open( parent: Element ) {
	const panel = panelOf( parent );
	toggleOf( parent )?.setAttribute( 'aria-expanded', 'true' );
	if ( panel ) {
		place( panel );
	}
}

/**
 * Closes the fly-out submenus that don't contain an element.
 *
 * @param now Element that has the focus or the pointer.
 * @param which Condition for the submenus to close. By default, all are closed.
 */
function leave( now: EventTarget | null, which: ( parent: Element ) => boolean = () => true ) {
	opened().forEach( ( parent ) => {
		const panel = panelOf( parent );
		if ( panel && fliesOut( panel ) && which( parent ) && ! ( now instanceof Node && parent.contains( now ) ) ) {
			close( parent );
		}
	} );
}

document.querySelectorAll( '.vestibule-menu' ).forEach( ( menu ) => {
	let timer = 0;
	const settle = ( target: Element | null ) => {
		leave( target, ( parent ) => hovered.has( parent ) );
		for (
			let parent = target?.closest( PARENT );
			parent && menu.contains( parent );
			parent = parent.parentElement?.closest( PARENT )
		) {
			const panel = panelOf( parent );
			if ( panel && ! isOpen( parent ) && ! parent.matches( '.open-on-click' ) ) {
				open( parent );
				if ( fliesOut( panel ) ) {
					hovered.add( parent );
				} else {
					// Inline submenus can be opened only with their button.
					close( parent );
				}
			}
		}
	};
	const soon = ( target: Element | null ) => {
		clearTimeout( timer );
		const isLeaving = [ ...hovered ].some( ( parent ) => ! parent.contains( target ) );
		timer = window.setTimeout( () => settle( target ), isLeaving ? CLOSE_AFTER : OPEN_AFTER );
	};
	menu.classList.add( 'is-live' );
	// Submenus that CSS has already opened on hover stay open.
	[ ...menu.querySelectorAll( '.wp-block-navigation-item:hover' ) ].slice( -1 ).forEach( ( item ) => settle( item ) );
	menu.addEventListener(
		'pointerover',
		( event ) => event instanceof PointerEvent && event.pointerType === 'mouse' && soon( event.target as Element )
	);
	menu.addEventListener( 'pointerleave', () => soon( null ) );
	menu.addEventListener( 'click', ( { target } ) => {
		const toggle = target instanceof Element ? target.closest( '.wp-block-navigation-submenu__toggle' ) : null;
		const parent = toggle?.closest( PARENT );
		if ( parent ) {
			// A click on the button must not close a submenu that hovering has just opened.
			const isClosing = isOpen( parent ) && ! hovered.delete( parent );
			( isClosing ? close : open )( parent );
		}
	} );
} );

document.addEventListener( 'focusin', ( { target } ) => leave( target ) );
document.addEventListener( 'pointerdown', ( { target } ) => leave( target ) );
document.addEventListener( 'keydown', ( { key } ) => {
	if ( key === 'Escape' ) {
		const { activeElement } = document;
		const all = opened().filter( ( parent ) => fliesOut( panelOf( parent ) ?? parent ) );
		const parent = all.findLast( ( one ) => one.contains( activeElement ) ) ?? all.at( -1 );
		if ( parent ) {
			const toggle = toggleOf( parent );
			const hadFocus = parent.contains( activeElement );
			close( parent );
			if ( hadFocus && toggle instanceof HTMLElement ) {
				toggle.focus();
			}
		}
	}
} );
