import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SettingsSection, type SectionProps } from './SettingsSection';

const SERVICES = [
	{ name: 'enabledGoogleGA4', label: __( 'Google Analytics 4', 'vestibule' ) },
	{ name: 'enabledGoogle', label: __( 'Google Universal Analytics', 'vestibule' ) },
	{ name: 'enabledFacebook', label: __( 'Facebook pixel', 'vestibule' ) },
] as const;

export function AnalyticsSection( props: SectionProps ) {
	return (
		<SettingsSection { ...props } name="analytics" title={ __( 'Analytics', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'Sends the start of a chat and the account’s name, never the number, and only after the visitor has accepted cookies. The service’s own script has to be on the site.',
					'vestibule'
				) }
			</p>
			{ SERVICES.map( ( { name, label } ) => (
				<ToggleControl
					key={ name }
					__nextHasNoMarginBottom
					label={ label }
					checked={ props.settings.options.analytics[ name ] === 'ON' }
					onChange={ ( on ) => props.onChange( { analytics: { [ name ]: on ? 'ON' : 'OFF' } } ) }
				/>
			) ) }
		</SettingsSection>
	);
}
