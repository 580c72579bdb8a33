import { TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { maskExample } from '../../src/form/rules/pattern';
import { LimitControl } from '../form/field-editor/inspector/LimitControl';
import { TextAttribute } from '../form/field-editor/inspector/TextAttribute';
import type { FieldEditing } from '../form/field-editor/kinds';

/** The form in which a text is asked for. */
export function FormatSettings( props: FieldEditing ) {
	const { attributes, setAttributes } = props;
	const mask = attributes.mask ?? '';
	return (
		<>
			<TextAttribute
				{ ...props }
				name="mask"
				label={ __( 'Mask', 'vestibule' ) }
				placeholder="00/00/0000"
				help={
					mask === ''
						? __(
								'0 digit, 9 digit that may be missing, # any number of digits, S letter, A or * letter or digit; \\ before a sign that stands for itself. Other signs are put in as visitors type.',
								'vestibule'
							)
						: /* translators: %s: how a value is written, such as 00/00/0000. */
							sprintf( __( 'Visitors read: Format: %s', 'vestibule' ), maskExample( mask ) )
				}
			/>
			<LimitControl
				label={ __( 'Number of digits', 'vestibule' ) }
				help={ __( 'Leave empty for any number of them.', 'vestibule' ) }
				value={ attributes.digits ?? 0 }
				max={ 100 }
				onChange={ ( digits ) => setAttributes( { digits } ) }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Allowed patterns', 'vestibule' ) }
				rows={ 2 }
				placeholder="000-000"
				help={ __(
					'One a line, in the signs of masks; also ? for any one character and … or three points for any text.',
					'vestibule'
				) }
				value={ attributes.pattern ?? '' }
				onChange={ ( pattern ) => setAttributes( { pattern } ) }
			/>
		</>
	);
}
