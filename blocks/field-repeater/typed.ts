import type { LiveForm } from '../form/field-parts/live';
import type { FieldProps } from '../form/field-parts/types';
import { rowsIn, type RowValues } from './rows';

/** What stands in the controls of all rows, as it would be posted; of rows of empty boxes nothing. */
export function typedRows( form: LiveForm, field: FieldProps, count: number ): RowValues[] {
	const values: RowValues = {};
	for ( const [ name, value ] of form.pairs() ) {
		const list = name.endsWith( '[]' ) ? name.slice( 0, -2 ) : '';
		if ( list ) {
			values[ list ] = [ ...( values[ list ] ?? [] ), value ];
		} else {
			values[ name ] = value;
		}
	}
	const rows = rowsIn( field, values );
	return Array.from( { length: count }, ( _, row ) => rows[ row ] ?? {} );
}

/** Errors of rows from one on belong to others after it went or came. */
export function moved( field: FieldProps, errors: Record< string, string[] >, from: number, by: 1 | -1 ) {
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

/** Where typing goes on in a row. */
export const firstControl = ( row: HTMLElement | null ): HTMLElement | undefined =>
	[ ...( row?.querySelectorAll< HTMLElement >( 'input:not( [type="hidden"] ), select, textarea' ) ?? [] ) ].find(
		( control ) => control.getClientRects().length > 0
	);
