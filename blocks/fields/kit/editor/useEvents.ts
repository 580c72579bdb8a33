import { useEntityRecords } from '@wordpress/core-data';
import { EVENT, firstEvent, type EventRecord } from './events';

interface Events {
	/** All appointment types except those in the Trash, oldest first. Null while loading. */
	events: EventRecord[] | null;
	/** Appointment type with the given ID. Undefined if there is none. */
	chosen: EventRecord | undefined;
	/** Whether the request for `chosen` has finished. */
	isKnown: boolean;
}

const FIELDS = { per_page: 100, orderby: 'date', order: 'asc', _fields: 'id,title,status,meta' };

/**
 * Loads the appointment types, and the one with the given ID. 0 means the default one. If an appointment type is not in
 * the list, it is requested as a list with one item, because the browser would log an error if a request for a single,
 * deleted item failed.
 */
export function useEvents( id: number ): Events {
	const all = useEntityRecords< EventRecord >( EVENT.kind, EVENT.name, { ...FIELDS, status: 'any' } );
	const listed = all.records?.find( ( event ) => event.id === id );
	const isElsewhere = id > 0 && all.hasResolved && ! listed;
	const single = useEntityRecords< EventRecord >(
		EVENT.kind,
		EVENT.name,
		{ ...FIELDS, include: [ id ], status: [ 'any', 'trash' ] },
		{ enabled: isElsewhere }
	);
	return {
		events: all.records,
		chosen: id === 0 ? firstEvent( all.records ?? [] ) : ( listed ?? single.records?.[ 0 ] ),
		isKnown: all.hasResolved && ( ! isElsewhere || single.hasResolved ),
	};
}
