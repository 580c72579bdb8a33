import { __, _n, sprintf } from '@wordpress/i18n';
import { folded } from '../../../src/shared/folded';
import {
	FUNCTIONS,
	fieldsIn,
	MAX_CHARACTERS,
	type Fault,
	type FunctionName,
	type Step,
} from '../../../src/formulas/parse';
import type { AskedField } from '../kit/editor/askedFields';

const names = Object.keys( FUNCTIONS ) as FunctionName[];

/** Returns the description of each function. */
export const functionWords = (): Record< FunctionName, string > => ( {
	sum: __( 'the sum of all values', 'vestibule' ),
	min: __( 'the smallest value', 'vestibule' ),
	max: __( 'the largest value', 'vestibule' ),
	round: __( 'rounded to this number of decimals', 'vestibule' ),
	if: __( 'one value or another, depending on a condition', 'vestibule' ),
	and: __( 'whether all conditions are true', 'vestibule' ),
	or: __( 'whether at least one condition is true', 'vestibule' ),
	not: __( 'whether a condition is false', 'vestibule' ),
	today: __( 'the current date', 'vestibule' ),
	date: __( 'a date: year, month, day', 'vestibule' ),
	days: __( 'days from one date to another', 'vestibule' ),
	months: __( 'full months from one date to another', 'vestibule' ),
	years: __( 'full years from a date until today or until another date', 'vestibule' ),
	weekday: __( 'day of the week, 1 for Monday to 7 for Sunday', 'vestibule' ),
} );

/** Example of each function, and the part of the example that is selected after insertion. */
export const functionExamples: Record< FunctionName, [ text: string, first: string ] > = {
	sum: [ 'sum(1, 2)', '1, 2' ],
	min: [ 'min(1, 2)', '1, 2' ],
	max: [ 'max(1, 2)', '1, 2' ],
	round: [ 'round(1.5, 0)', '1.5' ],
	if: [ 'if(1 > 0, 1, 0)', '1 > 0' ],
	and: [ 'and(1, 1)', '1, 1' ],
	or: [ 'or(1, 0)', '1, 0' ],
	not: [ 'not(0)', '0' ],
	today: [ 'today()', '' ],
	date: [ 'date(2026, 12, 31)', '2026, 12, 31' ],
	days: [ 'days(today(), date(2026, 12, 31))', 'today(), date(2026, 12, 31)' ],
	months: [ 'months(date(2026, 1, 1), today())', 'date(2026, 1, 1), today()' ],
	years: [ 'years(date(2000, 1, 1))', 'date(2000, 1, 1)' ],
	weekday: [ 'weekday(today())', 'today()' ],
};

function countWords( name: FunctionName ): string {
	const [ least, most ] = FUNCTIONS[ name ];
	if ( most === 0 ) {
		/* translators: %s: name of a function in a formula. */
		return sprintf( __( '“%s” takes no values. Leave its parentheses empty.', 'vestibule' ), name );
	}
	return least === most
		? sprintf(
				/* translators: 1: name of a function in a formula, 2: number of values. */
				_n( '“%1$s” takes %2$d value.', '“%1$s” takes %2$d values, separated by commas.', least, 'vestibule' ),
				name,
				least
			)
		: sprintf(
				/* translators: 1: name of a function in a formula, 2: minimum, 3: maximum number of values. */
				__( '“%1$s” takes %2$d to %3$d values, separated by commas.', 'vestibule' ),
				name,
				least,
				most
			);
}

/** Returns the message for the first error in a formula. */
export function faultWords( formula: string, { why, at, length }: Fault ): string {
	const typed = () => formula.slice( at, at + length );
	switch ( why ) {
		case 'long':
			/* translators: %d: number of characters. */
			return sprintf( __( 'A formula can have at most %d characters.', 'vestibule' ), MAX_CHARACTERS );
		case 'deep':
			return __( 'The formula is too long or has too many nested parentheses.', 'vestibule' );
		case 'end':
			return __(
				'The formula is incomplete. Add a value, a field or a closing parenthesis at the end.',
				'vestibule'
			);
		case 'function':
			return sprintf(
				/* translators: 1: a word in a formula, 2: names of functions. */
				__( 'Function “%1$s” not found. Functions: %2$s.', 'vestibule' ),
				typed(),
				names.join( ', ' )
			);
		case 'count':
			return countWords( typed().toLowerCase() as FunctionName );
		case 'character':
			return /["'“”„‘’{]/.test( typed() )
				? __( 'Close all braces and quotes, and use straight quotes: {size} = "large".', 'vestibule' )
				: /* translators: %s: the typed character. */
					sprintf( __( '“%s” is not valid in a formula.', 'vestibule' ), typed() );
		case 'unexpected':
			return sprintf(
				/* translators: %s: the typed text. */
				__( '“%s” is not valid here. An operator, a comma or a value is missing before it.', 'vestibule' ),
				typed()
			);
	}
}

/**
 * Returns a message if the formula compares a choice with a string that is not one of its options. Such a comparison is
 * never true.
 */
function strangeOption( steps: readonly Step[], fields: readonly AskedField[] ): string {
	for ( const [ index, step ] of steps.entries() ) {
		const pair = steps.slice( Math.max( 0, index - 2 ), index );
		const asked = pair.find( ( one ) => one.type === 'field' );
		const text = pair.find( ( one ) => one.type === 'text' );
		const field = fields.find( ( { name } ) => name === asked?.name );
		const isCompared = step.type === 'operator' && ( step.sign === '=' || step.sign === '<>' );
		const values = field?.choices.map( ( { value } ) => value ) ?? [];
		if ( isCompared && field && text?.text && values.length > 0 ) {
			if ( ! values.some( ( value ) => folded( value ) === folded( text.text ) ) ) {
				return sprintf(
					/* translators: 1: quoted text in a formula, 2: label of a field, 3: values of its options. */
					__( '“%1$s” is not a value of “%2$s”. Values: %3$s.', 'vestibule' ),
					text.text,
					field.label,
					values.slice( 0, 20 ).join( ', ' )
				);
			}
		}
	}
	return '';
}

/** Returns a message about likely mistakes in a valid formula. Empty if none are found. */
export function doubtWords( steps: readonly Step[], fields: readonly AskedField[] ): string {
	const known = fields.map( ( { name } ) => name );
	const gone = fieldsIn( steps ).filter( ( name ) => ! known.includes( name ) );
	return gone.length > 0
		? /* translators: %s: names of fields. */
			sprintf( __( 'The form has no field with this name: %s. It counts as 0.', 'vestibule' ), gone.join( ', ' ) )
		: strangeOption( steps, fields );
}
