import { textSetting, textRule, messageOf, type FieldProps } from '../kit/rules';
import type { LiveField } from '../kit/live';

const LAST = 1439;

/** Returns the minutes since midnight. Null if the string is not a time. */
export function minutesOf( text: string ): number | null {
	const [ , hours, minutes ] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec( text ) ?? [];
	return hours ? Number( hours ) * 60 + Number( minutes ) : null;
}

/** Returns the step in minutes; 0 if there is none. */
export function stepOf( field: FieldProps ): number {
	const step = textSetting( field, 'step' );
	return /^\d{1,3}$/.test( step ) ? Number( step ) : 0;
}

/**
 * Returns the first rule that a time violates. If the minimum is later than the maximum, the allowed range extends past
 * midnight.
 */
function broken( field: FieldProps, time: number ): string | null {
	const min = minutesOf( textSetting( field, 'min' ) ) ?? 0;
	const max = minutesOf( textSetting( field, 'max' ) ) ?? LAST;
	if ( min > max && time > max && time < min ) {
		return 'min';
	}
	if ( min <= max && ( time < min || time > max ) ) {
		return time < min ? 'min' : 'max';
	}
	const step = stepOf( field );
	return step > 0 && ( time - min + LAST + 1 ) % step !== 0 ? 'step' : null;
}

function words( text: string ): string {
	const minutes = minutesOf( text );
	return minutes === null
		? text
		: new Intl.DateTimeFormat( document.documentElement.lang || 'en', {
				timeStyle: 'short',
				timeZone: 'UTC',
			} ).format( minutes * 60_000 );
}

const validate = textRule( ( field, text ) => {
	const time = minutesOf( text );
	const rule = time === null ? 'invalid' : broken( field, time );
	const limits = {
		min: words( textSetting( field, 'min' ) ),
		max: words( textSetting( field, 'max' ) ),
		step: stepOf( field ),
	};
	return rule ? [ messageOf( field, rule, limits ) ] : [];
} );

export const live: LiveField = { validate };
