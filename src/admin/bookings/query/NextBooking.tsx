import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { isolated } from '../../kit/isolated';
import { titleOf } from '../booking/row';
import { useSite } from '../site/site';
import type { Address } from './route';
import type { Next } from './useNext';

/** Line with the next booking and a button that opens its day. Shown if the displayed days have no upcoming booking. */
export function NextBooking( { next: { row, isRest }, go }: { next: Next; go: Address[ 'go' ] } ) {
	const { clock, dates } = useSite();
	const start = Date.parse( row.start );
	return (
		<p className="vestibule-bookings__next">
			{ isRest
				? __( 'No more bookings on these days.', 'vestibule' )
				: __( 'No bookings on these days.', 'vestibule' ) }{ ' ' }
			<Button variant="link" onClick={ () => go( { day: clock.dayOf( start ), booking: 0 } ) }>
				{ sprintf(
					/* translators: 1: day and time, 2: name of a visitor. */
					__( 'Next booking: %1$s, %2$s', 'vestibule' ),
					dates.moment( start ),
					isolated( titleOf( row ) )
				) }
			</Button>
		</p>
	);
}
