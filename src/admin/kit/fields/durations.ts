import { __, _n, sprintf } from '@wordpress/i18n';

/** Number of minutes per unit. */
const UNITS = { minutes: 1, hours: 60, days: 1440 } as const;

export type Unit = keyof typeof UNITS;

/** Number as typed, with its unit. */
export interface Written {
	amount: string;
	unit: Unit;
}

const number = ( value: number ) => value.toLocaleString( document.documentElement.lang || 'en' );

/**
 * Converts a stored value to the largest unit in which it is a whole number. Strings that aren't numbers are not
 * changed.
 */
export function writtenDuration( value: string, base: Unit, units: readonly Unit[] ): Written {
	const isNumber = /^\d{1,9}$/.test( value.trim() );
	const minutes = isNumber ? Number( value ) * UNITS[ base ] : NaN;
	const [ unit = base ] =
		minutes === 0
			? []
			: units.filter( ( one ) => minutes % UNITS[ one ] === 0 ).sort( ( a, b ) => UNITS[ b ] - UNITS[ a ] );
	return { amount: isNumber ? String( minutes / UNITS[ unit ] ) : value, unit };
}

/**
 * Converts a typed number to the stored unit. The decimal separator can be a point or a comma. Invalid strings are not
 * changed.
 */
export function storedDuration( { amount, unit }: Written, base: Unit ): string {
	const typed = amount.trim().replace( ',', '.' );
	const stored = ( Number( typed ) * UNITS[ unit ] ) / UNITS[ base ];
	return /^\d{1,6}(\.\d{1,3})?$/.test( typed ) && Number.isInteger( stored ) ? String( stored ) : amount;
}

/** Formats a duration, such as 90 minutes, 1 hour or 2 days. */
export function durationWords( value: number, base: Unit = 'minutes' ): string {
	const { amount, unit } = writtenDuration( String( value ), base, [ 'minutes', 'hours', 'days' ] );
	const count = Number( amount );
	switch ( unit ) {
		case 'days':
			/* translators: %s: number of days. */
			return sprintf( _n( '%s day', '%s days', count, 'vestibule' ), number( count ) );
		case 'hours':
			/* translators: %s: number of hours. */
			return sprintf( _n( '%s hour', '%s hours', count, 'vestibule' ), number( count ) );
		default:
			/* translators: %s: number of minutes. */
			return sprintf( _n( '%s minute', '%s minutes', count, 'vestibule' ), number( count ) );
	}
}

/** Returns the error message for a duration outside its limits. */
export const durationLimits = ( least: number, most: number, base: Unit = 'minutes' ): string =>
	sprintf(
		/* translators: 1: the shortest duration, such as "5 minutes"; 2: the longest one, such as "12 hours". */
		__( 'Enter a duration from %1$s to %2$s.', 'vestibule' ),
		durationWords( least, base ),
		durationWords( most, base )
	);
