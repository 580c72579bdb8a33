import { listSetting, numberSetting, textSetting } from '../../src/form/rules/settings';
import type { FormProps } from '../../src/contracts/form-props';
import type { FieldProps } from '../form/field-parts/types';
import { placeOf, postedName } from './names';

type Values = FormProps[ 'values' ];

/** What stands in the controls of a row, by the fields' own names. */
export type RowValues = Values;

/** The fields of a row, as they are where no row is. */
export const fieldsOf = ( field: FieldProps ): FieldProps[] => listSetting( field, 'fields' ) as FieldProps[];

/** A field of a row as it stands on the page. */
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

/** Values by posted name as those of rows; what is missing between them is an empty row. */
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

/** As the server keeps them: one text. */
function keptRows( text: unknown ): RowValues[] {
	try {
		const rows: unknown = typeof text === 'string' && text !== '' ? JSON.parse( text ) : [];
		return Array.isArray( rows ) ? ( rows as RowValues[] ) : [];
	} catch {
		return [];
	}
}

/** The rows that the page begins with: what was typed before, and as many as there have to be. */
export function firstRows( field: FieldProps, values: Values ): RowValues[] {
	const kept = keptRows( values[ field.name ] );
	const rows = kept.length > 0 ? kept : rowsIn( field, values );
	const missing = Math.max( 0, leastRows( field ) - rows.length );
	return [ ...rows, ...Array.from( { length: missing }, () => initialOf( field ) ) ];
}

const textsOf = ( value: string | string[] | undefined ): string[] =>
	( typeof value === 'string' ? [ value ] : ( value ?? [] ) ).filter( ( text ) => text.trim() !== '' );

/** Whether a row says nothing: it holds no more than what it began with, and something of it is open. */
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
