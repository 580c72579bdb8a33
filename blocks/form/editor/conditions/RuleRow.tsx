import { Button, Notice, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import type { Operator, Rule } from '../../../../src/conditions/read';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { asksForValue, operatorLabel, operatorsFor, ruleFor } from './operators';

/** Maximum length of a value, as in the contract `conditions`. */
const MAX_VALUE_CHARACTERS = 200;

const TYPES = { date: 'date', time: 'time' } as const;

interface ValueControlProps {
	rule: Rule;
	field: AskedField | undefined;
	onChange( value: string ): void;
}

/** Control for the value of a rule: a select control if the field has options, otherwise a text control. */
function ValueControl( { rule, field, onChange }: ValueControlProps ) {
	const common = {
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
		hideLabelFromVision: true,
		className: 'is-value',
		label: __( 'Value', 'vestibule' ),
		value: rule.value,
		onChange,
	} as const;
	const choices = field?.choices ?? [];
	if ( choices.length > 0 && field?.answer !== 'text' ) {
		const isOffered = choices.some( ( { value } ) => value === rule.value );
		return (
			<SelectControl
				{ ...common }
				options={ [
					{ value: '', label: __( 'Choose an option', 'vestibule' ) },
					...( isOffered || rule.value === '' ? [] : [ { value: rule.value, label: rule.value } ] ),
					...choices.map( ( { value, label } ) => ( { value, label: label || value } ) ),
				] }
			/>
		);
	}
	const { operator } = rule;
	return (
		<TextControl
			{ ...common }
			type={ TYPES[ field?.answer as keyof typeof TYPES ] ?? 'text' }
			maxLength={ MAX_VALUE_CHARACTERS }
			placeholder={ __( 'Value', 'vestibule' ) }
			help={
				operator === 'matches'
					? __( 'Compares the whole answer. Use * for any characters and ? for one character.', 'vestibule' )
					: undefined
			}
		/>
	);
}

interface RuleRowProps {
	/** Position in the list, from 1. */
	place: number;
	rule: Rule;
	fields: readonly AskedField[];
	onChange( rule: Rule ): void;
	onRemove(): void;
}

/** Row with the field, operator and value of a rule. The choices in each control depend on the previous controls. */
export function RuleRow( { place, rule, fields, onChange, onRemove }: RuleRowProps ) {
	const field = fields.find( ( { name } ) => name === rule.field );
	const answer = field?.answer ?? 'text';
	const common = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true, hideLabelFromVision: true } as const;
	return (
		<div
			className="vestibule-editor__rule"
			role="group"
			/* translators: %d: position of a condition in the list. */
			aria-label={ sprintf( __( 'Condition %d', 'vestibule' ), place ) }
		>
			<SelectControl
				{ ...common }
				label={ __( 'Field', 'vestibule' ) }
				value={ rule.field }
				options={ [
					...( field ? [] : [ { value: rule.field, label: rule.field } ] ),
					...fields.map( ( { name, label } ) => ( { value: name, label } ) ),
				] }
				onChange={ ( name ) => {
					const chosen = fields.find( ( one ) => one.name === name );
					if ( chosen ) {
						onChange( ruleFor( chosen, rule ) );
					}
				} }
			/>
			<Button
				__next40pxDefaultSize
				icon={ trash }
				/* translators: %d: position of a condition in the list. */
				label={ sprintf( __( 'Remove condition %d', 'vestibule' ), place ) }
				onClick={ onRemove }
			/>
			<SelectControl
				{ ...common }
				label={ __( 'Comparison', 'vestibule' ) }
				value={ rule.operator }
				options={ operatorsFor( answer, rule.operator ).map( ( value ) => ( {
					value,
					label: operatorLabel( value, answer ),
				} ) ) }
				onChange={ ( operator ) => onChange( { ...rule, operator: operator as Operator } ) }
			/>
			{ asksForValue( rule.operator ) && (
				<ValueControl rule={ rule } field={ field } onChange={ ( value ) => onChange( { ...rule, value } ) } />
			) }
			{ ! field && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: name of a field. */
						__(
							'Field “%s” not found, so it counts as empty. Choose another field, or remove this condition.',
							'vestibule'
						),
						rule.field
					) }
				</Notice>
			) }
		</div>
	);
}
