import { TextControl } from '@wordpress/components';
import type { HTMLInputTypeAttribute } from 'react';
import type { FieldAttributes } from '../../../../../src/contracts/field';
import type { FieldEditing } from '../kinds';

/** The attributes that are texts. */
type Name = keyof {
	[ K in keyof FieldAttributes as FieldAttributes[ K ] extends string | undefined ? K : never ]: true;
};

interface Props extends FieldEditing {
	name: Name;
	label: string;
	help?: string;
	type?: HTMLInputTypeAttribute;
	placeholder?: string;
}

/** A text of the field, or a number that may be missing. */
export const TextAttribute = ( { attributes, setAttributes, name, type = 'text', ...props }: Props ) => (
	<TextControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		{ ...props }
		type={ type as 'text' }
		{ ...( type === 'number' && { step: 'any' } ) }
		value={ attributes[ name ] ?? '' }
		onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
	/>
);
