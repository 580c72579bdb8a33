import { __, sprintf } from '@wordpress/i18n';
import type { Finding } from '../../hours/week';

/** What is said beside times; the server's words are the same (Kernel\Time\Hours\Finding). */
export function findingWords( finding: Finding, end: string ): string {
	switch ( finding ) {
		case 'missing':
			return __( 'Give both times or remove them.', 'vestibule' );
		case 'unreadable':
			return __( 'Give a time from 00:00 to 24:00, such as 9:30 or 5pm.', 'vestibule' );
		case 'same':
			return __( 'Starts and ends at the same time.', 'vestibule' );
		case 'overlaps':
			return __( 'Overlaps with other times of this day.', 'vestibule' );
		case 'overlaps-night':
			return __( 'Overlaps with times of the day before, which go on past midnight.', 'vestibule' );
		case 'overnight':
			/* translators: %s: a time. */
			return sprintf( __( 'Goes on until %s of the next day, also when that day is off.', 'vestibule' ), end );
	}
}
