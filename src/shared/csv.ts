/** Byte order mark. It makes spreadsheet programs read the file as UTF-8. */
const START = '\uFEFF';

/** Characters with which formulas can start, including their full-width forms. */
const SIGNS = '=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20';

const FORMULA = new RegExp( `^[\\s\\p{Z}\\p{C}]*[${ SIGNS }]|^[\\t\\r\\n]`, 'u' );
const NUMBER = /^[+-][0-9]+([.,][0-9]+)*$/;
const PHONE = /^\+[0-9 \xA0().\/-]{1,40}$/;
const SUM = /^\+\(?[0-9.]+\)?( ?[/-] ?\(?[0-9.]+\)?)+$/;
const INSIDE = new RegExp( `([;\\t\\r\\n][ \\p{Z}\\p{Cf}"']*)(?=[${ SIGNS }][^;\\t\\r\\n]*[(|!\\[])`, 'gu' );

const isFormula = ( text: string ) =>
	FORMULA.test( text ) && ! NUMBER.test( text ) && ! ( PHONE.test( text ) && ! SUM.test( text ) );

/**
 * Adds an apostrophe to text that a spreadsheet program would run as a formula. Kernel\File\Csv does the same (test
 * cases in tests/vectors/csv-cells.json).
 */
export function cellText( text: string ): string {
	const inner = text.replace( INSIDE, "$1'" );
	return isFormula( text ) ? `'${ inner }` : inner;
}

/** Returns a CSV file whose cells spreadsheet programs never run as formulas. */
export function csvOf( rows: readonly ( readonly ( string | number )[] )[] ): string {
	const cell = ( value: string | number ) => `"${ cellText( String( value ) ).replaceAll( '"', '""' ) }"`;
	return START + rows.map( ( row ) => `${ row.map( cell ).join( ',' ) }\r\n` ).join( '' );
}
