import { __ } from '@wordpress/i18n';
import { readConditions, type Rule, type RuleGroup } from '../../../../src/conditions/read';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { ruleWords } from './operators';

/** Replaces the placeholders %s, or %1$s and %2$s, in a translated sentence. */
export const filled = ( words: string, ...values: string[] ): string =>
	words.replace( /%(?:(\d)\$)?s/g, ( _, place?: string ) => values[ Number( place ?? 1 ) - 1 ] ?? '' );

function joined( clauses: readonly string[], match: RuleGroup[ 'match' ] ): string {
	/* translators: 1 and 2: conditions, such as "Country is Germany". */
	const or = __( '%1$s or %2$s', 'vestibule' );
	/* translators: 1 and 2: conditions, such as "Country is Germany". */
	const and = __( '%1$s and %2$s', 'vestibule' );
	return clauses.reduce( ( one, other ) => filled( match === 'any' ? or : and, one, other ) );
}

/**
 * Quotes labels that end with punctuation. Otherwise, the punctuation would appear to end the sentence that contains
 * the label.
 */
function quoted( label: string ): string {
	return /[?!.:]$/.test( label )
		? /* translators: %s: the label of a field, such as "Which course?". */ filled(
				__( '“%s”', 'vestibule' ),
				label
			)
		: label;
}

function clause( { field, operator, value }: Rule, fields: readonly AskedField[] ): string {
	const asked = fields.find( ( { name } ) => name === field );
	const chosen = asked?.choices.find( ( choice ) => choice.value.toLowerCase() === value.toLowerCase() );
	return filled(
		ruleWords( operator, asked?.answer ?? 'text' ),
		quoted( asked?.label ?? field ),
		chosen?.label || value || '…'
	);
}

/** Returns conditions as text, such as "Country is Germany and Topics contains Courses". Empty if there are none. */
export function conditionWords( conditions: unknown, fields: readonly AskedField[] ): string {
	const { match, rules, groups } = readConditions( conditions );
	const clauses = rules.map( ( rule ) => clause( rule, fields ) );
	const grouped = groups.map( ( group ) => {
		const words = joined(
			group.rules.map( ( rule ) => clause( rule, fields ) ),
			group.match
		);
		return group.rules.length > 1 && clauses.length + groups.length > 1 ? `(${ words })` : words;
	} );
	const all = [ ...clauses, ...grouped ];
	return all.length > 0 ? joined( all, match ) : '';
}
