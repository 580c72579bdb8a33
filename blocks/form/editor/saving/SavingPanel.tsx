import { __ } from '@wordpress/i18n';
import { FormPanel } from '../FormPanel';
import { SavingSettings } from './SavingSettings';

export const SavingPanel = () => (
	<FormPanel name="vestibule-saving" title={ __( 'Drafts', 'vestibule' ) }>
		{ ( id ) => <SavingSettings id={ id } /> }
	</FormPanel>
);
