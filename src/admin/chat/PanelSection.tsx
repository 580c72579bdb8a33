import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ComboboxControl } from '../../controls/wordpress';
import { chooseImage } from '../kit/fields/chooseImage';
import { Text, Toggle, useSetting, Group, Whole } from './settings';

export interface Zones {
	zones: string[];
	siteZone: string;
}

/** Settings for the account status and its time zone. */
function StatusFields( { zones, siteZone }: Zones ) {
	const { value: timezone, set } = useSetting( 'timezone' );
	const offered = [ ...new Set( [ timezone, siteZone, '+00:00', ...zones ] ) ];
	return (
		<>
			<ComboboxControl
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
							__( 'Use the time zone of this site, %s', 'vestibule' ),
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
					help={ __(
						'Letters for hours and minutes, separated by a colon. “h:m” shows 2h 15m.',
						'vestibule'
					) }
				/>
			</div>
			<Toggle
				name="options.display.isShowNextOpening"
				label={ __( 'Show when an account is available again', 'vestibule' ) }
				help={ __( 'For example, “Opens tomorrow at 08:00”.', 'vestibule' ) }
			/>
		</>
	);
}

/** Default image for accounts that have none. */
function DefaultPicture() {
	const { value: url, set } = useSetting( 'defaultAvatar' );
	const choose = () =>
		chooseImage( __( 'Choose image', 'vestibule' ), __( 'Use this image', 'vestibule' ), ( picture ) =>
			set( picture.url )
		);
	return (
		<div className="vestibule-admin__buttons">
			<span>{ __( 'Image of accounts without their own image', 'vestibule' ) }</span>
			{ url !== '' && <img src={ url } alt="" width="40" height="40" /> }
			<Button variant="secondary" size="compact" onClick={ choose }>
				{ __( 'Choose image', 'vestibule' ) }
			</Button>
			{ url !== '' && (
				<Button variant="tertiary" size="compact" isDestructive onClick={ () => set( '' ) }>
					{ __( 'Remove image', 'vestibule' ) }
				</Button>
			) }
		</div>
	);
}

export function PanelSection( zones: Zones ) {
	const { value: isShowScroll } = useSetting( 'options.styles.isShowScroll' );
	return (
		<Group
			names={ [
				'timezone',
				'defaultAvatar',
				'i18n',
				'options.display.time_symbols',
				'options.display.isShowNextOpening',
				'options.styles.title',
				'options.styles.titleSize',
				'options.styles.description',
				'options.styles.descriptionTextSize',
				'options.styles.responseText',
				'options.styles.regularTextSize',
				'options.styles.accountNameSize',
				'options.styles.isShowPoweredBy',
				'options.styles.isShowScroll',
				'options.styles.scrollHeight',
			] }
			title={ __( 'Panel', 'vestibule' ) }
		>
			<Text name="options.styles.title" label={ __( 'Title', 'vestibule' ) } />
			<Text
				name="options.styles.description"
				label={ __( 'Description', 'vestibule' ) }
				help={ __( 'Followed by “WhatsApp”.', 'vestibule' ) }
			/>
			<Text name="options.styles.responseText" label={ __( 'Notice above the accounts', 'vestibule' ) } />
			<DefaultPicture />
			<StatusFields { ...zones } />
			<div className="vestibule-admin__pair">
				<Whole name="options.styles.titleSize" label={ __( 'Size of the title (px)', 'vestibule' ) } />
				<Whole
					name="options.styles.descriptionTextSize"
					label={ __( 'Size of the description (px)', 'vestibule' ) }
					help={ __( 'Text is never smaller than 13 px.', 'vestibule' ) }
				/>
				<Whole
					name="options.styles.accountNameSize"
					label={ __( 'Size of account names (px)', 'vestibule' ) }
					help={ __( 'Text is never smaller than 14 px.', 'vestibule' ) }
				/>
				<Whole
					name="options.styles.regularTextSize"
					label={ __( 'Size of other text (px)', 'vestibule' ) }
					help={ __( 'Text is never smaller than 13 px.', 'vestibule' ) }
				/>
			</div>
			<Toggle name="options.styles.isShowScroll" label={ __( 'Scroll a long list of accounts', 'vestibule' ) } />
			{ isShowScroll === 'ON' && (
				<Whole name="options.styles.scrollHeight" label={ __( 'Height of the list (px)', 'vestibule' ) } />
			) }
			<Toggle name="options.styles.isShowPoweredBy" label={ __( 'Show “Powered by Vestibule”', 'vestibule' ) } />
		</Group>
	);
}
