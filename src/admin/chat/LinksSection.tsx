import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SelectControl } from '../../controls/wordpress';
import { Group, Text, Toggle, useSetting } from './settings';

const SERVICES = [
	{ name: 'options.analytics.enabledGoogleGA4', label: __( 'Google Analytics 4', 'vestibule' ) },
	{
		name: 'options.analytics.enabledGoogle',
		label: __( 'Old version of Google Analytics (discontinued in 2024)', 'vestibule' ),
	},
	{ name: 'options.analytics.enabledFacebook', label: __( 'Facebook pixel', 'vestibule' ) },
] as const;

export function AnalyticsSection() {
	const { value: old } = useSetting( 'options.analytics.enabledGoogle' );
	const [ hasOld ] = useState( old === 'ON' );
	return (
		<Group names={ [ 'options.analytics' ] } title={ __( 'Analytics', 'vestibule' ) }>
			<p className="vestibule-admin__hint">
				{ __(
					'Sends the start of a chat and the account’s name, never the number, and only after the visitor has accepted cookies. The service’s own script must be on the site.',
					'vestibule'
				) }
			</p>
			{ SERVICES.filter( ( { name } ) => hasOld || name !== 'options.analytics.enabledGoogle' ).map(
				( { name, label } ) => (
					<Toggle key={ name } name={ name } label={ label } />
				)
			) }
		</Group>
	);
}

const KNOWN = [ 'api', 'web', 'protocol' ];

interface ModeProps {
	name: 'urlSettings.onDesktop' | 'urlSettings.onMobile';
	label: string;
	/** Label of the control for another subdomain. */
	subdomain: string;
}

/** Control for how links open the app (docs/chat.md, urlSettings). */
function Mode( { name, label, subdomain }: ModeProps ) {
	const { value, set } = useSetting( name, label );
	const [ isOther, setOther ] = useState( ! KNOWN.includes( value ) );
	const choose = ( mode: string ) => {
		setOther( mode === 'other' );
		if ( mode !== 'other' ) {
			set( mode );
		}
	};
	return (
		<div className="vestibule-admin__fields">
			<SelectControl
				label={ label }
				value={ isOther || ! KNOWN.includes( value ) ? 'other' : ( value as 'api' | 'web' | 'protocol' ) }
				options={ [
					{ value: 'api', label: __( 'The app, or the website if the app is missing', 'vestibule' ) },
					{ value: 'web', label: __( 'Always the website (WhatsApp Web)', 'vestibule' ) },
					{ value: 'protocol', label: __( 'Always the app', 'vestibule' ) },
					{ value: 'other', label: __( 'Another WhatsApp URL', 'vestibule' ) },
				] }
				onChange={ choose }
			/>
			{ ( isOther || ! KNOWN.includes( value ) ) && (
				<Text
					name={ name }
					label={ subdomain }
					help={ __( 'The part before .whatsapp.com: lowercase letters, digits and hyphens.', 'vestibule' ) }
					dir="ltr"
				/>
			) }
		</div>
	);
}

export function LinksSection() {
	return (
		<Group names={ [ 'urlSettings' ] } title={ __( 'Links', 'vestibule' ) }>
			<div className="vestibule-admin__fields">
				<Mode
					name="urlSettings.onDesktop"
					/* translators: label that is followed by one of the options, such as "Always the app". */
					label={ __( 'On desktops, links open', 'vestibule' ) }
					subdomain={ __( 'Beginning of the URL on desktops', 'vestibule' ) }
				/>
				<Mode
					name="urlSettings.onMobile"
					/* translators: followed by one of the options, such as "Always the app". */
					label={ __( 'On phones, links open', 'vestibule' ) }
					subdomain={ __( 'Beginning of the URL on phones', 'vestibule' ) }
				/>
			</div>
			<Toggle name="urlSettings.openInNewTab" label={ __( 'Open in a new tab', 'vestibule' ) } />
		</Group>
	);
}
