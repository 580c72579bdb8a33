/**
 * Units of a countdown in seconds. The two largest units are shown, such as "3 days, 4 hours", in the browser's
 * translation.
 */
const UNITS = [
	[ 'day', 86_400 ],
	[ 'hour', 3_600 ],
	[ 'minute', 60 ],
	[ 'second', 1 ],
] as const;

/** Formats the remaining time of a countdown. `left` is in milliseconds. */
export function countdownWords( left: number, locale: string ): string {
	let seconds = Math.max( 0, Math.ceil( left / 1000 ) );
	const found = UNITS.findIndex( ( [ , size ] ) => seconds >= size );
	const first = found < 0 ? UNITS.length - 1 : found;
	return UNITS.slice( first, first + 2 )
		.map( ( [ unit, size ], index ) => {
			const number = Math.floor( seconds / size );
			seconds -= number * size;
			return number === 0 && index > 0
				? ''
				: new Intl.NumberFormat( locale || undefined, { style: 'unit', unit, unitDisplay: 'long' } ).format(
						number
					);
		} )
		.filter( Boolean )
		.join( ', ' );
}
