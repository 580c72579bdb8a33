import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Conditions } from '../../../../src/contracts/conditions';
import { MAX_GROUPS, readConditions, type ConditionSet, type RuleGroup, stored } from '../../../../src/conditions/read';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { ruleFor, withAt, without } from './operators';
import { RuleList } from './RuleList';
import { conditionWords, filled } from './words';

interface Props {
	/** Stored conditions, which have not been validated. */
	conditions: unknown;
	fields: readonly AskedField[];
	onChange( conditions: Conditions ): void;
	/** Text shown if there are no conditions, such as "Always shown." */
	always: string;
	/** Sentence for the summary, such as "Shown when %s." The conditions replace %s. */
	sentence: string;
	/** Returns a message if a change is not allowed; null otherwise. */
	refuse?: ( conditions: Conditions ) => string | null;
}

/** Returns the conditions, a function that changes them, and the message if the last change was not allowed. */
function useConditionSet( { conditions, onChange, refuse }: Pick< Props, 'conditions' | 'onChange' | 'refuse' > ) {
	const [ refusal, setRefusal ] = useState( '' );
	const set = readConditions( conditions );
	const change = ( changes: Partial< ConditionSet > ): boolean => {
		const next = stored( { ...set, ...changes } );
		const problem = refuse?.( next ) ?? '';
		setRefusal( problem );
		if ( ! problem ) {
			onChange( next );
		}
		return ! problem;
	};
	return { set, change, refusal };
}

interface GroupRulesProps {
	/** Position of the group, from 1. */
	place: number;
	group: RuleGroup;
	fields: readonly AskedField[];
	/** Returns whether the change was accepted. */
	onChange( group: RuleGroup ): boolean;
	onRemove(): void;
}

/** Controls for the rules of a group, with a button that removes the group. */
function GroupRules( { place, group, fields, onChange, onRemove }: GroupRulesProps ) {
	return (
		<fieldset className="vestibule-editor__rule-group">
			<legend>
				{ sprintf(
					/* translators: %d: position of a group of conditions. */
					__( 'Group %d', 'vestibule' ),
					place
				) }
			</legend>
			<RuleList group={ group } hasMatch={ group.rules.length > 1 } fields={ fields } onChange={ onChange } />
			<Button __next40pxDefaultSize variant="tertiary" isDestructive onClick={ onRemove }>
				{ __( 'Remove group', 'vestibule' ) }
			</Button>
		</fieldset>
	);
}

/** Editor for conditions: rules and groups of rules about the fields of a form, with a summary as text. */
export function ConditionsControl( { conditions, fields, onChange, always, sentence, refuse }: Props ) {
	const { set, change, refusal } = useConditionSet( { conditions, onChange, refuse } );
	const { groups } = set;
	const words = conditionWords( conditions, fields );
	const hasAny = set.rules.length + groups.length > 0;
	return (
		<div className="vestibule-editor__conditions">
			<p className="vestibule-editor__words">{ words === '' ? always : filled( sentence, words ) }</p>
			{ fields.length === 0 && (
				<p>
					{ __( 'Add another field to the form. Conditions use the answers to other fields.', 'vestibule' ) }
				</p>
			) }
			<RuleList
				group={ set }
				hasMatch={ set.rules.length + groups.length > 1 }
				fields={ fields }
				onChange={ change }
			>
				{ groups.map( ( group, index ) => (
					<GroupRules
						key={ index }
						place={ index + 1 }
						group={ group }
						fields={ fields }
						onChange={ ( next ) => change( { groups: withAt( groups, index, next ) } ) }
						onRemove={ () => change( { groups: without( groups, index ) } ) }
					/>
				) ) }
			</RuleList>
			{ hasAny && (
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					disabled={ fields.length === 0 || groups.length >= MAX_GROUPS }
					onClick={ () =>
						fields.some( ( field ) =>
							change( { groups: [ ...groups, { match: 'any', rules: [ ruleFor( field ) ] } ] } )
						)
					}
				>
					{ __( 'Add group', 'vestibule' ) }
				</Button>
			) }
			{ refusal && (
				<Notice status="error" isDismissible={ false }>
					{ refusal }
				</Notice>
			) }
		</div>
	);
}
