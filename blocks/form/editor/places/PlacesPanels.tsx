import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, PluginPostPublishPanel, store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { FORM } from '../form';
import { FormPlaces } from './FormPlaces';
import { PutOnPage } from './PutOnPage';

/** Where a form is edited on its own: a panel of the document, and after publishing the next thing to do. */
export function PlacesPanels() {
	const [ id, isNew ] = useSelect( ( select ) => {
		const editor = select( editorStore );
		const isForm = editor.getCurrentPostType() === FORM.name;
		return [ isForm ? Number( editor.getCurrentPostId() ) : 0, editor.isCleanNewPost() ] as const;
	}, [] );
	if ( ! id ) {
		return null;
	}
	return (
		<>
			{ ! isNew && (
				<PluginDocumentSettingPanel name="vestibule-places" title={ __( 'Where it is shown', 'vestibule' ) }>
					<FormPlaces id={ id } />
				</PluginDocumentSettingPanel>
			) }
			<PluginPostPublishPanel title={ __( 'Put on a page', 'vestibule' ) } initialOpen>
				<div className="vestibule-editor__settings">
					<PutOnPage id={ id } />
				</div>
			</PluginPostPublishPanel>
		</>
	);
}
