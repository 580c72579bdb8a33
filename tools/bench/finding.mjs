/**
 * Results of measurements, for the console and for the documentation.
 *
 * @typedef {{ low: number, middle: number, high: number }} Spread
 * @typedef {{ what: string, ours: string, beside?: string, ratio?: Spread, goal?: string, isMet?: boolean }} Finding
 * `beside` is the value that `ours` is compared with. `isMet` is only set if there is a goal.
 */
import { median, ratios } from './statistics.mjs';

/**
 * Creates a finding that compares two series of measurements.
 *
 * @param {string}   what   Name of the finding.
 * @param {number[]} ours   Measurements of the plugin, one per round.
 * @param {number[]} beside Measurements to compare with, one per round, taken alternately with ours.
 * @param {{ unit: string, digits?: number, most?: number, least?: number }} options `most` and `least` limit the
 * ratio.
 * @return {Finding}
 */
export function compared( what, ours, beside, { unit, digits = 0, most, least } ) {
	const text = ( numbers ) => `${ number( median( numbers ), digits ) } ${ unit }`.trim();
	// Avoid a division by zero.
	const ratio = Math.min( ...beside ) > 0 ? ratios( ours, beside ) : undefined;
	return {
		what,
		ours: text( ours ),
		beside: text( beside ),
		...( ratio && { ratio } ),
		...( most !== undefined && ratio && { goal: `≤ ${ most }`, limit: most, isMet: ratio.middle <= most } ),
		...( least !== undefined && ratio && { goal: `≥ ${ least }`, limit: least, isMet: ratio.middle >= least } ),
	};
}

/** Creates a finding that is not compared with another value. `most` is an optional upper limit. */
export const alone = ( what, value, unit, { digits = 0, most } = {} ) => ( {
	what,
	ours: `${ number( value, digits ) } ${ unit }`.trim(),
	...( most !== undefined && {
		goal: `≤ ${ number( most ) } ${ unit }`.trim(),
		isMet: Number( value.toFixed( digits ) ) <= most,
	} ),
} );

/** Formats a number with a comma between thousands, as in the documentation. */
export const number = ( value, digits = 0 ) =>
	value.toLocaleString( 'en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits } );
