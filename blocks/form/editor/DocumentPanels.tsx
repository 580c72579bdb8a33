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

/** The form that is edited on its own; 0 everywhere else. */
const useEditedForm = (): number =>
	useSelect( ( select ) => {
		const editor = select( editorStore );
		return editor.getCurrentPostType() === FORM.name ? Number( editor.getCurrentPostId() ) : 0;
	}, [] );

/** The panels of a form that is edited on its own which one plugin of the editor shows. */
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

/** Opens the panel that the address names, once: links from other screens lead to a setting. */
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

/** The first of them, which also lead to what an address names or the server has refused. */
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

/** Where the form is shown, and after publishing the next thing to do. */
export function PlacesPanel() {
	const id = useEditedForm();
	const isNew = useSelect( ( select ) => select( editorStore ).isCleanNewPost(), [] );
	useNextStep( id );
	return ! id || isNew ? null : (
		<PluginDocumentSettingPanel name="vestibule-places" title={ __( 'Where it is shown', 'vestibule' ) }>
			<FormPlaces id={ id } />
		</PluginDocumentSettingPanel>
	);
}

/** As long as the form's button is missing. */
export function ButtonPanel() {
	const id = useEditedForm();
	return useIsButtonMissing() && id ? (
		<PluginDocumentSettingPanel name="vestibule-missing-button" title={ __( 'Button', 'vestibule' ) }>
			<ButtonNotice />
		</PluginDocumentSettingPanel>
	) : null;
}
