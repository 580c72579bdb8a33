import { __ } from '@wordpress/i18n';
import type { PushProps } from '../../contracts/push-props';
import { Group } from './settings';
import { TextField } from './TextField';

const SCRIPT = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js';
const FILE = 'OneSignalSDKWorker.js';

/** Script and worker of the other provider: what is empty is built in, and right for most (docs/push.md). */
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
