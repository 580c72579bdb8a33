import { __ } from '@wordpress/i18n';
import { FormPanel } from '../FormPanel';
import { StepsSettings } from './StepsSettings';

export const StepsPanel = () => (
	<FormPanel name="vestibule-steps" title={ __( 'Steps', 'vestibule' ) }>
		{ ( id ) => <StepsSettings id={ id } root="" /> }
	</FormPanel>
);
