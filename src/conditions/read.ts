import type { Conditions } from '../contracts/conditions';

export type Rule = NonNullable< Conditions[ 'rules' ] >[ number ] & { value: string };
export type Operator = Rule[ 'operator' ];

export interface RuleGroup {
	match: 'all' | 'any';
	rules: Rule[];
}

/** Conditions with all properties present. */
export interface ConditionSet extends RuleGroup {
	groups: RuleGroup[];
}

/** Maximum numbers of rules and groups, from the contract. */
export const MAX_RULES = 50;
export const MAX_GROUPS = 20;

type Data = Record< string, unknown >;

const dataOf = ( value: unknown ): Data => ( typeof value === 'object' && value !== null ? ( value as Data ) : {} );

const listOf = ( value: unknown, most: number ): unknown[] => ( Array.isArray( value ) ? value.slice( 0, most ) : [] );

/**
 * Normalizes a rule. Returns null if no field has been selected yet. A rule whose value is not a string never matches.
 */
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
		rules: listOf( rules, MAX_RULES ).flatMap( ( rule ) => ruleOf( rule ) ?? [] ),
	};
}

/**
 * Normalizes stored conditions with any content. Removes rules without a field and groups without rules, because an
 * unfinished rule must not hide anything. Rules with an unknown operator or a value that is not a string are not
 * removed, but never match.
 */
export function readConditions( given: unknown ): ConditionSet {
	const groups = listOf( dataOf( given ).groups, MAX_GROUPS ).map( groupOf );
	return { ...groupOf( given ), groups: groups.filter( ( { rules } ) => rules.length > 0 ) };
}

/** Checks whether there are no rules, so that the conditions are always met. */
export const isAlways = ( { rules, groups }: ConditionSet ): boolean => rules.length + groups.length === 0;

/** Returns the names of the fields that the conditions use, without duplicates. */
export const namesIn = ( { rules, groups }: ConditionSet ): string[] => [
	...new Set( [ ...rules, ...groups.flatMap( ( group ) => group.rules ) ].map( ( { field } ) => field ) ),
];

/** Returns the conditions in their stored form. Empty groups are removed. If no rules are left, the result is empty. */
export function stored( { match, rules, groups }: ConditionSet ): Conditions {
	const kept = groups.filter( ( group ) => group.rules.length > 0 );
	if ( rules.length + kept.length === 0 ) {
		return {};
	}
	return { match, rules, ...( kept.length > 0 && { groups: kept } ) };
}
