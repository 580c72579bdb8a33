import { __ } from '@wordpress/i18n';
import type { FieldEditing } from '../kinds';
import { TextAttribute } from './TextAttribute';

/** Smallest, largest and step of a number. */
export const NumberLimits = ( props: FieldEditing ) => (
	<>
		<TextAttribute { ...props } name="min" type="number" label={ __( 'Minimum', 'vestibule' ) } />
		<TextAttribute { ...props } name="max" type="number" label={ __( 'Maximum', 'vestibule' ) } />
		<TextAttribute { ...props } name="step" type="number" label={ __( 'Step', 'vestibule' ) } />
	</>
);
