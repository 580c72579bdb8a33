import { __ } from '@wordpress/i18n';
import { TypedText } from '../../../../../src/controls/TypedText';
import { isNumber } from '../../number-limits';
import type { FieldEditing } from '../kinds';

interface LimitAttributeProps extends FieldEditing {
	name: 'min' | 'max' | 'step' | 'start';
	label: string;
	help?: string;
}

/** Control for an optional number attribute, such as the minimum. */
export const NumberAttribute = ( { attributes, setAttributes, name, label, help }: LimitAttributeProps ) => (
	<TypedText
		label={ label }
		help={ help }
		type="number"
		value={ attributes[ name ] ?? '' }
		isValid={ ( text ) => isNumber( text ) && ( name !== 'step' || Number( text ) > 0 ) }
		wrong={
			name === 'step'
				? __( 'Enter a number above 0, or leave it empty.', 'vestibule' )
				: __( 'Enter a number, or leave it empty.', 'vestibule' )
		}
		onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
	/>
);

/** Control for an optional time attribute. */
export const TimeAttribute = ( { attributes, setAttributes, name, label, help }: LimitAttributeProps ) => (
	<TypedText
		label={ label }
		help={ help }
		type="time"
		value={ attributes[ name ] ?? '' }
		isValid={ ( text ) => /^([01]\d|2[0-3]):[0-5]\d$/.test( text ) }
		wrong={ __( 'Enter a time, or leave it empty.', 'vestibule' ) }
		onChange={ ( value ) => setAttributes( { [ name ]: value } ) }
	/>
);
