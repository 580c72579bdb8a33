import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Push } from '../../contracts/push';
import type { PushOverview } from '../../contracts/push-overview';
import type { PushProps } from '../../contracts/push-props';
import { get } from '../kit/server/api';
import { mount } from '../kit/mount';
import { useLoad } from '../kit/server/useLoad';
import { Overview } from './Overview';
import { PostsSection, ProviderSection, WorkerSection } from './ProviderSection';
import { Screen, useSettings } from './settings';
import { TestButton } from './TestButton';
import { TopicsSection, type Category } from './TopicsSection';
import './push.css';

/** Initial data of the screen. */
interface FromServer {
	settings: Push;
	defaults: Push;
	/** Props of the push scripts, with the stored settings. */
	props: PushProps;
	/** URL of the site. */
	home: string;
	categories: Category[];
}

const fetchOverview = ( signal: AbortSignal ) => get< PushOverview >( '/vestibule/v1/push-overview', signal );

function Sections( { server }: { server: FromServer } ) {
	const { provider } = useSettings().settings;
	return (
		<>
			<ProviderSection home={ server.home } />
			{ provider === 'self-hosted' && <PostsSection /> }
			{ provider !== 'none' && <TopicsSection categories={ server.categories } /> }
			{ provider === 'onesignal' && <WorkerSection folder={ server.props.folder } /> }
		</>
	);
}

/** Number of subscribers. Includes a test button if this site sends the notifications itself. */
function Subscribers( { server }: { server: FromServer } ) {
	const { settings } = useSettings();
	const [ isOwn ] = useState( server.settings.provider === 'self-hosted' );
	const overview = useLoad( fetchOverview );
	const labels = Object.fromEntries(
		[ ...server.categories, ...settings.topics ].map( ( { slug, label } ) => [ slug, label ] )
	);
	return (
		<Overview data={ overview.data } failure={ overview.failure } labels={ labels } onRetry={ overview.reload }>
			{ settings.provider === 'onesignal' && (
				<p className="vestibule-admin__hint">{ __( 'OneSignal counts its own subscribers.', 'vestibule' ) }</p>
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
	);
}

const problemOf = ( { topics }: Push ) =>
	topics.some( ( { label } ) => label.trim() === '' ) ? __( 'A topic has no name.', 'vestibule' ) : '';

/** Settings screen for push notifications, with their results (docs/push.md). */
function App( { server }: { server: FromServer } ) {
	return (
		<Screen
			server={ server }
			problemOf={ problemOf }
			className="vestibule-push-admin"
			beside={ <Subscribers server={ server } /> }
		>
			<Sections server={ server } />
		</Screen>
	);
}

mount( 'vestibule-push', 'vestibulePushSettings', App );
