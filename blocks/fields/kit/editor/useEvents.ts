import { useEntityRecords } from '@wordpress/core-data';
import { EVENT, firstEvent, type EventRecord } from './events';

interface Events {
	/** All but those in the Trash, the oldest first; null while they are on their way. */
	events: EventRecord[] | null;
	/** What the number stands for; undefined when there is no such one. */
	chosen: EventRecord | undefined;
	/** Whether `chosen` is known. */
	isKnown: boolean;
}

const FIELDS = { per_page: 100, orderby: 'date', order: 'asc', _fields: 'id,title,status,meta' };

/**
 * The appointment types of the site, and the one that a field names: 0 is the first. One that is not in the list is
 * looked for by its number; as a list, because a single one that is gone would be an error in the console.
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
