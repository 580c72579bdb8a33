import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { FORM } from '../form';
import { SavingSettings } from './SavingSettings';

/** The same where a form is edited on its own: a panel of the document. */
export function SavingPanel() {
	const id = useSelect( ( select ) => {
		const editor = select( editorStore );
		return editor.getCurrentPostType() === FORM.name ? editor.getCurrentPostId() : null;
	}, [] );
	return id ? (
		<PluginDocumentSettingPanel name="vestibule-saving" title={ __( 'Drafts', 'vestibule' ) }>
			<SavingSettings id={ id } />
		</PluginDocumentSettingPanel>
	) : null;
}
