/**
 * What was measured, for the console and for the documentation.
 *
 * @typedef {{ low: number, middle: number, high: number }} Spread
 * @typedef {{ what: string, ours: string, beside?: string, ratio?: Spread, goal?: string, isMet?: boolean }} Finding
 * `beside` is the same of what it is compared with; `isMet` is there where a goal is.
 */
import { median, ratios } from './statistics.mjs';

/**
 * @param {string}   what
 * @param {number[]} ours   One a round.
 * @param {number[]} beside One a round, measured in turn with ours.
 * @param {{ unit: string, digits?: number, most?: number, least?: number }} options `most` and `least` are goals of the
 *        ratio.
 * @return {Finding}
 */
export function compared( what, ours, beside, { unit, digits = 0, most, least } ) {
	const text = ( numbers ) => `${ number( median( numbers ), digits ) } ${ unit }`.trim();
	// Nothing beside nothing has no ratio.
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

/** A number that has nothing beside it, and perhaps a most. */
export const alone = ( what, value, unit, { digits = 0, most } = {} ) => ( {
	what,
	ours: `${ number( value, digits ) } ${ unit }`.trim(),
	...( most !== undefined && {
		goal: `≤ ${ number( most ) } ${ unit }`.trim(),
		isMet: Number( value.toFixed( digits ) ) <= most,
	} ),
} );

/** With a comma between thousands, as the documentation has them. */
export const number = ( value, digits = 0 ) =>
	value.toLocaleString( 'en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits } );
