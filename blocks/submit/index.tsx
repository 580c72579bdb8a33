import { store as blockEditorStore, useBlockProps, type BlockEditProps } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { button } from '@wordpress/icons';
import { PlainText } from '../fields/kit/editor/PlainText';

export interface SubmitAttributes {
	label: string;
}

/**
 * Edit component of the submit button. It is not a button element, because typing a space would activate the button.
 */
function SubmitEdit( { attributes, setAttributes }: BlockEditProps< SubmitAttributes > ) {
	// Previews show no placeholders, for example when two versions of a form are compared.
	const isPreview = useSelect( ( select ) => select( blockEditorStore ).getSettings().isPreviewMode === true, [] );
	const send = __( 'Send', 'vestibule' );
	return (
		<div { ...useBlockProps( { className: 'vestibule-submit' } ) }>
			<div className="vestibule-submit__button wp-element-button">
				<span className="vestibule-submit__label">
					<PlainText
						identifier="label"
						label={ __( 'Button text', 'vestibule' ) }
						placeholder={ send }
						value={ attributes.label || ( isPreview ? send : '' ) }
						onChange={ ( label ) => setAttributes( { label } ) }
					/>
				</span>
			</div>
		</div>
	);
}

/** Block for the submit button. Its attribute comes from block.json. */
export const submit = {
	name: 'vestibule/submit',
	settings: {
		icon: button,
		edit: SubmitEdit,
		save: () => null,
		__experimentalLabel: ( { label }: SubmitAttributes ) => label || undefined,
	},
};
