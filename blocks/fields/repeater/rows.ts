import type { FormProps } from '../../../src/contracts/form-props';
import { listSetting, numberSetting, textSetting, type FieldProps } from '../kit/rules';

/** Under which name a field of a row is posted, such as people[0][age] (Fields\Rows\Row says the same). */
export const postedName = ( field: string, row: number, name: string ): string => `${ field }[${ row }][${ name }]`;

/** The row and the field's own name in a posted name; null for one that is no row's of this field. */
export function placeOf( field: string, posted: string ): { row: number; name: string } | null {
	const [ , row, name ] = posted.startsWith( `${ field }[` )
		? ( /^\[(\d+)\]\[([^[\]]+)\]/.exec( posted.slice( field.length ) ) ?? [] )
		: [];
	return row !== undefined && name !== undefined ? { row: Number( row ), name } : null;
}

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

/** The parts of the form that rows are: what links to errors and the focus look for. */
export const partsOf = ( field: FieldProps, count: number ): FieldProps[ 'parts' ] =>
	Array.from( { length: count } ).flatMap( ( _, row ) =>
		fieldsOf( field ).map( ( child ) => {
			const { id, name } = inRow( field, row, child );
			const label = `${ rowLabel( field, row ) }, ${ child.label }`;
			return { id, name, label, required: child.required, autocomplete: '' };
		} )
	);

/** Errors of rows from one on belong to others after it went or came. */
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
