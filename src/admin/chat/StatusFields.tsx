import { Button, ComboboxControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { FromServer } from './fromServer';
import { useRefusal } from '../settings-parts/refusals';
import type { SectionProps } from './SettingsSection';

export type Zones = Pick< FromServer, 'zones' | 'siteZone' >;

/** What stands beside an account, and on which clock its times are. */
export function StatusFields( { settings, onChange, zones, siteZone }: SectionProps & Zones ) {
	const { i18n, timezone } = settings;
	const { time_symbols: symbols, isShowNextOpening } = settings.options.display;
	const text = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;
	const online = useRefusal( 'i18n.online' );
	const offline = useRefusal( 'i18n.offline' );
	const units = useRefusal(
		'options.display.time_symbols',
		__( 'Of hours and minutes with a colon between them, such as h:m.', 'vestibule' )
	);
	const offered = [ ...new Set( [ timezone, siteZone, '+00:00', ...zones ] ) ];
	return (
		<>
			<ComboboxControl
				{ ...text }
				label={ __( 'Time zone of the accounts’ hours', 'vestibule' ) }
				value={ timezone }
				options={ offered.map( ( zone ) => ( { value: zone, label: zone } ) ) }
				allowReset={ false }
				onChange={ ( zone ) => zone && onChange( { top: { timezone: zone } } ) }
			/>
			{ timezone !== siteZone && (
				<div>
					<Button
						variant="secondary"
						size="compact"
						onClick={ () => onChange( { top: { timezone: siteZone } } ) }
					>
						{ sprintf(
							/* translators: %s: a time zone. */
							__( 'Use the zone of this site, %s', 'vestibule' ),
							siteZone
						) }
					</Button>
				</div>
			) }
			<div className="vestibule-admin__pair">
				<TextControl
					{ ...text }
					label={ __( 'Online label', 'vestibule' ) }
					{ ...online }
					value={ i18n.online }
					onChange={ ( word ) => onChange( { top: { i18n: { ...i18n, online: word } } } ) }
				/>
				<TextControl
					{ ...text }
					label={ __( 'Offline label', 'vestibule' ) }
					{ ...offline }
					value={ i18n.offline }
					onChange={ ( word ) => onChange( { top: { i18n: { ...i18n, offline: word } } } ) }
				/>
				<TextControl
					{ ...text }
					label={ __( 'Units of the remaining time', 'vestibule' ) }
					{ ...units }
					value={ symbols }
					onChange={ ( signs ) => onChange( { display: { time_symbols: signs } } ) }
				/>
			</div>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Show when an account is available again', 'vestibule' ) }
				help={ __( 'Such as “Opens tomorrow at 08:00”.', 'vestibule' ) }
				checked={ isShowNextOpening === 'ON' }
				onChange={ ( on ) => onChange( { display: { isShowNextOpening: on ? 'ON' : 'OFF' } } ) }
			/>
		</>
	);
}
