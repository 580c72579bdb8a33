import { Button, Notice, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { trash } from '@wordpress/icons';
import type { Operator, Rule } from '../../../../src/conditions/read';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { ruleFor } from './change';
import { asksForValue, operatorLabel, operatorsFor } from './operators';
import { ValueControl } from './ValueControl';

interface Props {
	/** Its place in its list, from 1. */
	place: number;
	rule: Rule;
	fields: readonly AskedField[];
	onChange( rule: Rule ): void;
	onRemove(): void;
}

/** One rule: the field, what is asked of it, and the value, each by what was chosen before. */
export function RuleRow( { place, rule, fields, onChange, onRemove }: Props ) {
	const field = fields.find( ( { name } ) => name === rule.field );
	const answer = field?.answer ?? 'text';
	const common = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true, hideLabelFromVision: true } as const;
	return (
		<div
			className="vestibule-editor__rule"
			role="group"
			/* translators: %d: place of a condition in its list. */
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
				/* translators: %d: place of a condition in its list. */
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
							'The form has no field “%s”, so it counts as empty. Choose another field, or remove this condition.',
							'vestibule'
						),
						rule.field
					) }
				</Notice>
			) }
		</div>
	);
}
