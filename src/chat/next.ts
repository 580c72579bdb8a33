import type { Day } from '../time/wall';
import type { Opening } from './availability';

/** The words of a next opening, with %s for the time and %1$s, %2$s for day and time. */
export type NextWords = Record< Day | 'opensTomorrow' | 'opensOn', string >;

/**
 * Such as "Opens tomorrow at 08:00"; empty when there is no next opening, or when it is today, which the status says.
 */
export function nextText( next: Opening | null, words: NextWords ): string {
	if ( ! next || next.inDays === 0 ) {
		return '';
	}
	return next.inDays === 1
		? words.opensTomorrow.replace( '%s', () => next.time )
		: words.opensOn.replace( '%1$s', () => words[ next.day ] ).replace( '%2$s', () => next.time );
}
