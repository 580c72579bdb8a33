import { __, sprintf } from '@wordpress/i18n';
import type { Bin } from '../../../results/numbers';
import type { Span } from '../../../results/days';

const language = () => document.documentElement.lang || 'en';

export const numberText = ( number: number, digits = 2 ): string =>
	number.toLocaleString( language(), { maximumFractionDigits: digits } );

export const percentText = ( share: number ): string =>
	share.toLocaleString( language(), { style: 'percent', maximumFractionDigits: 1 } );

/** Formats a net promoter score with its sign. */
export const scoreText = ( score: number ): string => score.toLocaleString( language(), { signDisplay: 'exceptZero' } );

export function binText( { from, to, isOpen }: Bin ): string {
	const [ first, last ] = [ numberText( from, 6 ), numberText( to, 6 ) ];
	if ( from === to ) {
		return first;
	}
	return isOpen
		? /* translators: 1: a number, 2: a larger number that is not included. */
			sprintf( __( '%1$s to less than %2$s', 'vestibule' ), first, last )
		: /* translators: 1: a number, 2: a larger number that is included. */
			sprintf( __( '%1$s to %2$s', 'vestibule' ), first, last );
}

const UNITS: Readonly< Record< Exclude< Span[ 'unit' ], 'decade' >, Intl.DateTimeFormatOptions > > = {
	day: { dateStyle: 'medium' },
	month: { month: 'long', year: 'numeric' },
	year: { year: 'numeric' },
};

export function spanText( { start, unit }: Span ): string {
	if ( unit === 'decade' ) {
		const year = start.getUTCFullYear();
		/* translators: 1: a number, 2: a larger number that is included. */
		return sprintf( __( '%1$s to %2$s', 'vestibule' ), String( year ), String( year + 9 ) );
	}
	return new Intl.DateTimeFormat( language(), { ...UNITS[ unit ], timeZone: 'UTC' } ).format( start );
}
