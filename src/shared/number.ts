/** Pattern for currency symbols, percent signs and spaces, which are ignored. */
const SIGNS = '[\\p{Sc}% ]*';

const WRITTEN = new RegExp( `^${ SIGNS }([-−]?)${ SIGNS }([0-9.,'’ ]*[0-9])${ SIGNS }$`, 'u' );

/** Number formats: pattern, thousands separators, decimal separator. */
const SHAPES: [ shape: RegExp, between: string, point: string ][] = [
	[ /^[0-9]*(\.[0-9]+)?$/, '', '.' ],
	[ /^[1-9][0-9]{0,2}([ '’][0-9]{3})+([.,][0-9]+)?$/u, " '’", ',' ],
	[ /^[1-9][0-9]{0,2}(,[0-9]{2,3})*,[0-9]{3}(\.[0-9]+)?$/, ',', '.' ],
	[ /^[1-9][0-9]{0,2}(\.[0-9]{3})+(,[0-9]+|\.[0-9]{3})$/, '.', ',' ],
	[ /^[0-9]+,[0-9]+$/, '', ',' ],
];

/**
 * Maximum number of digits. Longer numbers, such as account numbers, can't be represented exactly and are treated as
 * text.
 */
const MAX_DIGITS = 15;
const MAX_CHARACTERS = 40;

/**
 * Parses a normalized string as a number in common formats: 1,5 and 1.5, 1 000, 1’000.50, 1.000.000, 12 €. A single
 * comma before three digits is a thousands separator, but a single point is a decimal separator. Returns null for all
 * other strings, including empty ones, numbers with leading zeros (007), and numbers with a plus sign, which are phone
 * numbers.
 */
export function numberIn( text: string ): number | null {
	const [ , sign = '', digits = '' ] = text.length > MAX_CHARACTERS ? [] : ( WRITTEN.exec( text ) ?? [] );
	const [ , between, point = '' ] = SHAPES.find( ( [ shape ] ) => shape.test( digits ) ) ?? [];
	if ( digits === '' || between === undefined ) {
		return null;
	}
	const plain = [ ...digits ]
		.filter( ( character ) => ! between.includes( character ) )
		.join( '' )
		.replace( point, '.' );
	if ( /^0[0-9]/.test( plain ) || plain.replace( '.', '' ).length > MAX_DIGITS ) {
		return null;
	}
	return Number( plain ) * ( sign === '' ? 1 : -1 );
}
