import type { Day } from '../time/wall';
import type { Opening } from './availability';

/** Text patterns for the next opening, with %s for the time, or %1$s and %2$s for the day and the time. */
export type NextWords = Record< Day | 'opensTomorrow' | 'opensOn', string >;

/**
 * Returns text such as "Opens tomorrow at 08:00". Empty if the next opening is unknown or today. If it is today, the
 * status already includes the time.
 */
export function nextText( next: Opening | null, words: NextWords ): string {
	if ( ! next || next.inDays === 0 ) {
		return '';
	}
	return next.inDays === 1
		? words.opensTomorrow.replace( '%s', () => next.time )
		: words.opensOn.replace( '%1$s', () => words[ next.day ] ).replace( '%2$s', () => next.time );
}
