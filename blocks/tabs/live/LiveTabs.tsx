import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { TabsProps } from '../../../src/contracts/tabs-props';
import type { IslandProps } from '../../../src/islands/island';
import { afterPaint } from '../../../src/shared/painted';
import { TabsView } from '../View';
import { panelOf, titleOf, useTargets } from './useTargets';

/** Where the titles of tabs stand and which way they are read. */
export interface TitleRow {
	count: number;
	isRtl: boolean;
	/** Titles above each other: beside their panels, or each above its own. */
	isStacked: boolean;
}

/**
 * The title that a key moves to from the one at `index`, or null when the key is not for the row
 * (docs/tabs.md; APG tabs). Left and Right always move, with the direction of the text, and go around at
 * either end.
 */
export function titleFor( key: string, index: number, { count, isRtl, isStacked }: TitleRow ): number | null {
	const forward = [ isRtl ? 'ArrowLeft' : 'ArrowRight', ...( isStacked ? [ 'ArrowDown' ] : [] ) ];
	const back = [ isRtl ? 'ArrowRight' : 'ArrowLeft', ...( isStacked ? [ 'ArrowUp' ] : [] ) ];
	if ( key === 'Home' ) {
		return 0;
	}
	if ( key === 'End' ) {
		return count - 1;
	}
	const by = Number( forward.includes( key ) ) - Number( back.includes( key ) );
	return by === 0 ? null : ( index + by + count ) % count;
}

/** What the style sheet says in `--vestibule-tabs-layout`: it alone knows the widths (docs/tabs.md). */
type Layout = 'tabs' | 'vertical' | 'accordion';

function subscribe( listener: () => void ) {
	window.addEventListener( 'resize', listener );
	return () => window.removeEventListener( 'resize', listener );
}

/** How titles and panels are laid out now. */
const layoutOf = ( island: HTMLElement ): Layout =>
	( getComputedStyle( island ).getPropertyValue( '--vestibule-tabs-layout' ).trim() || 'tabs' ) as Layout;

/** The same for drawing; null until the server's own HTML has been taken over. */
function useLayout( island: HTMLElement ): Layout | null {
	const read = useCallback( () => layoutOf( island ), [ island ] );
	return useSyncExternalStore( subscribe, read, () => null );
}

/**
 * Tabs at work. With each title above its own panel, the open one can be closed, and keys only move the focus
 * (docs/tabs.md).
 */
export function LiveTabs( { island, activation, ...printed }: TabsProps & IslandProps ) {
	const { ids, open } = printed;
	const [ { selected, isClosed }, setState ] = useState( { selected: open, isClosed: false } );
	const layout = useLayout( island );
	const isAccordion = layout === 'accordion';
	const isExpanded = isAccordion ? ! isClosed : undefined;
	const isOpen = isExpanded !== false;
	const said = useRef( { selected, isOpen } );
	/** What stays where it stood in the window when a panel above it closes. */
	const held = useRef< { element: HTMLElement; top: number } | null >( null );

	const show = useCallback( ( index: number ) => setState( { selected: index, isClosed: false } ), [] );
	/** Where the page goes after the next change. */
	const goal = useRef< Element | null >( null );
	const hold = ( element: HTMLElement | null ) => {
		held.current = element && { element, top: element.getBoundingClientRect().top };
	};
	useTargets( ids, open, { show, hold, goTo: ( target ) => ( goal.current = target ) } );

	useLayoutEffect( () => {
		for ( const id of ids ) {
			const panel = panelOf( id );
			if ( panel?.getAttribute( 'hidden' ) === '' ) {
				// React writes hidden as a yes or no.
				panel.setAttribute( 'hidden', 'until-found' );
			}
		}
		island.classList.add( 'is-live' );
		if ( said.current.selected === selected && said.current.isOpen === isOpen ) {
			return;
		}
		said.current = { selected, isOpen };
		const moved = held.current ? held.current.element.getBoundingClientRect().top - held.current.top : 0;
		held.current = null;
		if ( moved ) {
			window.scrollBy( { top: moved, behavior: 'instant' } );
		}
		// Here and not in an effect of its own: those of the first drawing run before the panels have changed.
		goal.current?.scrollIntoView();
		goal.current = null;
		const detail = { id: ids[ selected ], index: selected, isOpen };
		island.dispatchEvent( new CustomEvent( 'vestibule:tab', { bubbles: true, detail } ) );
	}, [ ids, island, isAccordion, isOpen, selected ] );

	const select = ( index: number ) => {
		const canClose = layoutOf( island ) === 'accordion';
		// A long panel above closes: the title stays under the finger.
		hold( canClose ? titleOf( ids[ index ] ?? '' ) : null );
		setState( { selected: index, isClosed: canClose && index === selected && ! isClosed } );
	};

	// A panel may be long, so the frame that answers the press comes first.
	const onSelect = ( index: number ) => afterPaint( () => select( index ) );

	const onKeyDown = ( event: KeyboardEvent ) => {
		if ( event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ) {
			return;
		}
		// Read again: a key that was kept until the script came is done again before the first drawing with the layout.
		const now = layoutOf( island );
		const index = ids.findIndex( ( id ) => titleOf( id ) === event.currentTarget );
		const to = titleFor( event.key, index, {
			count: ids.length,
			isRtl: getComputedStyle( island ).direction === 'rtl',
			isStacked: now !== 'tabs',
		} );
		if ( to === null ) {
			return;
		}
		event.preventDefault();
		titleOf( ids[ to ] ?? '' )?.focus();
		if ( activation === 'automatic' && now !== 'accordion' ) {
			afterPaint( () => show( to ) );
		}
	};

	return (
		<TabsView
			{ ...printed }
			open={ selected }
			orientation={ layout ? orientationOf( layout ) : printed.orientation }
			isExpanded={ isExpanded }
			onSelect={ onSelect }
			onKeyDown={ onKeyDown }
		/>
	);
}

const orientationOf = ( layout: string ) => ( layout === 'tabs' ? 'horizontal' : 'vertical' );
