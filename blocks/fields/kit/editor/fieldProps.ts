import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from '../../../../src/contracts/field';
import type { FieldProps } from '../rules';
import { standardOf, fromServer } from './fromServer';
import type { FieldKind } from './kinds';
import type { FieldViewProps } from '../view';

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

/** The words of the views, the server's but for what is only true in the editor. */
export function viewWords(): FieldViewProps[ 'words' ] {
	return {
		...fromServer().words,
		zone: __( 'Example days and times', 'vestibule' ),
		noTimes: '',
	};
}

type FreshField = FieldAttributes & { name: string; label: string };

/** What a new field starts with; the name gets a number where it is taken (docs/form.md). */
export function freshField( { type, fresh }: Pick< FieldKind, 'type' | 'fresh' > ): FreshField {
	const { name, label, text } = standardOf( type );
	return { name, label, ...( text && { text } ), ...fresh?.() };
}
