import { SelectControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Rule } from '../../../../src/conditions/read';
import type { AskedField } from '../../../fields/kit/editor/askedFields';

/** The most characters of a value (contract conditions). */
const LONGEST = 200;

const TYPES = { date: 'date', time: 'time' } as const;

interface Props {
	rule: Rule;
	field: AskedField | undefined;
	onChange( value: string ): void;
}

/** What an answer is compared with: one of the options where the field has some. */
export function ValueControl( { rule, field, onChange }: Props ) {
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
			maxLength={ LONGEST }
			placeholder={ __( 'Value', 'vestibule' ) }
			help={
				operator === 'matches'
					? __( 'The whole answer: * stands for any characters, ? for one.', 'vestibule' )
					: undefined
			}
		/>
	);
}
