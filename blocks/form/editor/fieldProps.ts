import type { FieldAttributes } from '../../../src/contracts/field';
import type { FieldProps } from '../views';
import { standardOf } from './fromServer';
import { partAutocomplete, partName, partOf, visibleParts } from './parts';
import { sampleAppointment } from './sampleAppointment';

export type FieldType = FieldProps[ 'type' ];

/**
 * What the page's own view needs, made of a block's attributes. Options get their place as value: the view uses the
 * value as key, and a key that changed with every letter would end the typing.
 */
export function fieldProps( type: FieldType, attributes: FieldAttributes, id: string ): FieldProps {
	const name = attributes.name ?? '';
	return {
		id,
		type,
		name,
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
		parts:
			type === 'name'
				? visibleParts( attributes ).map( ( key ) => {
						return {
							id: `${ id }_${ key }`,
							name: `${ name }[${ key }]`,
							label: partName( attributes, key ),
							required: partOf( attributes, key ).required,
							autocomplete: partAutocomplete( key ),
						};
					} )
				: [],
		appointment: type === 'appointment' ? sampleAppointment( attributes.event ?? 0 ) : null,
	};
}
