import { useState } from '@wordpress/element';
import type { PointerEvent } from 'react';
import { moveOption, type Option } from '../options';

interface Drag {
	from: number;
	to: number;
}

/**
 * Returns handlers for moving an option by dragging. The list shows the new order while dragging and stores it on drop.
 * Escape cancels.
 */
export function useOptionDrag( options: Option[], onChange: ( options: Option[] ) => void ) {
	const [ drag, setDrag ] = useState< Drag | null >( null );
	const start = ( from: number ) => ( event: PointerEvent ) => {
		const handle = event.currentTarget;
		const rows = [
			...( handle.closest( '.vestibule-editor__options' )?.querySelectorAll( '.vestibule-editor__option' ) ??
				[] ),
		];
		if ( event.button !== 0 || rows.length < 2 ) {
			return;
		}
		event.preventDefault();
		let to = from;
		const stop = new AbortController();
		const { signal } = stop;
		const end = ( isDropped: boolean ) => {
			stop.abort();
			setDrag( null );
			if ( isDropped && to !== from ) {
				onChange( moveOption( options, from, to ) );
			}
		};
		const page = handle.ownerDocument;
		page.addEventListener(
			'pointermove',
			( { clientY } ) => {
				const under = rows.findIndex( ( row ) => clientY <= row.getBoundingClientRect().bottom );
				to = under === -1 ? rows.length - 1 : under;
				setDrag( { from, to } );
			},
			{ signal }
		);
		page.addEventListener( 'pointerup', () => end( true ), { signal } );
		page.addEventListener( 'pointercancel', () => end( false ), { signal } );
		page.addEventListener( 'keydown', ( { key } ) => key === 'Escape' && end( false ), { signal } );
		setDrag( { from, to } );
	};
	return {
		start,
		shown: drag ? moveOption( options, drag.from, drag.to ) : options,
		dragged: drag?.to,
	};
}
