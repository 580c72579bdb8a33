import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from '../../../../src/contracts/field';
import type { FieldProps } from '../rules';
import { standardOf, fromServer } from './fromServer';
import type { FieldKind } from './kinds';
import type { FieldViewProps } from '../view';

/**
 * Converts the attributes of a block to the props for the view that is also used on the page. The value of each option
 * is its index. The view uses the value as a React key, and a key that changes with every letter would interrupt
 * typing.
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

/**
 * Returns the labels and messages for the views. Those that are shown only in the editor are defined here. All others
 * come from the server.
 */
export function viewWords(): FieldViewProps[ 'words' ] {
	return {
		...fromServer().words,
		zone: __( 'Example days and times', 'vestibule' ),
		noTimes: '',
	};
}

type FreshField = FieldAttributes & { name: string; label: string };

/** Returns the attributes of a new field. If the name is already used, a number is appended later (docs/form.md). */
export function freshField( { type, fresh }: Pick< FieldKind, 'type' | 'fresh' > ): FreshField {
	const { name, label, text } = standardOf( type );
	return { name, label, ...( text && { text } ), ...fresh?.() };
}
