import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { FieldEditing } from './kinds';

/** What a visitor agrees to, edited beside its box. */
export const textSlot = ( { attributes, setAttributes }: FieldEditing ) => ( {
	text: (
		<RichText
			tagName="span"
			identifier="text"
			aria-label={ __( 'What the visitor agrees to', 'vestibule' ) }
			placeholder={ __( 'What the visitor agrees to', 'vestibule' ) }
			allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
			disableLineBreaks
			value={ attributes.text ?? '' }
			onChange={ ( text ) => setAttributes( { text } ) }
		/>
	),
} );
