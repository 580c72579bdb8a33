import type { Event } from '../../contracts/event';
import type { Errors } from './draft';

/** What the record says: the event's name and its settings. */
export interface Sent {
	name: string;
	settings: Event;
}

const valueAt = ( { name, settings }: Sent, path: string ): string => {
	const key = path.split( '.' )[ 0 ] ?? '';
	return JSON.stringify( key === 'name' ? name : settings[ key as keyof Event ] ) ?? '';
};

/** Of what the server refused, the sentences at controls that still say what it refused. */
export const stillRefused = ( refused: Errors, sent: Sent, now: Sent ): Errors =>
	Object.fromEntries(
		Object.entries( refused ).filter( ( [ path ] ) => valueAt( sent, path ) === valueAt( now, path ) )
	);
