import type { FieldAttributes } from '../../../../src/contracts/field';
import type { FieldProps } from '../types';
import { standardOf } from './fromServer';
import type { FieldKind } from './kinds';

/**
 * What the page's own view needs, made of a block's attributes. Options get their place as value: the view uses the
 * value as key, and a key that changed with every letter would end the typing.
 */
export function fieldProps(
	{ type, preview }: Pick< FieldKind, 'type' | 'preview' >,
	attributes: FieldAttributes,
	id: string
): FieldProps {
	return {
		id,
		type,
		name: attributes.name ?? '',
		label: attributes.label ?? '',
		help: attributes.help ?? '',
		placeholder: attributes.placeholder || standardOf( type ).placeholder,
		required: attributes.required ?? false,
		messages: { required: '', invalid: '', max: '' },
		options: ( attributes.options ?? [] ).map( ( { label }, index ) => ( {
			value: String( index ),
			label,
		} ) ),
		maxSelections: attributes.maxSelections ?? 0,
		maxLength: 0,
		autocomplete: '',
		text: attributes.text ?? '',
		initialCountry: attributes.initialCountry ?? 'auto',
		settings: { ...attributes },
		parts: [],
		appointment: null,
		...preview?.( attributes, id ),
	};
}
