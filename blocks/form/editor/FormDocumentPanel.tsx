import { PluginDocumentSettingPanel } from '@wordpress/editor';
import { __ } from '@wordpress/i18n';
import { Confirmations } from './confirmations/Confirmations';
import { useEditedForm } from './FormPanel';
import { FormRetention } from './FormRetention';
import { FormSettings } from './FormSettings';
import { Notifications } from './notifications/Notifications';
import { useShownRefusal } from './refused/useShownRefusal';
import { useLinkedPanel } from './useLinkedPanel';

/** The same settings where a form is edited on its own: panels of the document. */
export function FormDocumentPanel() {
	const id = useEditedForm();
	useLinkedPanel( 'vestibule-form-settings', 'vestibule-entries' );
	useShownRefusal( id, '' );
	if ( ! id ) {
		return null;
	}
	return (
		<>
			<PluginDocumentSettingPanel name="vestibule-after-sending" title={ __( 'After submission', 'vestibule' ) }>
				<FormSettings id={ id } part="success" />
				<Confirmations id={ id } />
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel name="vestibule-notifications" title={ __( 'Notifications', 'vestibule' ) }>
				<Notifications id={ id } />
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel name="vestibule-notification" title={ __( 'Errors', 'vestibule' ) }>
				<FormSettings id={ id } part="rest" />
			</PluginDocumentSettingPanel>
			<PluginDocumentSettingPanel name="vestibule-entries" title={ __( 'Entries', 'vestibule' ) }>
				<FormRetention id={ id } />
			</PluginDocumentSettingPanel>
		</>
	);
}
