import { __ } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import type { Push } from '../../contracts/push';
import { useLoad } from '../settings-parts/useLoad';
import { RefusalsProvider } from '../settings-parts/refusals';
import { SaveBar } from '../settings-parts/SaveBar';
import { useStored } from '../settings-parts/useStored';
import { useUnsaved } from '../settings-parts/useUnsaved';
import { fetchOverview, saveSettings } from './api';
import type { FromServer } from './fromServer';
import { Overview } from './Overview';
import { PostsSection } from './PostsSection';
import { ProviderSection } from './ProviderSection';
import { TestButton } from './TestButton';
import { TopicsSection } from './TopicsSection';
import { WorkerSection } from './WorkerSection';

/** The settings of notifications, and how they go (docs/reference/push.md). */
export function App( { server }: { server: FromServer } ) {
	const { settings, change, save, failure, refusals, message, isBusy, isDirty } = useStored(
		server.settings,
		saveSettings
	);
	const [ isOwn ] = useState( server.settings.provider === 'self-hosted' );
	const overview = useLoad( fetchOverview );
	const onChange = ( changes: Partial< Push > ) => change( ( before ) => ( { ...before, ...changes } ) );
	const section = { settings, defaults: server.defaults, onChange };
	const isNameless = settings.topics.some( ( { label } ) => label.trim() === '' );
	const labels = Object.fromEntries(
		[ ...server.categories, ...settings.topics ].map( ( { slug, label } ) => [ slug, label ] )
	);
	const unsaved = isDirty ? __( 'There are unsaved changes.', 'vestibule' ) : message;
	useUnsaved( isDirty );
	return (
		<div className="vestibule-admin vestibule-push-admin">
			<div className="vestibule-admin__sections">
				<RefusalsProvider value={ refusals }>
					<ProviderSection { ...section } home={ server.home } />
					{ settings.provider === 'self-hosted' && <PostsSection { ...section } /> }
					{ settings.provider !== 'none' && (
						<TopicsSection { ...section } categories={ server.categories } />
					) }
					{ settings.provider === 'onesignal' && (
						<WorkerSection { ...section } folder={ server.props.folder } />
					) }
					<SaveBar
						failure={ failure }
						message={ isNameless ? __( 'A topic has no name.', 'vestibule' ) : unsaved }
						label={ __( 'Save', 'vestibule' ) }
						isBusy={ isBusy }
						isDisabled={ isNameless }
						onSave={ () => void save() }
					/>
				</RefusalsProvider>
			</div>
			<Overview data={ overview.data } failure={ overview.failure } labels={ labels } onRetry={ overview.reload }>
				{ settings.provider === 'onesignal' && (
					<p className="vestibule-admin__hint">
						{ __( 'OneSignal counts its own subscribers.', 'vestibule' ) }
					</p>
				) }
				{ isOwn && settings.provider === 'self-hosted' && (
					<TestButton props={ server.props } onDone={ overview.reload } />
				) }
				{ ! isOwn && settings.provider === 'self-hosted' && (
					<p className="vestibule-admin__hint">
						{ __( 'Save and reload this screen to send a test to this browser.', 'vestibule' ) }
					</p>
				) }
			</Overview>
		</div>
	);
}
