import type { FormProps } from '../../../src/contracts/form-props';
import { listSetting, numberSetting, textSetting, type FieldProps } from '../kit/rules';

/**
 * Returns the name under which a field in a row is submitted, such as people[0][age] (same rules as in
 * Fields\Rows\Row).
 */
export const postedName = ( field: string, row: number, name: string ): string => `${ field }[${ row }][${ name }]`;

/**
 * Splits the name of a control into the row and the field name. Null if the name does not belong to a row of this
 * field.
 */
export function placeOf( field: string, posted: string ): { row: number; name: string } | null {
	const [ , row, name ] = posted.startsWith( `${ field }[` )
		? ( /^\[(\d+)\]\[([^[\]]+)\]/.exec( posted.slice( field.length ) ) ?? [] )
		: [];
	return row !== undefined && name !== undefined ? { row: Number( row ), name } : null;
}

type Values = FormProps[ 'values' ];

/** Values of a row, by the names of its fields. */
export type RowValues = Values;

/** Returns the fields of the blank row, with names that have no row number. */
export const fieldsOf = ( field: FieldProps ): FieldProps[] => listSetting( field, 'fields' ) as FieldProps[];

/** Returns a field with the ID and the name that it has in a row. */
export const inRow = ( field: FieldProps, row: number, child: FieldProps ): FieldProps => ( {
	...child,
	id: `${ field.id }_${ row }_${ child.name }`,
	name: postedName( field.name, row, child.name ),
} );

export const initialOf = ( field: FieldProps ): RowValues => ( field.settings?.initial ?? {} ) as RowValues;

export const leastRows = ( field: FieldProps ): number => Math.max( 1, numberSetting( field, 'minRows' ) );

export const mostRows = ( field: FieldProps ): number => numberSetting( field, 'maxRows' );

export const rowLabel = ( field: FieldProps, row: number ): string =>
	`${ textSetting( field, 'rowLabel' ) } ${ row + 1 }`;

type Words = Partial< Record< 'remove' | 'added' | 'removed' | 'undo' | 'restored', string > >;

export const wordsOf = ( { settings }: FieldProps ): Words => ( settings?.words ?? {} ) as Words;

/** Returns a message about a row, with its label. */
export const rowText = ( field: FieldProps, key: keyof Words, row: number ): string =>
	( wordsOf( field )[ key ] ?? '' ).replace( '%s', () => rowLabel( field, row ) );

/** Converts submitted values to rows. Missing rows are empty. */
export function rowsIn( field: FieldProps, values: Readonly< Record< string, string | string[] > > ): RowValues[] {
	const rows: RowValues[] = [];
	for ( const [ posted, value ] of Object.entries( values ) ) {
		const place = placeOf( field.name, posted );
		if ( place ) {
			while ( rows.length <= place.row ) {
				rows.push( {} );
			}
			rows[ place.row ] = { ...rows[ place.row ], [ place.name ]: value };
		}
	}
	return rows;
}

/** Parses the rows that the server has stored as a JSON string. */
function keptRows( text: unknown ): RowValues[] {
	try {
		const rows: unknown = typeof text === 'string' && text !== '' ? JSON.parse( text ) : [];
		return Array.isArray( rows ) ? ( rows as RowValues[] ) : [];
	} catch {
		return [];
	}
}

/** Returns the initial rows: submitted or default values, and empty rows up to the minimum number of rows. */
export function firstRows( field: FieldProps, values: Values ): RowValues[] {
	const kept = keptRows( values[ field.name ] );
	const rows = kept.length > 0 ? kept : rowsIn( field, values );
	const missing = Math.max( 0, leastRows( field ) - rows.length );
	return [ ...rows, ...Array.from( { length: missing }, () => initialOf( field ) ) ];
}

const textsOf = ( value: string | string[] | undefined ): string[] =>
	( typeof value === 'string' ? [ value ] : ( value ?? [] ) ).filter( ( text ) => text.trim() !== '' );

/** Checks whether a row is empty: all its fields have their initial values, and at least one field has no value. */
export function isEmptyRow( field: FieldProps, row: RowValues ): boolean {
	const initial = initialOf( field );
	const computed = listSetting( field, 'computed' );
	const asked = fieldsOf( field ).filter( ( { name } ) => ! computed.includes( name ) );
	const isAs = ( name: string ) => textsOf( row[ name ] ).join( '\n' ) === textsOf( initial[ name ] ).join( '\n' );
	return (
		asked.every( ( { name } ) => textsOf( row[ name ] ).length === 0 || isAs( name ) ) &&
		asked.some( ( { name } ) => textsOf( row[ name ] ).length === 0 )
	);
}

/** Returns the fields of all rows as parts of the form, for links from errors and for the focus. */
export const partsOf = ( field: FieldProps, count: number ): FieldProps[ 'parts' ] =>
	Array.from( { length: count } ).flatMap( ( _, row ) =>
		fieldsOf( field ).map( ( child ) => {
			const { id, name } = inRow( field, row, child );
			const label = `${ rowLabel( field, row ) }, ${ child.label }`;
			return { id, name, label, required: child.required, autocomplete: '' };
		} )
	);

/** Returns the errors with new row numbers after a row was added or removed. */
export function movedErrors( field: FieldProps, errors: Record< string, string[] >, from: number, by: 1 | -1 ) {
	const rest = Object.entries( errors ).filter( ( [ name ] ) => rowsIn( field, { [ name ]: '' } ).length === 0 );
	const own = Object.entries( errors ).flatMap( ( [ name, list ] ): [ string, string[] ][] => {
		const row = rowsIn( field, { [ name ]: '' } ).length - 1;
		if ( row < 0 || ( by === -1 && row === from ) ) {
			return [];
		}
		const next = row < from ? row : row + by;
		return [ [ name.replace( `${ field.name }[${ row }]`, () => `${ field.name }[${ next }]` ), list ] ];
	} );
	return Object.fromEntries( [ ...rest, ...own ] );
}
