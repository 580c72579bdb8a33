import type { Conditions } from '../contracts/conditions';

export type Rule = NonNullable< Conditions[ 'rules' ] >[ number ] & { value: string };
export type Operator = Rule[ 'operator' ];

export interface RuleGroup {
	match: 'all' | 'any';
	rules: Rule[];
}

/** Conditions with everything in its place. */
export interface ConditionSet extends RuleGroup {
	groups: RuleGroup[];
}

/** The limits of the contract. */
export const MOST_RULES = 50;
export const MOST_GROUPS = 20;

type Data = Record< string, unknown >;

const dataOf = ( value: unknown ): Data => ( typeof value === 'object' && value !== null ? ( value as Data ) : {} );

const listOf = ( value: unknown, most: number ): unknown[] => ( Array.isArray( value ) ? value.slice( 0, most ) : [] );

/** Null for a rule whose author has not chosen a field yet. What stands in place of a text is never met by an answer. */
function ruleOf( given: unknown ): Rule | null {
	const { field, operator, value = '' } = dataOf( given );
	if ( typeof field !== 'string' || field === '' ) {
		return null;
	}
	const known = typeof operator === 'string' && typeof value === 'string';
	return { field, operator: ( known ? operator : '' ) as Operator, value: known ? value : '' };
}

function groupOf( given: unknown ): RuleGroup {
	const { match, rules } = dataOf( given );
	return {
		match: match === 'any' ? 'any' : 'all',
		rules: listOf( rules, MOST_RULES ).flatMap( ( rule ) => ruleOf( rule ) ?? [] ),
	};
}

/**
 * Conditions as they are stored, whatever is in them. A rule without a field, and a group without rules, is left out: a
 * rule that is being written must not hide anything. One with an operator that is not known, or with a value that is no
 * text, stays and never holds.
 */
export function readConditions( given: unknown ): ConditionSet {
	const groups = listOf( dataOf( given ).groups, MOST_GROUPS ).map( groupOf );
	return { ...groupOf( given ), groups: groups.filter( ( { rules } ) => rules.length > 0 ) };
}

/** Whether something depends on nothing. */
export const isAlways = ( { rules, groups }: ConditionSet ): boolean => rules.length + groups.length === 0;

/** The names that conditions ask for, each once. */
export const namesIn = ( { rules, groups }: ConditionSet ): string[] => [
	...new Set( [ ...rules, ...groups.flatMap( ( group ) => group.rules ) ].map( ( { field } ) => field ) ),
];

/** As it is stored: nothing where there are no conditions, and no groups where there are none. */
export function stored( { match, rules, groups }: ConditionSet ): Conditions {
	const kept = groups.filter( ( group ) => group.rules.length > 0 );
	if ( rules.length + kept.length === 0 ) {
		return {};
	}
	return { match, rules, ...( kept.length > 0 && { groups: kept } ) };
}
