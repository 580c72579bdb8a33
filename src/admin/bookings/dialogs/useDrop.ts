import { useCallback } from '@wordpress/element';
import type { Drag } from '../calendar/useDrag';
import type { Asked } from './Dialogs';
import type { Say } from '../../kit/list/Snackbars';
import { useSite } from '../site/site';
import { instantOf } from '../booking/api';
import type { Actions } from '../booking/useActions';

/**
 * Returns a function that moves a dragged booking. If the visitor has no email address, the booking is moved at once.
 * Otherwise, a dialog opens first.
 */
export function useDrop( actions: Actions, ask: ( asked: Asked ) => void, say: Say ): ( drag: Drag ) => void {
	const { clock } = useSite();
	return useCallback(
		( { row, day, minute }: Drag ) => {
			const start = clock.at( day, minute );
			if ( start === Date.parse( row.start ) ) {
				return;
			}
			const dropped = instantOf( start );
			if ( row.email !== '' ) {
				ask( { kind: 'move', row, dropped } );
				return;
			}
			void actions.move( row, dropped, false ).then( ( refusal ) => {
				if ( refusal?.fields.absent !== undefined ) {
					ask( { kind: 'move', row, dropped } );
				} else if ( refusal !== null ) {
					say( refusal.reason );
				}
			} );
		},
		[ actions, ask, clock, say ]
	);
}
