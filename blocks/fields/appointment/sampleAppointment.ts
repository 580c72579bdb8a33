import type { FieldProps } from '../kit/rules';

type Appointment = NonNullable< FieldProps[ 'appointment' ] >;

const LOCALE = () => document.documentElement.lang || 'en';
const MONDAY = Date.UTC( 2024, 0, 1 );
const DAY_MS = 86_400_000;
const HOURS = [ 9, 10, 11, 14, 15 ];

function words( date: Date, options: Intl.DateTimeFormatOptions ): string {
	return new Intl.DateTimeFormat( LOCALE(), {
		timeZone: 'UTC',
		...options,
	} ).format( date );
}

/** Creates sample times on the weekdays of the next month, for the preview in the editor. */
export function sampleAppointment( event: number ): Appointment {
	const now = new Date();
	const first = new Date( Date.UTC( now.getUTCFullYear(), now.getUTCMonth() + 1, 1 ) );
	const days = Array.from( { length: 28 }, ( _, index ) => new Date( first.getTime() + index * DAY_MS ) ).filter(
		( day ) => ! [ 0, 6 ].includes( day.getUTCDay() )
	);
	return {
		event,
		timezone: 'UTC',
		month: first.toISOString().slice( 0, 7 ),
		monthLabel: words( first, { month: 'long', year: 'numeric' } ),
		weekdays: Array.from( { length: 7 }, ( _, index ) => {
			const day = new Date( MONDAY + index * DAY_MS );
			return {
				short: words( day, { weekday: 'short' } ),
				long: words( day, { weekday: 'long' } ),
			};
		} ),
		days: days.map( ( day ) => ( {
			date: day.toISOString().slice( 0, 10 ),
			label: words( day, {
				weekday: 'long',
				day: 'numeric',
				month: 'long',
				year: 'numeric',
			} ),
			times: HOURS.map( ( hour ) => ( {
				start: new Date( day.getTime() + hour * 3_600_000 ).toISOString(),
				label: `${ String( hour ).padStart( 2, '0' ) }:00`,
			} ) ),
		} ) ),
	};
}
