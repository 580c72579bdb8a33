import { __, _x } from '@wordpress/i18n';
import type { Event } from '../../contracts/event';
import { draftOf, settingsOf } from './draft';
import { EVENT } from './useEvent';

/** REST route of appointment types, which merges concurrent changes. */
export const MERGED = { type: EVENT.name, route: '/wp/v2/vestibule-events' };

/** Converts loaded values to the format that the editor sends, so that only edited values differ. */
export const asSent = < Fields extends { meta?: unknown } >( loaded: Fields ): Fields => {
	const meta = loaded.meta as { vestibule_event?: Required< Event > } | undefined;
	return meta?.vestibule_event
		? { ...loaded, meta: { ...meta, vestibule_event: settingsOf( draftOf( meta.vestibule_event ) ) } }
		: loaded;
};

const SETTINGS: Record< keyof Event, string > = {
	duration: __( 'Length', 'vestibule' ),
	capacity: __( 'Spots', 'vestibule' ),
	notice: __( 'Notice', 'vestibule' ),
	horizon: __( 'Days ahead', 'vestibule' ),
	step: __( 'Start times every', 'vestibule' ),
	dayLimit: __( 'Limit per day', 'vestibule' ),
	bufferBefore: __( 'Buffer before', 'vestibule' ),
	bufferAfter: __( 'Buffer after', 'vestibule' ),
	moveUntil: __( 'Can be moved until', 'vestibule' ),
	cancelUntil: __( 'Can be canceled until', 'vestibule' ),
	reminders: __( 'Reminders', 'vestibule' ),
	waiting: __( 'Offer a waiting list for full times', 'vestibule' ),
	waitingHold: __( 'The link holds the spot for', 'vestibule' ),
	waitingMost: __( 'Maximum people on the waiting list', 'vestibule' ),
	timezone: __( 'Time zone', 'vestibule' ),
	hours: __( 'Opening hours', 'vestibule' ),
	overrides: __( 'Days off and other hours', 'vestibule' ),
	hosts: __( 'Hosts', 'vestibule' ),
	hostChoice: __( 'Host of an appointment', 'vestibule' ),
	hostMails: __( 'Emails to the host', 'vestibule' ),
	place: _x( 'Location', 'where an appointment is', 'vestibule' ),
};

/** Labels of settings, by their path in a request. */
export const LABELS: Readonly< Record< string, string > > = {
	title: __( 'Name', 'vestibule' ),
	...Object.fromEntries(
		Object.entries( SETTINGS ).map( ( [ key, label ] ) => [ `meta.vestibule_event.${ key }`, label ] )
	),
};
