import { __ } from '@wordpress/i18n';
import type { EntriesEntry } from '../../contracts/entries-entry';

/** What has become of the entry's appointment, and who did it; nothing while it is as it was booked. */
export function BookingHistory( { history }: { history: EntriesEntry[ 'bookingHistory' ] } ) {
	if ( history.length < 2 ) {
		return null;
	}
	return (
		<details>
			<summary>{ __( 'History of the appointment', 'vestibule' ) }</summary>
			<ul>
				{ history.map( ( { at, words }, index ) => (
					<li key={ index }>
						{ at }: <bdi>{ words }</bdi>
					</li>
				) ) }
			</ul>
		</details>
	);
}
