import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { chooseImage } from '../chat-parts/chooseImage';
import { Group, Text, Toggle, useSetting, Whole } from './settings';
import { StatusFields, type Zones } from './StatusFields';

/** The picture of accounts that have none. */
function DefaultPicture() {
	const { value: url, set } = useSetting( 'defaultAvatar' );
	const choose = () =>
		chooseImage( __( 'Choose picture', 'vestibule' ), __( 'Use this picture', 'vestibule' ), ( picture ) =>
			set( picture.url )
		);
	return (
		<div className="vestibule-admin__buttons">
			<span>{ __( 'Picture of accounts without their own', 'vestibule' ) }</span>
			{ url !== '' && <img src={ url } alt="" width="40" height="40" /> }
			<Button variant="secondary" size="compact" onClick={ choose }>
				{ __( 'Choose picture', 'vestibule' ) }
			</Button>
			{ url !== '' && (
				<Button variant="tertiary" size="compact" isDestructive onClick={ () => set( '' ) }>
					{ __( 'Remove picture', 'vestibule' ) }
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
				help={ __( '“WhatsApp” follows.', 'vestibule' ) }
			/>
			<Text name="options.styles.responseText" label={ __( 'Notice above the accounts', 'vestibule' ) } />
			<DefaultPicture />
			<StatusFields { ...zones } />
			<div className="vestibule-admin__pair">
				<Whole name="options.styles.titleSize" label={ __( 'Size of the title (px)', 'vestibule' ) } />
				<Whole
					name="options.styles.descriptionTextSize"
					label={ __( 'Size of the description (px)', 'vestibule' ) }
					help={ __( 'At least 13 px are shown.', 'vestibule' ) }
				/>
				<Whole
					name="options.styles.accountNameSize"
					label={ __( 'Size of account names (px)', 'vestibule' ) }
					help={ __( 'At least 14 px are shown.', 'vestibule' ) }
				/>
				<Whole
					name="options.styles.regularTextSize"
					label={ __( 'Size of other text (px)', 'vestibule' ) }
					help={ __( 'At least 13 px are shown.', 'vestibule' ) }
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
