import { textSetting, type FieldProps } from './rules';

/**
 * Number format of a field. The functions in this file parse and format numbers in the same way as
 * plugin/src/Fields/Rules/NumberFormat.php. Both run tests/vectors/number-format.json.
 */
export interface NumberFormat {
	/** Key in SEPARATORS. */
	separators: string;
	/** Whether numbers have thousands separators. */
	isGrouped: boolean;
	/** Symbol of a currency or a unit; empty if there is none. */
	symbol: string;
	/** Whether the symbol precedes the number. */
	isBefore: boolean;
	/** Minimum number of displayed decimal places. A negative number means no minimum. */
	decimals: number;
}

/** Decimal and thousands separators by key. */
const SEPARATORS: Readonly< Record< string, readonly [ string, string ] > > = {
	'comma-point': [ '.', ',' ],
	'point-comma': [ ',', '.' ],
	'space-comma': [ ',', '\u00a0' ],
	'space-point': [ '.', '\u00a0' ],
	'apostrophe-point': [ '.', '’' ],
};

/** Maximum length of a string that is parsed as a number. */
const MAX_CHARACTERS = 60;
const DIGITS = 30;

const SPACE = '\\t \\u00a0\\u2000-\\u200a\\u202f\\u205f';
const NUMBER = new RegExp( `^([+\\-\\u2212])?[${ SPACE }]*([\\d.,'’${ SPACE }]*\\d[\\d.,'’${ SPACE }]*)$` );
const GROUPING = new RegExp( `['’${ SPACE }]`, 'g' );

/**
 * Pattern for digits, optionally in groups with the same separator. The match can be empty if decimal places follow.
 */
const WHOLE = /^(?:\d*|\d{1,3}([., ])(?:\d{2,3}\1)*\d{3})$/;

const signsOf = ( { separators }: NumberFormat ): readonly [ string, string ] =>
	SEPARATORS[ separators ] ?? [ '.', ',' ];

/** Removes the symbol and converts Arabic digits to ASCII. */
function withoutSymbol( text: string, format: NumberFormat ): string {
	const [ decimal, thousands ] = signsOf( format );
	const ascii = text
		.replace( /[٠-٩]/g, ( digit ) => String( digit.charCodeAt( 0 ) - 0x660 ) )
		.replace( /[۰-۹]/g, ( digit ) => String( digit.charCodeAt( 0 ) - 0x6f0 ) )
		.replace( /٫/g, decimal )
		.replace( /٬/g, thousands );
	return ( format.symbol ? ascii.replace( format.symbol, '' ) : ascii ).trim();
}

/** Returns the decimal separator in a string; empty if there is none. */
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
 * Parses a formatted number and returns it as a plain number, such as `-1234.5`. Null if the string is not a number.
 *
 * @param keepsZeros Whether leading zeros are preserved, for example in customer numbers.
 */
export function readNumber( typed: string, format: NumberFormat, keepsZeros = false ): string | null {
	const text = withoutSymbol( typed.trim(), format );
	const [ , sign = '', numerals = '' ] = ( [ ...text ].length <= MAX_CHARACTERS && NUMBER.exec( text ) ) || [];
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

/** Formats a plain number. Other strings are returned unchanged. */
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

/** Returns the number format of a field. */
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
