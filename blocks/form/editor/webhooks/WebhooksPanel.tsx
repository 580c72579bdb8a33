import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { FORM } from '../form';
import { Webhooks } from './Webhooks';

/** Where a form is edited on its own: a panel of the document. */
export function WebhooksPanel() {
	const id = useSelect( ( select ) => {
		const editor = select( editorStore );
		return editor.getCurrentPostType() === FORM.name ? editor.getCurrentPostId() : null;
	}, [] );
	return id ? (
		<PluginDocumentSettingPanel name="vestibule-webhooks" title={ __( 'Webhooks', 'vestibule' ) }>
			<Webhooks id={ Number( id ) } />
		</PluginDocumentSettingPanel>
	) : null;
}
