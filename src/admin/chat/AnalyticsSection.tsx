import { __ } from '@wordpress/i18n';
import { Group, Toggle } from './settings';

const SERVICES = [
	{ name: 'options.analytics.enabledGoogleGA4', label: __( 'Google Analytics 4', 'vestibule' ) },
	{ name: 'options.analytics.enabledGoogle', label: __( 'Google Universal Analytics', 'vestibule' ) },
	{ name: 'options.analytics.enabledFacebook', label: __( 'Facebook pixel', 'vestibule' ) },
] as const;

export function AnalyticsSection() {
	return (
		<Group names={ [ 'options.analytics' ] } title={ __( 'Analytics', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'Sends the start of a chat and the account’s name, never the number, and only after the visitor has accepted cookies. The service’s own script has to be on the site.',
					'vestibule'
				) }
			</p>
			{ SERVICES.map( ( { name, label } ) => (
				<Toggle key={ name } name={ name } label={ label } />
			) ) }
		</Group>
	);
}
