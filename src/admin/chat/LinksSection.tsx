import { SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Group, Text, Toggle, useSetting } from './settings';

const KNOWN = [ 'api', 'web', 'protocol' ];

interface ModeProps {
	name: 'urlSettings.onDesktop' | 'urlSettings.onMobile';
	label: string;
	/** The label of another subdomain. */
	subdomain: string;
}

/** How a link leads to the app (docs/reference/chat.md, urlSettings). */
function Mode( { name, label, subdomain }: ModeProps ) {
	const { value, set } = useSetting( name );
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
				<Text
					name={ name }
					label={ subdomain }
					help={ __( 'Small letters, digits and hyphens.', 'vestibule' ) }
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
					/* translators: one of the choices follows, such as "Always the app (protocol)". */
					label={ __( 'On desktops, links open', 'vestibule' ) }
					subdomain={ __( 'On desktops, links open: subdomain', 'vestibule' ) }
				/>
				<Mode
					name="urlSettings.onMobile"
					/* translators: one of the choices follows, such as "Always the app (protocol)". */
					label={ __( 'On phones, links open', 'vestibule' ) }
					subdomain={ __( 'On phones, links open: subdomain', 'vestibule' ) }
				/>
			</div>
			<Toggle name="urlSettings.openInNewTab" label={ __( 'Open in a new tab', 'vestibule' ) } />
		</Group>
	);
}
