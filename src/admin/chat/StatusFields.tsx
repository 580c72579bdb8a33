import { Button, ComboboxControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Text, Toggle, useSetting } from './settings';

export interface Zones {
	zones: string[];
	siteZone: string;
}

/** What stands beside an account, and on which clock its times are. */
export function StatusFields( { zones, siteZone }: Zones ) {
	const { value: timezone, set } = useSetting( 'timezone' );
	const offered = [ ...new Set( [ timezone, siteZone, '+00:00', ...zones ] ) ];
	return (
		<>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Time zone of the accounts’ hours', 'vestibule' ) }
				value={ timezone }
				options={ offered.map( ( zone ) => ( { value: zone, label: zone } ) ) }
				allowReset={ false }
				onChange={ ( zone ) => zone && set( zone ) }
			/>
			{ timezone !== siteZone && (
				<div>
					<Button variant="secondary" size="compact" onClick={ () => set( siteZone ) }>
						{ sprintf(
							/* translators: %s: a time zone. */
							__( 'Use the zone of this site, %s', 'vestibule' ),
							siteZone
						) }
					</Button>
				</div>
			) }
			<div className="vestibule-admin__pair">
				<Text name="i18n.online" label={ __( 'Online label', 'vestibule' ) } />
				<Text name="i18n.offline" label={ __( 'Offline label', 'vestibule' ) } />
				<Text
					name="options.display.time_symbols"
					label={ __( 'Units of the remaining time', 'vestibule' ) }
					help={ __( 'Of hours and minutes with a colon between them, such as h:m.', 'vestibule' ) }
				/>
			</div>
			<Toggle
				name="options.display.isShowNextOpening"
				label={ __( 'Show when an account is available again', 'vestibule' ) }
				help={ __( 'Such as “Opens tomorrow at 08:00”.', 'vestibule' ) }
			/>
		</>
	);
}
