import { __ } from '@wordpress/i18n';
import type { PushProps } from '../../contracts/push-props';
import { faultOf, pathFault } from './faults';
import { PushSection, type SectionProps } from './section';
import { TextField } from './TextField';

const SCRIPT = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js';
const FILE = 'OneSignalSDKWorker.js';

/** Script and worker of the other provider: what is empty is built in, and right for most (docs/reference/push.md). */
export function WorkerSection( { folder, ...props }: SectionProps & Pick< PushProps, 'folder' > ) {
	const { settings, onChange } = props;
	const own = `${ folder }onesignal/`;
	return (
		<PushSection
			{ ...props }
			keys={ [ 'script', 'workerPath', 'scope', 'file', 'legacyFile' ] }
			title={ __( 'Script and service worker', 'vestibule' ) }
		>
			<p className="vestibule-admin__hint">
				{ __(
					'Leave these empty unless OneSignal asks for other values. Empty fields use the grey values.',
					'vestibule'
				) }
			</p>
			<TextField
				label={ __( 'Script address', 'vestibule' ) }
				placeholder={ SCRIPT }
				value={ settings.script }
				fault={ faultOf( 'script' ) }
				onChange={ ( script ) => onChange( { script } ) }
			/>
			<TextField
				label={ __( 'Service worker folder', 'vestibule' ) }
				placeholder={ own }
				value={ settings.workerPath }
				fault={ pathFault( own ) }
				onChange={ ( workerPath ) => onChange( { workerPath } ) }
			/>
			<TextField
				label={ __( 'Service worker scope', 'vestibule' ) }
				placeholder={ own }
				value={ settings.scope }
				fault={ pathFault( own ) }
				onChange={ ( scope ) => onChange( { scope } ) }
			/>
			<TextField
				label={ __( 'Service worker file', 'vestibule' ) }
				placeholder={ FILE }
				value={ settings.file }
				fault={ faultOf( 'file' ) }
				onChange={ ( file ) => onChange( { file } ) }
			/>
			<TextField
				label={ __( 'Previous service worker', 'vestibule' ) }
				help={ __(
					'A worker of this name with .php behind it, which an earlier plugin left, is unregistered.',
					'vestibule'
				) }
				placeholder={ FILE }
				value={ settings.legacyFile }
				fault={ faultOf( 'legacyFile' ) }
				onChange={ ( legacyFile ) => onChange( { legacyFile } ) }
			/>
		</PushSection>
	);
}
