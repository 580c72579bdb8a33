import { useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store as editorStore } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { FORM } from '../form';
import { FormPlaces } from './FormPlaces';
import { useNextStep } from './useNextStep';

/** Where a form is edited on its own: a panel of the document, and after publishing the next thing to do. */
export function PlacesPanel() {
	const [ id, isNew ] = useSelect( ( select ) => {
		const editor = select( editorStore );
		const isForm = editor.getCurrentPostType() === FORM.name;
		return [ isForm ? Number( editor.getCurrentPostId() ) : 0, editor.isCleanNewPost() ] as const;
	}, [] );
	useNextStep( id );
	if ( ! id || isNew ) {
		return null;
	}
	return (
		<PluginDocumentSettingPanel name="vestibule-places" title={ __( 'Where it is shown', 'vestibule' ) }>
			<FormPlaces id={ id } />
		</PluginDocumentSettingPanel>
	);
}
