import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import type { TabsProps } from '../../../src/contracts/tabs-props';
import type { IslandProps } from '../../../src/islands/island';
import { afterPaint } from '../../../src/shared/painted';
import { TabsView } from '../View';
import { panelOf, titleOf, useTargets } from './useTargets';

/** Properties of the row of titles: their number, text direction and layout. */
export interface TitleRow {
	count: number;
	isRtl: boolean;
	/** Whether the titles are stacked: beside their panels, or each above its panel. */
	isStacked: boolean;
}

/**
 * Returns the index of the title to which a key moves; null for other keys (docs/tabs.md; tabs pattern of the ARIA
 * Authoring Practices). The left and right arrow keys depend on the text direction and wrap at both ends.
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

/**
 * Layout in the custom property `--vestibule-tabs-layout`. Only the style sheet contains the breakpoints
 * (docs/tabs.md).
 */
type Layout = 'tabs' | 'vertical' | 'accordion';

function subscribe( listener: () => void ) {
	window.addEventListener( 'resize', listener );
	return () => window.removeEventListener( 'resize', listener );
}

/** Returns the current layout. */
const layoutOf = ( island: HTMLElement ): Layout =>
	( getComputedStyle( island ).getPropertyValue( '--vestibule-tabs-layout' ).trim() || 'tabs' ) as Layout;

/** Returns the current layout, and renders again when it changes. Null during hydration. */
function useLayout( island: HTMLElement ): Layout | null {
	const read = useCallback( () => layoutOf( island ), [ island ] );
	return useSyncExternalStore( subscribe, read, () => null );
}

/** Makes a closed panel searchable with find in page. React supports `hidden` only as a boolean. */
function makeSearchable( id: string ): void {
	const panel = panelOf( id );
	if ( panel?.getAttribute( 'hidden' ) === '' ) {
		panel.setAttribute( 'hidden', 'until-found' );
	}
}

/** Returns the index of the title to which a key moves. Null for other keys, and if a modifier key is pressed. */
const titleByKey = ( event: KeyboardEvent, ids: string[], island: HTMLElement, layout: Layout ): number | null =>
	event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
		? null
		: titleFor(
				event.key,
				ids.findIndex( ( id ) => titleOf( id ) === event.currentTarget ),
				{
					count: ids.length,
					isRtl: getComputedStyle( island ).direction === 'rtl',
					isStacked: layout !== 'tabs',
				}
			);

/**
 * Tabs after hydration. If each title is above its panel, the open panel can be closed, and arrow keys only move the
 * focus (docs/tabs.md).
 */
export function LiveTabs( { island, activation, ...printed }: TabsProps & IslandProps ) {
	const { ids, open } = printed;
	const [ { selected, isClosed }, setState ] = useState( { selected: open, isClosed: false } );
	const layout = useLayout( island );
	const isAccordion = layout === 'accordion';
	const isExpanded = isAccordion ? ! isClosed : undefined;
	const isOpen = isExpanded !== false;
	const said = useRef( { selected, isOpen } );
	/** Element whose position in the window must not change when a panel above it closes. */
	const held = useRef< { element: HTMLElement; top: number } | null >( null );

	const show = useCallback( ( index: number ) => setState( { selected: index, isClosed: false } ), [] );
	/** Element to scroll to after the next change. */
	const goal = useRef< Element | null >( null );
	const hold = ( element: HTMLElement | null ) =>
		( held.current = element && { element, top: element.getBoundingClientRect().top } );
	useTargets( ids, open, { show, hold, goTo: ( target ) => ( goal.current = target ) } );

	useLayoutEffect( () => {
		ids.forEach( makeSearchable );
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
		// Scroll here and not in a separate effect, which would run before the panels have changed.
		goal.current?.scrollIntoView();
		goal.current = null;
		const detail = { id: ids[ selected ], index: selected, isOpen };
		island.dispatchEvent( new CustomEvent( 'vestibule:tab', { bubbles: true, detail } ) );
	}, [ ids, island, isAccordion, isOpen, selected ] );

	// Let the browser paint the pressed state first, because rendering a long panel takes time.
	const onSelect = ( index: number ) =>
		afterPaint( () => {
			const canClose = layoutOf( island ) === 'accordion';
			// The title must not move in the window when a long panel above it closes.
			hold( canClose ? titleOf( ids[ index ] ?? '' ) : null );
			setState( { selected: index, isClosed: canClose && index === selected && ! isClosed } );
		} );

	const onKeyDown = ( event: KeyboardEvent ) => {
		// Get the layout again, because the loader repeats key presses before the first render in which the layout is
		// available.
		const now = layoutOf( island );
		const to = titleByKey( event, ids, island, now );
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
