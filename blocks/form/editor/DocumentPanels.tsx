import { useDispatch, useSelect } from '@wordpress/data';
import { PluginDocumentSettingPanel, store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { FORM } from '../../fields/kit/editor/kinds';
import { FormVersions } from './FormVersions';
import { ButtonNotice, useIsButtonMissing } from './MissingButton';
import { PANELS } from './panels';
import { FormPlaces } from './places/FormPlaces';
import { useNextStep } from './places/PutOnPage';
import { useShownRefusal } from './useShownRefusal';

/** Returns the post ID of the form in the form editor; 0 in all other editors. */
const useEditedForm = (): number =>
	useSelect( ( select ) => {
		const editor = select( editorStore );
		return editor.getCurrentPostType() === FORM.name ? Number( editor.getCurrentPostId() ) : 0;
	}, [] );

/** Sidebar panels of the form editor for the given editor plugin. */
export function DocumentPanels( { plugin }: { plugin: string } ) {
	const id = useEditedForm();
	return id ? (
		<>
			{ PANELS.filter( ( panel ) => panel.plugin === plugin ).map( ( { name, title, Content } ) => (
				<PluginDocumentSettingPanel key={ name } name={ name } title={ title() }>
					<Content id={ id } root="" />
				</PluginDocumentSettingPanel>
			) ) }
		</>
	) : null;
}

/** Opens the panel that the URL hash names when the screen loads, because other screens link to settings. */
function useLinkedPanel( plugin: string, panel: string ): void {
	const name = `${ plugin }/${ panel }`;
	const isOpen = useSelect( ( select ) => select( editorStore ).isEditorPanelOpened( name ), [ name ] );
	const { toggleEditorPanelOpened } = useDispatch( editorStore );
	const [ isDue, setDue ] = useState( () => window.location.hash === `#${ panel }` );
	useEffect( () => {
		if ( isDue ) {
			setDue( false );
			if ( ! isOpen ) {
				toggleEditorPanelOpened( name );
			}
		}
	}, [ isDue, isOpen, name, toggleEditorPanelOpened ] );
}

/** First group of panels. Also opens the panel that the URL names, and shows settings that the server has rejected. */
export function FormDocumentPanels() {
	useLinkedPanel( 'vestibule-form-settings', 'vestibule-entries' );
	const id = useEditedForm();
	useShownRefusal( id, '' );
	return (
		<>
			<DocumentPanels plugin="vestibule-form-settings" />
			{ id > 0 && <FormVersions id={ id } /> }
		</>
	);
}

/** Panel that lists the pages with the form. After publishing, suggests the next step. */
export function PlacesPanel() {
	const id = useEditedForm();
	const isNew = useSelect( ( select ) => select( editorStore ).isCleanNewPost(), [] );
	useNextStep( id );
	return ! id || isNew ? null : (
		<PluginDocumentSettingPanel name="vestibule-places" title={ __( 'Where the form is shown', 'vestibule' ) }>
			<FormPlaces id={ id } />
		</PluginDocumentSettingPanel>
	);
}

/** Panel with a warning, shown only while the form has no submit button. */
export function ButtonPanel() {
	const id = useEditedForm();
	return useIsButtonMissing() && id ? (
		<PluginDocumentSettingPanel name="vestibule-missing-button" title={ __( 'Button', 'vestibule' ) }>
			<ButtonNotice />
		</PluginDocumentSettingPanel>
	) : null;
}
