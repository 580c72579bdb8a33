/** Lets a row follow the pointer that holds its handle, by mouse, pen or finger; Escape lets go and puts it back. */
export function follow(
	list: HTMLElement,
	rowsOf: ( list: HTMLElement ) => HTMLElement[],
	dropped: ( row: HTMLElement ) => void
): void {
	list.addEventListener( 'pointerdown', ( event ) => {
		const handle =
			event.target instanceof Element
				? event.target.closest< HTMLElement >( '.vestibule-chat-order__handle' )
				: null;
		const row = handle?.closest( 'tr' );
		if ( ! handle || ! row || event.button !== 0 ) {
			return;
		}
		event.preventDefault();
		const before = rowsOf( list );
		const stop = new AbortController();
		const { signal } = stop;
		row.classList.add( 'is-dragged' );
		const end = ( isDropped: boolean ) => {
			stop.abort();
			row.classList.remove( 'is-dragged' );
			if ( ! isDropped ) {
				list.append( ...before );
			} else if ( rowsOf( list ).some( ( one, at ) => one !== before[ at ] ) ) {
				dropped( row );
			}
		};
		const page = list.ownerDocument;
		page.addEventListener( 'pointermove', ( { clientY } ) => place( row, rowsOf( list ), clientY ), { signal } );
		page.addEventListener( 'pointerup', () => end( true ), { signal } );
		page.addEventListener( 'pointercancel', () => end( false ), { signal } );
		page.addEventListener( 'keydown', ( { key } ) => key === 'Escape' && end( false ), { signal } );
	} );
}

function place( row: HTMLElement, rows: HTMLElement[], y: number ): void {
	const other = rows.find( ( one ) => {
		const { top, bottom } = one.getBoundingClientRect();
		return one !== row && y >= top && y <= bottom;
	} );
	if ( other ) {
		const { top, height } = other.getBoundingClientRect();
		other[ y < top + height / 2 ? 'before' : 'after' ]( row );
	}
}
