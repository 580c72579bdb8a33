import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { DAYS } from '../../time/wall';
import { mapWeek, readDay, type WeekHours } from '../../hours/week';
import { daysOffErrors, daysOffOf, readDaysOff, storedDaysOff, type DayOff } from '../hours/daysOff';
import { hoursErrors } from '../hours/errors';
import type { PostKind } from '../kit/usePost';
import { readAddresses } from './calendars';
import type { FromServer } from './fromServer';

/** What the screen shows, as it was typed. */
export interface Draft {
	name: string;
	email: string;
	timezone: string;
	ownHours: boolean;
	hours: WeekHours;
	daysOff: DayOff[];
	/** Addresses; null for those who may not read them: then they stay as they are. */
	calendars: string[] | null;
}

export const draftOf = ( {
	name,
	settings,
	addresses,
}: Pick< FromServer, 'name' | 'settings' | 'addresses' > ): Draft => ( {
	name,
	email: settings.email,
	timezone: settings.timezone,
	ownHours: settings.ownHours,
	hours: Object.fromEntries(
		DAYS.map( ( day ) => [
			day,
			{ isOn: ( settings.hours[ day ] ?? [] ).length > 0, spans: settings.hours[ day ] ?? [] },
		] )
	) as unknown as WeekHours,
	daysOff: daysOffOf( settings.overrides ),
	calendars: addresses,
} );

const openHours = ( hours: WeekHours ) => mapWeek( hours, ( day ) => ( day.isOn ? day : { isOn: false, spans: [] } ) );

/** A host as a post: WordPress's own route stores it, settings and all. */
export const hostKind = ( id: number ): PostKind< Draft > => ( {
	read: ( draft ) => ( {
		...draft,
		hours: mapWeek( draft.hours, readDay ),
		daysOff: readDaysOff( draft.daysOff ),
		calendars: draft.calendars && readAddresses( draft.calendars ),
	} ),
	errorsOf: ( draft, wanted ) => ( {
		...hoursErrors( openHours( draft.hours ) ),
		...daysOffErrors( draft.daysOff ),
		...( wanted === 'publish' && draft.name.trim() === '' && { name: __( 'Give the host a name.', 'vestibule' ) } ),
	} ),
	store: async ( { name, email, timezone, ownHours, hours, daysOff, calendars }, status ) => {
		const open = openHours( hours );
		const settings = {
			email: email.trim(),
			timezone,
			ownHours,
			hours: Object.fromEntries( DAYS.map( ( day ) => [ day, open[ day ].spans ] ) ),
			overrides: storedDaysOff( daysOff ),
		};
		const answer: { status: string } = await apiFetch( {
			path: `/wp/v2/vestibule-hosts/${ id }`,
			method: 'POST',
			data: { title: name, status, meta: { vestibule_host: settings }, ...( calendars && { calendars } ) },
		} );
		return answer.status;
	},
	saved: {
		publish: __( 'Saved. Appointment types can book their time.', 'vestibule' ),
		draft: __( 'Saved as a draft. Nobody can book their time.', 'vestibule' ),
	},
} );
