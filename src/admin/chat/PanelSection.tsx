import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chooseImage } from '../chat-parts/chooseImage';
import { SizeControl, StyleSwitch, StyleText } from './controls';
import { SettingsSection, type SectionProps } from './SettingsSection';
import { StatusFields, type Zones } from './StatusFields';

/** The picture of accounts that have none. */
function DefaultPicture( { url, onChange }: { url: string; onChange( url: string ): void } ) {
	const choose = () =>
		chooseImage( __( 'Choose picture', 'vestibule' ), __( 'Use this picture', 'vestibule' ), ( picture ) =>
			onChange( picture.url )
		);
	return (
		<div className="vestibule-admin__buttons">
			<span>{ __( 'Picture of accounts without their own', 'vestibule' ) }</span>
			{ url !== '' && <img src={ url } alt="" width="40" height="40" /> }
			<Button variant="secondary" size="compact" onClick={ choose }>
				{ __( 'Choose picture', 'vestibule' ) }
			</Button>
			{ url !== '' && (
				<Button variant="tertiary" size="compact" isDestructive onClick={ () => onChange( '' ) }>
					{ __( 'Remove picture', 'vestibule' ) }
				</Button>
			) }
		</div>
	);
}

export function PanelSection( { zones, siteZone, ...props }: SectionProps & Zones ) {
	return (
		<SettingsSection { ...props } name="panel" title={ __( 'Panel', 'vestibule' ) }>
			<StyleText { ...props } name="title" label={ __( 'Title', 'vestibule' ) } />
			<StyleText
				{ ...props }
				name="description"
				label={ __( 'Description', 'vestibule' ) }
				help={ __( '“WhatsApp” follows.', 'vestibule' ) }
			/>
			<StyleText { ...props } name="responseText" label={ __( 'Notice above the accounts', 'vestibule' ) } />
			<DefaultPicture
				url={ props.settings.defaultAvatar }
				onChange={ ( defaultAvatar ) => props.onChange( { top: { defaultAvatar } } ) }
			/>
			<StatusFields { ...props } zones={ zones } siteZone={ siteZone } />
			<div className="vestibule-admin__pair">
				<SizeControl { ...props } name="titleSize" label={ __( 'Size of the title (px)', 'vestibule' ) } />
				<SizeControl
					{ ...props }
					name="descriptionTextSize"
					label={ __( 'Size of the description (px)', 'vestibule' ) }
					help={ __( 'At least 13 px are shown.', 'vestibule' ) }
				/>
				<SizeControl
					{ ...props }
					name="accountNameSize"
					label={ __( 'Size of account names (px)', 'vestibule' ) }
					help={ __( 'At least 14 px are shown.', 'vestibule' ) }
				/>
				<SizeControl
					{ ...props }
					name="regularTextSize"
					label={ __( 'Size of other text (px)', 'vestibule' ) }
					help={ __( 'At least 13 px are shown.', 'vestibule' ) }
				/>
			</div>
			<StyleSwitch
				{ ...props }
				name="isShowScroll"
				label={ __( 'Scroll a long list of accounts', 'vestibule' ) }
			/>
			{ props.settings.options.styles.isShowScroll === 'ON' && (
				<SizeControl { ...props } name="scrollHeight" label={ __( 'Height of the list (px)', 'vestibule' ) } />
			) }
			<StyleSwitch
				{ ...props }
				name="isShowPoweredBy"
				label={ __( 'Show “Powered by Vestibule”', 'vestibule' ) }
			/>
		</SettingsSection>
	);
}
