import type { Event } from '../../contracts/event';
import { mapWeek } from '../../hours/week';
import { draftOf, settingsOf, type Draft, type Errors } from './draft';

/** Serializes settings with a fixed order of keys. */
const written = ( settings: Event ): string => JSON.stringify( settingsOf( draftOf( settings as Required< Event > ) ) );

/**
 * Creates a memory for input that the stored settings don't contain: open days without times, and the times of closed
 * days. The draft is used as long as its settings equal those in the editor's record.
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
		/** Returns the settings for the editor's record. */
		settingsOf( draft: Draft ): Event {
			const settings = settingsOf( draft );
			typed = { settings: written( settings ), draft };
			return settings;
		},
	};
}

/** Name and settings in the editor's record. */
interface Sent {
	name: string;
	settings: Event;
}

const valueAt = ( { name, settings }: Sent, path: string ): string => {
	const key = path.split( '.' )[ 0 ] ?? '';
	return JSON.stringify( key === 'name' ? name : settings[ key as keyof Event ] ) ?? '';
};

/** Returns the server's errors for values that have not changed since they were sent. */
export const stillRefused = ( refused: Errors, sent: Sent, now: Sent ): Errors =>
	Object.fromEntries(
		Object.entries( refused ).filter( ( [ path ] ) => valueAt( sent, path ) === valueAt( now, path ) )
	);
