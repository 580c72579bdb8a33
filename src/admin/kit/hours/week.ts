import { __, sprintf } from '@wordpress/i18n';
import type { Event } from '../../../contracts/event';
import { DAYS, type Day } from '../../../time/wall';
import { findingsOf, mapWeek, type Finding, type WeekHours } from '../../../hours/week';

/** Returns the message for a finding. The server uses the same messages (Kernel\Time\Hours\Finding). */
export function findingWords( finding: Finding, end: string ): string {
	switch ( finding ) {
		case 'missing':
			return __( 'Enter both times or remove them.', 'vestibule' );
		case 'unreadable':
			return __( 'Enter a time from 00:00 to 24:00, such as 9:30 or 5pm.', 'vestibule' );
		case 'same':
			return __( 'The start and the end are the same.', 'vestibule' );
		case 'overlaps':
			return __( 'These times overlap with other times of this day.', 'vestibule' );
		case 'overlaps-night':
			return __( 'These times overlap with times of the previous day that continue past midnight.', 'vestibule' );
		case 'overnight':
			/* translators: %s: a time. */
			return sprintf( __( 'Continues until %s on the next day, even if that day is off.', 'vestibule' ), end );
	}
}

/** Returns the error messages by path, such as `hours.monday.0`. The server uses the same paths. */
export const hoursErrors = ( week: WeekHours ): Record< string, string > =>
	Object.fromEntries(
		Object.entries( findingsOf( week ) )
			.filter( ( [ , { finding } ] ) => finding !== 'overnight' )
			.map( ( [ place, { finding } ] ) => [ `hours.${ place }`, findingWords( finding, '' ) ] )
	);

type StoredWeek = NonNullable< Event[ 'hours' ] >;

export const eachDay = < T >( make: ( day: Day ) => T ) =>
	Object.fromEntries( DAYS.map( ( day ) => [ day, make( day ) ] ) ) as Record< Day, T >;

/** Converts stored weekly hours for the editor. A day without times is closed. */
export const weekOf = ( stored: StoredWeek ): WeekHours =>
	eachDay( ( day ) => ( { isOn: ( stored[ day ] ?? [] ).length > 0, spans: stored[ day ] ?? [] } ) );

/** Removes the times of closed days. */
export const openHours = ( week: WeekHours ): WeekHours =>
	mapWeek( week, ( day ) => ( day.isOn ? day : { isOn: false, spans: [] } ) );

export const storedWeek = ( week: WeekHours ) => eachDay( ( day ) => openHours( week )[ day ].spans );
