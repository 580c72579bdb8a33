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
		/>
	);
}

function OneSignalFields() {
	const { settings } = useSettings();
	return (
		<>
			<TextField
				name="appId"
				label={ __( 'App id', 'vestibule' ) }
				help={ __( 'In OneSignal’s dashboard under Settings, Keys & IDs.', 'vestibule' ) }
			/>
			{ settings.appId === '' && (
				<Notice status="warning" isDismissible={ false }>
					{ __( 'Without an app id notifications stay off.', 'vestibule' ) }
				</Notice>
			) }
		</>
	);
}

/** Choice of the push provider. Without one visitors see no button and no script is loaded. */
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
						/* translators: %s: address of the site. */
						__(
							'Push services of browsers write here when something is wrong: mailto: with an address, or a page. Empty is %s',
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
					'Once, when it is published, with its title, excerpt, address and the site icon. Nothing is sent for posts with a password, pages and imported posts.',
					'vestibule'
				) }
			/>
		</Group>
	);
}

const SCRIPT = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js';
const FILE = 'OneSignalSDKWorker.js';

/**
 * Script and worker of the external provider. Empty fields use defaults, which are right for most sites (docs/push.md).
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
					'Leave these empty unless OneSignal asks for other values. Empty fields use the grey values.',
					'vestibule'
				) }
			</p>
			<TextField name="script" label={ __( 'Script address', 'vestibule' ) } placeholder={ SCRIPT } />
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
					'A worker of this name with .php behind it, which an earlier plugin left, is unregistered.',
					'vestibule'
				) }
				placeholder={ FILE }
			/>
		</Group>
	);
}
