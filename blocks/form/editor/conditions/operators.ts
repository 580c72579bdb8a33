import { __, _x } from '@wordpress/i18n';
import type { Operator, Rule } from '../../../../src/conditions/read';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import type { AnswerKind } from '../../../fields/kit/editor/kinds';

const ORDERED: Operator[] = [ 'equals', 'not-equals', 'greater', 'less', 'not-empty', 'empty' ];

/** Operators for each kind of answer. New rules use the first one. */
const OPERATORS: Record< AnswerKind, Operator[] > = {
	text: [
		'equals',
		'not-equals',
		'contains',
		'not-contains',
		'starts',
		'ends',
		'matches',
		'greater',
		'less',
		'not-empty',
		'empty',
	],
	number: ORDERED,
	date: ORDERED,
	time: ORDERED,
	choice: [ 'equals', 'not-equals', 'not-empty', 'empty' ],
	list: [ 'contains', 'not-contains', 'not-empty', 'empty' ],
	box: [ 'not-empty', 'empty' ],
	presence: [ 'not-empty', 'empty' ],
};

/** Returns the available operators. Includes the current operator even if the field no longer supports it. */
export function operatorsFor( answer: AnswerKind, current?: Operator ): Operator[] {
	const known = OPERATORS[ answer ];
	return current && ! known.includes( current ) ? [ ...known, current ] : known;
}

export const asksForValue = ( operator: Operator ): boolean => operator !== 'empty' && operator !== 'not-empty';

const isMoment = ( answer: AnswerKind ): boolean => answer === 'date' || answer === 'time';

/** Returns the label of an operator. It is shown between the field and the value. */
export function operatorLabel( operator: Operator, answer: AnswerKind ): string {
	const labels: Record< Operator, string > = {
		equals: _x( 'is', 'condition', 'vestibule' ),
		'not-equals': _x( 'is not', 'condition', 'vestibule' ),
		greater: isMoment( answer )
			? _x( 'is after', 'condition', 'vestibule' )
			: _x( 'is greater than', 'condition', 'vestibule' ),
		less: isMoment( answer )
			? _x( 'is before', 'condition', 'vestibule' )
			: _x( 'is less than', 'condition', 'vestibule' ),
		contains: _x( 'contains', 'condition', 'vestibule' ),
		'not-contains': _x( 'does not contain', 'condition', 'vestibule' ),
		starts: _x( 'starts with', 'condition', 'vestibule' ),
		ends: _x( 'ends with', 'condition', 'vestibule' ),
		matches: _x( 'matches', 'condition', 'vestibule' ),
		empty:
			answer === 'box'
				? _x( 'is not checked', 'condition', 'vestibule' )
				: _x( 'is empty', 'condition', 'vestibule' ),
		'not-empty':
			answer === 'box'
				? _x( 'is checked', 'condition', 'vestibule' )
				: _x( 'is filled in', 'condition', 'vestibule' ),
	};
	return labels[ operator ] ?? operator;
}

/** Returns a rule as a sentence with placeholders for the field and the value. */
export function ruleWords( operator: Operator, answer: AnswerKind ): string {
	const words: Record< Operator, string > = {
		/* translators: 1: a field, 2: a value. */
		equals: __( '%1$s is %2$s', 'vestibule' ),
		/* translators: 1: a field, 2: a value. */
		'not-equals': __( '%1$s is not %2$s', 'vestibule' ),
		greater: isMoment( answer )
			? /* translators: 1: a field, 2: a day or a time. */ __( '%1$s is after %2$s', 'vestibule' )
			: /* translators: 1: a field, 2: a number. */ __( '%1$s is greater than %2$s', 'vestibule' ),
		less: isMoment( answer )
			? /* translators: 1: a field, 2: a day or a time. */ __( '%1$s is before %2$s', 'vestibule' )
			: /* translators: 1: a field, 2: a number. */ __( '%1$s is less than %2$s', 'vestibule' ),
		/* translators: 1: a field, 2: a value. */
		contains: __( '%1$s contains %2$s', 'vestibule' ),
		/* translators: 1: a field, 2: a value. */
		'not-contains': __( '%1$s does not contain %2$s', 'vestibule' ),
		/* translators: 1: a field, 2: a value. */
		starts: __( '%1$s starts with %2$s', 'vestibule' ),
		/* translators: 1: a field, 2: a value. */
		ends: __( '%1$s ends with %2$s', 'vestibule' ),
		/* translators: 1: a field, 2: a pattern. */
		matches: __( '%1$s matches %2$s', 'vestibule' ),
		empty:
			answer === 'box'
				? /* translators: %1$s: a checkbox. */ __( '%1$s is not checked', 'vestibule' )
				: /* translators: %1$s: a field. */ __( '%1$s is empty', 'vestibule' ),
		'not-empty':
			answer === 'box'
				? /* translators: %1$s: a checkbox. */ __( '%1$s is checked', 'vestibule' )
				: /* translators: %1$s: a field. */ __( '%1$s is filled in', 'vestibule' ),
	};
	return words[ operator ] ?? `%1$s ${ operator } %2$s`;
}

/** Functions for editing conditions. They return changed copies. */
/** Replaces the item at the index. Appends the item if the index is past the end. */
export const withAt = < Item >( list: readonly Item[], index: number, item: Item ): Item[] => [
	...list.slice( 0, index ),
	item,
	...list.slice( index + 1 ),
];

export const without = < Item >( list: readonly Item[], index: number ): Item[] =>
	list.filter( ( _, at ) => at !== index );

/** Returns a rule for a field. Preserves the operator of the former rule if the new field supports it. */
export function ruleFor( field: AskedField, rule?: Rule ): Rule {
	const known = operatorsFor( field.answer );
	const operator = rule && known.includes( rule.operator ) ? rule.operator : ( known[ 0 ] ?? 'equals' );
	return { field: field.name, operator, value: '' };
}
