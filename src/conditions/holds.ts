import { textsOf, type Values } from './answers';
import { operators } from './operators';
import { isAlways, type ConditionSet, type Rule, type RuleGroup } from './read';
import { folded } from './text';

const ALL = { list: operators( true ), text: operators( false ) };

function ruleHolds( { field, operator, value }: Rule, values: Values ): boolean {
	const known = ALL[ Array.isArray( values[ field ] ) ? 'list' : 'text' ];
	return Object.hasOwn( known, operator ) && known[ operator ]( textsOf( values, field ), folded( value ) );
}

const groupHolds = ( { match, rules }: RuleGroup, values: Values ): boolean =>
	rules[ match === 'any' ? 'some' : 'every' ]( ( rule ) => ruleHolds( rule, values ) );

/** Whether conditions hold for the values of a form (docs/form-logic.md); without any they always do. */
export function conditionsHold( conditions: ConditionSet, values: Values ): boolean {
	const { match, rules, groups } = conditions;
	const verdicts = [
		...rules.map( ( rule ) => ruleHolds( rule, values ) ),
		...groups.map( ( group ) => groupHolds( group, values ) ),
	];
	return isAlways( conditions ) || ( match === 'any' ? verdicts.includes( true ) : ! verdicts.includes( false ) );
}
