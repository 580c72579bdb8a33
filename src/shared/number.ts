/** Signs of currencies, the percent sign and spaces say nothing about the size of a number. */
const SIGNS = '[\\p{Sc}% ]*';

const WRITTEN = new RegExp( `^${ SIGNS }([-−]?)${ SIGNS }([0-9.,'’ ]*[0-9])${ SIGNS }$`, 'u' );

/** How digits are grouped and parted: the shape, the signs between groups, the decimal sign. */
const SHAPES: [ shape: RegExp, between: string, point: string ][] = [
	[ /^[0-9]*(\.[0-9]+)?$/, '', '.' ],
	[ /^[1-9][0-9]{0,2}([ '’][0-9]{3})+([.,][0-9]+)?$/u, " '’", ',' ],
	[ /^[1-9][0-9]{0,2}(,[0-9]{2,3})*,[0-9]{3}(\.[0-9]+)?$/, ',', '.' ],
	[ /^[1-9][0-9]{0,2}(\.[0-9]{3})+(,[0-9]+|\.[0-9]{3})$/, '.', ',' ],
	[ /^[0-9]+,[0-9]+$/, '', ',' ],
];

/** More digits than a number holds exactly are a text, such as an account's. */
const MOST_DIGITS = 15;
const LONGEST = 40;

/**
 * The number that a folded text writes, as people write numbers: 1,5 and 1.5, 1 000, 1’000.50, 1.000.000, 12 €. One
 * comma before three digits parts thousands, one point before them decimals. Null for anything else: for an empty text,
 * for digits behind a nought (007 is no number but a name) and for a number with a plus, as phones have.
 */
export function numberIn( text: string ): number | null {
	const [ , sign = '', digits = '' ] = text.length > LONGEST ? [] : ( WRITTEN.exec( text ) ?? [] );
	const [ , between, point = '' ] = SHAPES.find( ( [ shape ] ) => shape.test( digits ) ) ?? [];
	if ( digits === '' || between === undefined ) {
		return null;
	}
	const plain = [ ...digits ]
		.filter( ( character ) => ! between.includes( character ) )
		.join( '' )
		.replace( point, '.' );
	if ( /^0[0-9]/.test( plain ) || plain.replace( '.', '' ).length > MOST_DIGITS ) {
		return null;
	}
	return Number( plain ) * ( sign === '' ? 1 : -1 );
}
