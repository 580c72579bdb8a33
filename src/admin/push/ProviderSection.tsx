import { Notice, RadioControl } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import { faultOf } from './faults';
import { PushSection, type SectionProps } from './section';
import { TextField } from './TextField';

/** Who sends; until somebody does, visitors see no button and nothing is loaded. */
export function ProviderSection( { home, ...props }: SectionProps & { home: string } ) {
	const { settings, onChange } = props;
	return (
		<PushSection
			{ ...props }
			keys={ [ 'provider', 'appId', 'contact' ] }
			title={ _x( 'Sending', 'of notifications', 'vestibule' ) }
		>
			<RadioControl
				label={ __( 'Send with', 'vestibule' ) }
				selected={ settings.provider }
				options={ [
					{
						value: 'none',
						label: _x( 'None', 'nobody sends notifications', 'vestibule' ),
						description: __(
							'Visitors see no button. Subscribed browsers unsubscribe at their next visit.',
							'vestibule'
						),
					},
					{
						value: 'self-hosted',
						label: __( 'This site', 'vestibule' ),
						description: __(
							'Subscribers are kept here and nowhere else. New posts are sent from WordPress’s cron.',
							'vestibule'
						),
					},
					{
						value: 'onesignal',
						label: 'OneSignal',
						description: __(
							'Subscribers are kept by OneSignal, and messages are written there. Its script is loaded only for visitors who ask for notifications.',
							'vestibule'
						),
					},
				] }
				onChange={ ( provider ) =>
					onChange( { provider: provider as SectionProps[ 'settings' ][ 'provider' ] } )
				}
			/>
			{ settings.provider === 'onesignal' && (
				<>
					<TextField
						label={ __( 'App id', 'vestibule' ) }
						help={ __( 'In OneSignal’s dashboard under Settings, Keys & IDs.', 'vestibule' ) }
						value={ settings.appId }
						fault={ faultOf( 'appId' ) }
						onChange={ ( appId ) => onChange( { appId } ) }
					/>
					{ settings.appId === '' && (
						<Notice status="warning" isDismissible={ false }>
							{ __( 'Without an app id notifications stay off.', 'vestibule' ) }
						</Notice>
					) }
				</>
			) }
			{ settings.provider === 'self-hosted' && (
				<TextField
					label={ __( 'Contact', 'vestibule' ) }
					help={ sprintf(
						/* translators: %s: address of the site. */
						__(
							'Push services of browsers write here when something is wrong: mailto: with an address, or a page. Empty is %s',
							'vestibule'
						),
						home
					) }
					placeholder={ home }
					value={ settings.contact }
					fault={ faultOf( 'contact' ) }
					onChange={ ( contact ) => onChange( { contact } ) }
				/>
			) }
		</PushSection>
	);
}
