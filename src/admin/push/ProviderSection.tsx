import { Notice } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { PushProps } from '../../contracts/push-props';
import { Choice, Group, Toggle, useSettings } from './settings';
import { TextField } from './TextField';

function ProviderChoice() {
	return (
		<Choice
			name="provider"
			isRadio
			label={ __( 'Send with', 'vestibule' ) }
			options={ [
				{
					value: 'none',
					label: _x( 'None', 'nobody sends notifications', 'vestibule' ),
					description: __(
						'Visitors do not see the button. Subscribed browsers are unsubscribed at their next visit.',
						'vestibule'
					),
				},
				{
					value: 'self-hosted',
					label: __( 'This site', 'vestibule' ),
					description: __(
						'Subscribers are stored only on this site. New posts are sent by WordPress cron.',
						'vestibule'
					),
				},
				{
					value: 'onesignal',
					label: 'OneSignal',
					description: __(
						'Subscribers are stored by OneSignal, and you write messages there. The OneSignal script is only loaded for visitors who ask for notifications.',
						'vestibule'
					),
				},
			] }
		/>
	);
}

function OneSignalFields() {
	const { settings } = useSettings();
	return (
		<>
			<TextField
				name="appId"
				label={ __( 'App ID', 'vestibule' ) }
				help={ __( 'In OneSignal’s dashboard under Settings, Keys & IDs.', 'vestibule' ) }
			/>
			{ settings.appId === '' && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'Without an app ID, notifications stay off.', 'vestibule' ) }
				</Notice>
			) }
		</>
	);
}

/** Setting for the push provider. If no provider is selected, visitors see no button and no script is loaded. */
export function ProviderSection( { home }: { home: string } ) {
	const { settings } = useSettings();
	return (
		<Group names={ [ 'provider', 'appId', 'contact' ] } title={ _x( 'Sending', 'of notifications', 'vestibule' ) }>
			<ProviderChoice />
			{ settings.provider === 'onesignal' && <OneSignalFields /> }
			{ settings.provider === 'self-hosted' && (
				<TextField
					name="contact"
					label={ __( 'Contact', 'vestibule' ) }
					help={ sprintf(
						/* translators: %s: URL of the site. */
						__(
							'Browsers’ push services use this contact if something is wrong. Enter mailto: with an email address, or a URL. Leave empty to use %s',
							'vestibule'
						),
						home
					) }
					placeholder={ home }
				/>
			) }
		</Group>
	);
}

export function PostsSection() {
	return (
		<Group names={ [ 'sendsPosts' ] } title={ __( 'New posts', 'vestibule' ) }>
			<Toggle
				name="sendsPosts"
				label={ __( 'Notify subscribers of each new post', 'vestibule' ) }
				help={ __(
					'Sent once when a post is published, with the title, excerpt, URL and site icon. Nothing is sent for pages, imported posts or posts with a password.',
					'vestibule'
				) }
			/>
		</Group>
	);
}

const SCRIPT = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js';
const FILE = 'OneSignalSDKWorker.js';

/**
 * Settings for the script and worker of the external provider. Empty fields use defaults that suit most sites
 * (docs/push.md).
 */
export function WorkerSection( { folder }: Pick< PushProps, 'folder' > ) {
	const own = `${ folder }onesignal/`;
	return (
		<Group
			names={ [ 'script', 'workerPath', 'scope', 'file', 'legacyFile' ] }
			title={ __( 'Script and service worker', 'vestibule' ) }
		>
			<p className="vestibule-admin__hint">
				{ __(
					'Leave these fields empty unless OneSignal requires other values. Empty fields use the gray values.',
					'vestibule'
				) }
			</p>
			<TextField name="script" label={ __( 'Script URL', 'vestibule' ) } placeholder={ SCRIPT } />
			<TextField
				name="workerPath"
				label={ __( 'Service worker folder', 'vestibule' ) }
				placeholder={ own }
				folder={ own }
			/>
			<TextField
				name="scope"
				label={ __( 'Service worker scope', 'vestibule' ) }
				placeholder={ own }
				folder={ own }
			/>
			<TextField name="file" label={ __( 'Service worker file', 'vestibule' ) } placeholder={ FILE } />
			<TextField
				name="legacyFile"
				label={ __( 'Previous service worker', 'vestibule' ) }
				help={ __(
					'If an earlier plugin left a service worker with this name followed by .php, that service worker is unregistered.',
					'vestibule'
				) }
				placeholder={ FILE }
			/>
		</Group>
	);
}
