import { textSetting, type FieldProps } from './rules';

/**
 * How people write a number in a field: reads what they type and writes what they read. The twin of
 * plugin/src/Fields/Rules/NumberFormat.php; both run tests/vectors/number-format.json.
 */
export interface NumberFormat {
	/** One of SEPARATORS. */
	separators: string;
	/** Whether thousands are set apart. */
	isGrouped: boolean;
	/** Of a currency or a unit; empty for none. */
	symbol: string;
	/** Where the symbol stands. */
	isBefore: boolean;
	/** How many are written; less than 0 for as many as there are. */
	decimals: number;
}

/** By name: the sign of decimals, then that of thousands. */
const SEPARATORS: Readonly< Record< string, readonly [ string, string ] > > = {
	'comma-point': [ '.', ',' ],
	'point-comma': [ ',', '.' ],
	'space-comma': [ ',', '\u00a0' ],
	'space-point': [ '.', '\u00a0' ],
	'apostrophe-point': [ '.', '’' ],
};

/** In characters; and digits of a number. */
const LONGEST = 60;
const DIGITS = 30;

const SPACE = '\\t \\u00a0\\u2000-\\u200a\\u202f\\u205f';
const NUMBER = new RegExp( `^([+\\-\\u2212])?[${ SPACE }]*([\\d.,'’${ SPACE }]*\\d[\\d.,'’${ SPACE }]*)$` );
const GROUPING = new RegExp( `['’${ SPACE }]`, 'g' );

/** Digits alone, or in groups that one sign sets apart; or nothing, before decimals. */
const WHOLE = /^(?:\d*|\d{1,3}([., ])(?:\d{2,3}\1)*\d{3})$/;

const signsOf = ( { separators }: NumberFormat ): readonly [ string, string ] =>
	SEPARATORS[ separators ] ?? [ '.', ',' ];

/** Digits of other scripts are digits too; of the symbol nothing is left. */
function withoutSymbol( text: string, format: NumberFormat ): string {
	const [ decimal, thousands ] = signsOf( format );
	const ascii = text
		.replace( /[٠-٩]/g, ( digit ) => String( digit.charCodeAt( 0 ) - 0x660 ) )
		.replace( /[۰-۹]/g, ( digit ) => String( digit.charCodeAt( 0 ) - 0x6f0 ) )
		.replace( /٫/g, decimal )
		.replace( /٬/g, thousands );
	return ( format.symbol ? ascii.replace( format.symbol, '' ) : ascii ).trim();
}

/** Which sign stands before the decimals of a text; empty when it has none. */
function decimalIn( body: string, thousands: string ): string {
	const points = body.split( '.' ).length - 1;
	const commas = body.split( ',' ).length - 1;
	if ( points > 0 && commas > 0 ) {
		return body.lastIndexOf( '.' ) > body.lastIndexOf( ',' ) ? '.' : ',';
	}
	const sign = points > 0 ? '.' : ',';
	if ( points + commas !== 1 ) {
		return '';
	}
	return sign === thousands && /^[1-9]\d{0,2}\D\d{3}$/.test( body ) ? '' : sign;
}

function plain( isNegative: boolean, digits: string, decimals: string, keepsZeros: boolean ): string | null {
	if ( digits.length + decimals.length > DIGITS ) {
		return null;
	}
	const whole = keepsZeros ? digits : digits.replace( /^0+/, '' );
	const rest = decimals.replace( /0+$/, '' );
	const number = ( whole || '0' ) + ( rest && `.${ rest }` );
	return isNegative && /[1-9]/.test( number ) ? `-${ number }` : number;
}

/**
 * Plain, `-1234.5`; null when the text is no number.
 *
 * @param keepsZeros Whether zeros in front count, as in a number that stands for a name.
 */
export function readNumber( typed: string, format: NumberFormat, keepsZeros = false ): string | null {
	const text = withoutSymbol( typed.trim(), format );
	const [ , sign = '', numerals = '' ] = ( [ ...text ].length <= LONGEST && NUMBER.exec( text ) ) || [];
	const body = numerals.replace( GROUPING, ' ' ).trimEnd();
	const decimal = decimalIn( body, signsOf( format )[ 1 ] );
	const at = decimal ? body.lastIndexOf( decimal ) : body.length;
	const whole = body.slice( 0, at );
	const rest = body.slice( at + 1 );
	if ( ! WHOLE.test( whole ) || ! /^\d*$/.test( rest ) || whole + rest === '' ) {
		return null;
	}
	return plain( sign !== '' && sign !== '+', whole.replace( /\D/g, '' ), rest, keepsZeros );
}

function withSymbol( number: string, { symbol, isBefore }: NumberFormat ): string {
	if ( ! symbol ) {
		return number;
	}
	const space = ! isBefore || /[\p{L}.]$/u.test( symbol ) ? '\u00a0' : '';
	return isBefore ? symbol + space + number : number + space + symbol;
}

/** A plain number as it is shown; any other text as it is. */
export function writeNumber( number: string, format: NumberFormat ): string {
	const [ , minus = '', digits = '', decimals = '' ] = /^(-?)(\d+)(?:\.(\d+))?$/.exec( number ) ?? [];
	if ( ! digits ) {
		return number;
	}
	const [ decimal, thousands ] = signsOf( format );
	const rest = decimals.padEnd( Math.max( 0, format.decimals ), '0' );
	const whole = format.isGrouped ? digits.replace( /\B(?=(?:\d{3})+$)/g, thousands ) : digits;
	return minus + withSymbol( rest ? whole + decimal + rest : whole, format );
}

/** How a field's numbers are written. */
export function formatOf( field: FieldProps ): NumberFormat {
	const decimals = textSetting( field, 'decimals' );
	const format = textSetting( field, 'numberFormat' );
	return {
		separators: textSetting( field, 'separators' ),
		isGrouped: format !== '',
		symbol: format === 'currency' ? textSetting( field, 'currency' ) : '',
		isBefore: textSetting( field, 'currencyPlace' ) === 'before',
		decimals: decimals === '' ? -1 : Number( decimals ),
	};
}
