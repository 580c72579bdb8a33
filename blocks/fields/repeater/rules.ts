import { readConditions } from '../../../src/conditions/read';
import { hiddenParts, type Part } from '../../../src/conditions/visible';
import { listSetting, numberSetting, type Validate, messageOf, type Value, type FieldProps } from '../kit/rules';
import { fieldsOf, inRow, isEmptyRow, mostRows, rowsIn, type RowValues } from './rows';

/** Functions that the form provides for validating rows. */
export interface RowRules {
	/** Returns the function that validates a field in a row. */
	validate: ( there: FieldProps ) => Validate | undefined;
	verdict?: ( posted: string ) => ( ( value: string ) => boolean ) | undefined;
	/** Converts formatted numbers in a row to plain numbers. */
	plain?: ( row: number, values: RowValues ) => RowValues;
	/**
	 * Returns the number of displayed rows. The submitted values are not enough, because nothing is submitted for a row
	 * in which all controls are unchecked checkboxes.
	 */
	count?: () => number;
}

/** Returns the names of the fields that the conditions of a row hide. */
export function hiddenIn( field: FieldProps, values: RowValues ): Set< string > {
	const parts = listSetting( field, 'parts' ) as Part[];
	return parts.length === 0
		? new Set()
		: hiddenParts(
				parts.map( ( part ) => ( { ...part, conditions: readConditions( part.conditions ) } ) ),
				values
			);
}

type Errors = Record< string, string[] >;

function rowErrors(
	field: FieldProps,
	row: number,
	values: Record< string, Value >,
	own: RowValues,
	rules: RowRules
): Errors {
	const hidden = hiddenIn( field, rules.plain?.( row, own ) ?? own );
	const shown = fieldsOf( field ).filter( ( { name } ) => ! hidden.has( name ) );
	return Object.assign(
		{},
		...shown.map( ( child ) => {
			const there = inRow( field, row, child );
			return rules.validate( there )?.( there, values, rules.verdict?.( there.name ) ) ?? {};
		} )
	);
}

/**
 * Validates all fields of the rows that are filled in. If there are fewer than the minimum, the first empty rows are
 * validated too. If they have no errors, the error is reported for the whole repeater (same rules as in
 * Fields\Types\Repeater).
 */
export const rowsRule =
	( rules: RowRules ): Validate =>
	( field, values ) => {
		const given = rowsIn( field, values );
		const rows = Array.from(
			{ length: Math.max( given.length, rules.count?.() ?? 0 ) },
			( _, row ) => given[ row ] ?? {}
		);
		const numbers = rows.map( ( _, row ) => row );
		const least = numberSetting( field, 'minRows' );
		const filled = numbers.filter( ( row ) => ! isEmptyRow( field, rows[ row ] ?? {} ) );
		const missing = Math.max( 0, least - filled.length );
		const asked = [ ...filled, ...numbers.filter( ( row ) => ! filled.includes( row ) ).slice( 0, missing ) ];
		const errors: Errors = Object.assign(
			{},
			...asked
				.sort( ( one, other ) => one - other )
				.map( ( row ) => rowErrors( field, row, values, rows[ row ] ?? {}, rules ) )
		);
		if ( filled.length > mostRows( field ) ) {
			errors[ field.name ] = [ messageOf( field, 'max', { maxRows: mostRows( field ) } ) ];
		} else if ( missing > 0 && Object.keys( errors ).length === 0 ) {
			errors[ field.name ] = [ messageOf( field, least === 1 ? 'required' : 'min', { minRows: least } ) ];
		}
		return errors;
	};

/**
 * Returns the values for conditions and formulas: the number of rows under the name of the repeater, and the values of
 * each column as a list.
 */
export function spreadRows( field: FieldProps, plain: Readonly< Record< string, Value > > ): Record< string, Value > {
	const rows = rowsIn( field, plain ).filter( ( row ) => ! isEmptyRow( field, row ) );
	const shown = rows.map( ( row ) => ( { row, hidden: hiddenIn( field, row ) } ) );
	const column = ( name: string ): string[] =>
		shown
			.flatMap( ( { row, hidden } ) => ( hidden.has( name ) ? [] : ( row[ name ] ?? [] ) ) )
			.filter( ( text ) => text !== '' );
	return {
		...Object.fromEntries(
			fieldsOf( field ).map( ( { name } ) => [ `${ field.name }[${ name }]`, column( name ) ] )
		),
		[ field.name ]: rows.length === 0 ? '' : String( rows.length ),
	};
}
