import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useSite } from '../site/site';

interface Props {
	/** Number of bookings as text. */
	count: string;
	isLoading: boolean;
	/** Opens the waiting lists. Null if no appointment type has a waiting list that the user is allowed to see. */
	showWaiting: ( () => void ) | null;
}

/** Line above the calendar: number of bookings, time zone, and a link to the waiting lists. */
export function Summary( { count, isLoading, showWaiting }: Props ) {
	const { zone, zoneName } = useSite();
	return (
		<p className="vestibule-bookings__said">
			<span role="status">{ isLoading ? __( 'Loading the bookings', 'vestibule' ) : count }</span>
			<span title={ zone }>
				{
					/* translators: %s: name of a time zone, such as Berlin time. */
					sprintf( __( 'Times are in %s.', 'vestibule' ), zoneName )
				}
			</span>
			{ showWaiting !== null && (
				<Button variant="link" onClick={ showWaiting }>
					{ __( 'Waiting lists', 'vestibule' ) }
				</Button>
			) }
		</p>
	);
}
