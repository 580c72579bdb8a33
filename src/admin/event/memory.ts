import type { Event } from '../../contracts/event';
import { mapWeek } from '../../hours/week';
import { draftOf, settingsOf, type Draft, type Errors } from './draft';

/** In one order of keys, whoever wrote them. */
const written = ( settings: Event ): string => JSON.stringify( settingsOf( draftOf( settings as Required< Event > ) ) );

/**
 * The editor's record holds settings, and people see what they typed: a day that was just opened without times yet, or
 * the times of a day that is off. While the record says the same as what was typed last, that is shown.
 */
export function draftMemory() {
	let typed: { settings: string; draft: Draft } | undefined;
	return {
		draftOf( settings: Event ): Draft {
			if ( typed?.settings === written( settings ) ) {
				return typed.draft;
			}
			const before = typed?.draft.hours;
			const draft = draftOf( settings as Required< Event > );
			return {
				...draft,
				hours: mapWeek( draft.hours, ( hours, day ) =>
					hours.isOn || ! before ? hours : { isOn: false, spans: before[ day ].spans }
				),
			};
		},
		/** What goes into the record. */
		settingsOf( draft: Draft ): Event {
			const settings = settingsOf( draft );
			typed = { settings: written( settings ), draft };
			return settings;
		},
	};
}

/** What the record says: the event's name and its settings. */
interface Sent {
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
