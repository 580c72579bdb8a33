/** Shows spreadsheets that the file is UTF-8. */
const START = '\uFEFF';

/** By which a formula begins, plain or in full width. */
const SIGNS = '=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20';

const FORMULA = new RegExp( `^[\\s\\p{Z}\\p{C}]*[${ SIGNS }]|^[\\t\\r\\n]`, 'u' );
const NUMBER = /^[+-][0-9]+([.,][0-9]+)*$/;
const PHONE = /^\+[0-9 \xA0().\/-]{1,40}$/;
const SUM = /^\+\(?[0-9.]+\)?( ?[/-] ?\(?[0-9.]+\)?)+$/;
const INSIDE = new RegExp( `([;\\t\\r\\n][ \\p{Z}\\p{Cf}"']*)(?=[${ SIGNS }][^;\\t\\r\\n]*[(|!\\[])`, 'gu' );

const isFormula = ( text: string ) =>
	FORMULA.test( text ) && ! NUMBER.test( text ) && ! ( PHONE.test( text ) && ! SUM.test( text ) );

/**
 * What a spreadsheet would compute, kept as text by an apostrophe, as Kernel\File\Csv does it (rows:
 * tests/vectors/csv-cells.json).
 */
export function cellText( text: string ): string {
	const inner = text.replace( INSIDE, "$1'" );
	return isFormula( text ) ? `'${ inner }` : inner;
}

/** A file for spreadsheets, in which no cell is taken for a formula. */
export function csvOf( rows: readonly ( readonly ( string | number )[] )[] ): string {
	const cell = ( value: string | number ) => `"${ cellText( String( value ) ).replaceAll( '"', '""' ) }"`;
	return START + rows.map( ( row ) => `${ row.map( cell ).join( ',' ) }\r\n` ).join( '' );
}
