import { __ } from '@wordpress/i18n';
import type { FieldViewProps } from '../types';
import { standardOf } from './fromServer';
import type { FieldEditing, FieldKind } from './kinds';
import { PlainText } from './PlainText';

type Slots = NonNullable< FieldViewProps[ 'slots' ] >;

/** The words of a field that are edited where they stand. Help that is empty shows only while the field is selected. */
export function fieldSlots(
	{ type, slots }: FieldKind,
	editing: FieldEditing,
	isSelected: boolean,
	goOn: () => void
): Slots {
	const { attributes, setAttributes } = editing;
	const { label = '', help = '' } = attributes;
	return {
		label: (
			<PlainText
				identifier="label"
				label={ __( 'Label', 'vestibule' ) }
				placeholder={ standardOf( type ).label }
				value={ label }
				onChange={ ( value ) => setAttributes( { label: value } ) }
				onEnter={ goOn }
			/>
		),
		help:
			help !== '' || isSelected ? (
				<PlainText
					identifier="help"
					label={ __( 'Help text', 'vestibule' ) }
					placeholder={ __( 'Add help text (optional)', 'vestibule' ) }
					value={ help }
					onChange={ ( value ) => setAttributes( { help: value } ) }
					onEnter={ goOn }
				/>
			) : undefined,
		...slots?.( editing ),
	};
}
