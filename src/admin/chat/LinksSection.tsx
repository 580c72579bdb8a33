import { SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useRefusal } from '../settings-parts/refusals';
import { SettingsSection, type SectionProps } from './SettingsSection';

const KNOWN = [ 'api', 'web', 'protocol' ];

interface ModeProps {
	path: string;
	label: string;
	/** The label of another subdomain. */
	subdomain: string;
	value: string;
	onChange( mode: string ): void;
}

/** How a link leads to the app (docs/reference/chat.md, urlSettings). */
function Mode( { path, label, subdomain, value, onChange }: ModeProps ) {
	const [ isOther, setOther ] = useState( ! KNOWN.includes( value ) );
	const refusal = useRefusal( path, __( 'Small letters, digits and hyphens.', 'vestibule' ) );
	const choose = ( mode: string ) => {
		setOther( mode === 'other' );
		if ( mode !== 'other' ) {
			onChange( mode );
		}
	};
	return (
		<div className="vestibule-admin__fields">
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				value={ isOther || ! KNOWN.includes( value ) ? 'other' : ( value as 'api' | 'web' | 'protocol' ) }
				options={ [
					{ value: 'api', label: __( 'The app, else the web (api)', 'vestibule' ) },
					{ value: 'web', label: __( 'Always the web (web)', 'vestibule' ) },
					{ value: 'protocol', label: __( 'Always the app (protocol)', 'vestibule' ) },
					{ value: 'other', label: __( 'Another subdomain', 'vestibule' ) },
				] }
				onChange={ choose }
			/>
			{ ( isOther || ! KNOWN.includes( value ) ) && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ subdomain }
					{ ...refusal }
					dir="ltr"
					value={ value }
					onChange={ onChange }
				/>
			) }
		</div>
	);
}

export function LinksSection( props: SectionProps ) {
	const { urlSettings } = props.settings;
	const change = ( changes: Partial< typeof urlSettings > ) =>
		props.onChange( { top: { urlSettings: { ...urlSettings, ...changes } } } );
	return (
		<SettingsSection { ...props } name="links" title={ __( 'Links', 'vestibule' ) }>
			<div className="vestibule-admin__fields">
				<Mode
					path="urlSettings.onDesktop"
					/* translators: one of the choices follows, such as "Always the app (protocol)". */
					label={ __( 'On desktops, links open', 'vestibule' ) }
					subdomain={ __( 'On desktops, links open: subdomain', 'vestibule' ) }
					value={ urlSettings.onDesktop }
					onChange={ ( onDesktop ) => change( { onDesktop } ) }
				/>
				<Mode
					path="urlSettings.onMobile"
					/* translators: one of the choices follows, such as "Always the app (protocol)". */
					label={ __( 'On phones, links open', 'vestibule' ) }
					subdomain={ __( 'On phones, links open: subdomain', 'vestibule' ) }
					value={ urlSettings.onMobile }
					onChange={ ( onMobile ) => change( { onMobile } ) }
				/>
			</div>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Open in a new tab', 'vestibule' ) }
				checked={ urlSettings.openInNewTab === 'ON' }
				onChange={ ( on ) => change( { openInNewTab: on ? 'ON' : 'OFF' } ) }
			/>
		</SettingsSection>
	);
}
