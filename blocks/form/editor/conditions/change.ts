/** Conditions as their author changes them; everything but the changed place stays the same. */
import type { Conditions } from '../../../../src/contracts/conditions';
import type { ConditionSet, Rule, RuleGroup } from '../../../../src/conditions/read';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { operatorsFor } from './operators';

/** Where a rule or a group is put in place of another one; past the end it is added. */
export const withAt = < Item >( list: readonly Item[], index: number, item: Item ): Item[] => [
	...list.slice( 0, index ),
	item,
	...list.slice( index + 1 ),
];

export const without = < Item >( list: readonly Item[], index: number ): Item[] =>
	list.filter( ( _, at ) => at !== index );

/** What a rule becomes when it asks for another field: what it asked cannot be asked of every field. */
export function ruleFor( field: AskedField, rule?: Rule ): Rule {
	const known = operatorsFor( field.answer );
	const operator = rule && known.includes( rule.operator ) ? rule.operator : ( known[ 0 ] ?? 'equals' );
	return { field: field.name, operator, value: '' };
}

/** As it is stored: nothing where there are no conditions, and no groups where there are none. */
export function stored( { match, rules, groups }: ConditionSet ): Conditions {
	const kept = groups.filter( ( group: RuleGroup ) => group.rules.length > 0 );
	if ( rules.length + kept.length === 0 ) {
		return {};
	}
	return { match, rules, ...( kept.length > 0 && { groups: kept } ) };
}
