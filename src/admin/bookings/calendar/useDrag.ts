import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { MINUTE } from '../../../time/clock';
import type { Row } from '../booking/row';

/** Booking that is being dragged, with its new start time. */
export interface Drag {
	row: Row;
	day: string;
	/** Start time in local minutes since midnight. */
	minute: number;
	/** Duration in minutes. */
	length: number;
}

/** Precision of dragging in minutes: the new start time is rounded to a multiple of this number. */
const STEP = 15;

/** Minimum distance in px for a drag. A shorter movement counts as a click. */
const STILL = 4;

/** Distance in px from an edge of the grid at which the grid scrolls while the user drags. */
const EDGE = 32;

const LAST = 1440 - STEP;

/** Returns the day at or nearest to a pointer position, and the position within the column of this day in px. */
function placeOf( grid: HTMLElement, x: number, y: number ): { day: string; at: number } | null {
	const columns = [ ...grid.querySelectorAll< HTMLElement >( '[data-day]' ) ];
	const far = ( column: HTMLElement ) => {
		const { left, right } = column.getBoundingClientRect();
		return x < left ? left - x : Math.max( 0, x - right );
	};
	const nearest = columns.sort( ( one, other ) => far( one ) - far( other ) )[ 0 ];
	return nearest === undefined
		? null
		: { day: nearest.dataset.day ?? '', at: y - nearest.getBoundingClientRect().top };
}

function scrollAlong( grid: HTMLElement, y: number ): void {
	const { top, bottom } = grid.getBoundingClientRect();
	if ( y > bottom - EDGE ) {
		grid.scrollTop += 12;
	} else if ( y < top + EDGE * 2 ) {
		grid.scrollTop -= 12;
	}
}

/**
 * Lets the user drag a booking with a mouse or pen. Dragging with a finger scrolls instead, so touch and keyboard users
 * move a booking in its details. Escape cancels.
 */
export function useDrag( dropped: ( drag: Drag ) => void ) {
	const grid = useRef< HTMLDivElement >( null );
	const [ drag, setDrag ] = useState< Drag | null >( null );
	const stop = useRef< AbortController | null >( null );
	useEffect( () => () => stop.current?.abort(), [] );

	const hold = useCallback(
		( event: ReactPointerEvent< HTMLElement >, row: Row ) => {
			const place = grid.current;
			if ( place === null || event.button !== 0 || event.pointerType === 'touch' ) {
				return;
			}
			const [ startX, startY ] = [ event.clientX, event.clientY ];
			const grabbed = startY - event.currentTarget.getBoundingClientRect().top;
			const length = ( Date.parse( row.end ) - Date.parse( row.start ) ) / MINUTE;
			const control = new AbortController();
			const { signal } = control;
			stop.current = control;
			let now: Drag | null = null;
			const end = () => {
				control.abort();
				setDrag( null );
			};
			const follow = ( { clientX, clientY }: PointerEvent ) => {
				if ( now === null && Math.hypot( clientX - startX, clientY - startY ) < STILL ) {
					return;
				}
				scrollAlong( place, clientY );
				const found = placeOf( place, clientX, clientY - grabbed );
				if ( found !== null ) {
					const minute = Math.min( LAST, Math.max( 0, Math.round( found.at / STEP ) * STEP ) );
					now = { row, day: found.day, minute, length };
					setDrag( now );
				}
			};
			const drop = () => {
				const at = now;
				end();
				if ( at !== null ) {
					// The click event that follows the drag must not open the booking.
					window.addEventListener( 'click', ( click ) => click.stopPropagation(), {
						capture: true,
						once: true,
						signal: AbortSignal.timeout( 100 ),
					} );
					dropped( at );
				}
			};
			window.addEventListener( 'pointermove', follow, { signal } );
			window.addEventListener( 'pointerup', drop, { signal } );
			window.addEventListener( 'pointercancel', end, { signal } );
			window.addEventListener( 'keydown', ( { key } ) => key === 'Escape' && end(), { signal } );
		},
		[ dropped ]
	);
	return { grid, drag, hold };
}
