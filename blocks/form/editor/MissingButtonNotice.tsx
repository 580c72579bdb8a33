import { store as blockEditorStore } from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { FORM } from './form';
import { buttonWords, isButtonMissing } from './missingButton';
import { newButton } from './template';

/** The same where a form is edited on its own: a panel of the document, as long as the button is missing. */
export function MissingButtonNotice() {
	const isMissing = useSelect(
		( select ) =>
			select( editorStore ).getCurrentPostType() === FORM.name &&
			isButtonMissing( select( blockEditorStore ).getBlocks() ),
		[]
	);
	const { insertBlock } = useDispatch( blockEditorStore );
	const words = buttonWords();
	return isMissing ? (
		<PluginDocumentSettingPanel name="vestibule-missing-button" title={ __( 'Button', 'vestibule' ) }>
			<Notice
				status="warning"
				isDismissible={ false }
				actions={ [ { label: words.add, onClick: () => void insertBlock( newButton() ) } ] }
			>
				{ words.missing }
			</Notice>
		</PluginDocumentSettingPanel>
	) : null;
}
