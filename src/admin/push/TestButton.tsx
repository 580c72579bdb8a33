import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { PushProps } from '../../contracts/push-props';
import { isSupported } from '../../push/support';
import { selfHosted } from '../../push/self-hosted';
import { post } from '../kit/server/api';
import { reasonOf } from '../kit/server/reasonOf';

interface TestButtonProps {
	props: PushProps;
	/** Called after each attempt. */
	onDone: () => void;
}

const subscriptionOf = async ( { scope }: PushProps ) =>
	( await navigator.serviceWorker.getRegistration( scope ) )?.pushManager.getSubscription();

/** Subscribes this browser with the same worker as visitors and sends a test message. */
async function test( props: PushProps ): Promise< string > {
	if ( ! isSupported( globalThis ) ) {
		return __( 'This browser cannot show notifications.', 'vestibule' );
	}
	if ( ( await Notification.requestPermission() ) !== 'granted' ) {
		return __(
			'The browser does not allow notifications from this site. Allow them in the address bar, then try again.',
			'vestibule'
		);
	}
	if ( ! ( await subscriptionOf( props ) ) ) {
		await selfHosted( props, true, [] );
	}
	const { endpoint = '' } = ( await subscriptionOf( props ) ) ?? {};
	await post( '/vestibule/v1/push-test', { endpoint } );
	return __(
		'Sent. The notification will appear within a few seconds. From now on, this browser will also be notified of new posts.',
		'vestibule'
	);
}

export function TestButton( { props, onDone }: TestButtonProps ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ said, setSaid ] = useState( '' );
	const run = async ( work: () => Promise< string > ) => {
		setBusy( true );
		setSaid( await work().catch( reasonOf ) );
		setBusy( false );
		onDone();
	};
	const stop = async () => {
		await selfHosted( props, false, [] );
		return __( 'This browser is unsubscribed.', 'vestibule' );
	};
	const common = { __next40pxDefaultSize: true, disabled: isBusy, accessibleWhenDisabled: true } as const;
	return (
		<>
			<div className="vestibule-admin__buttons">
				<Button
					{ ...common }
					variant="secondary"
					isBusy={ isBusy }
					onClick={ () => void run( () => test( props ) ) }
				>
					{ __( 'Send a test to this browser', 'vestibule' ) }
				</Button>
				<Button { ...common } variant="tertiary" onClick={ () => void run( stop ) }>
					{ __( 'Unsubscribe this browser', 'vestibule' ) }
				</Button>
			</div>
			<p role="status" className="vestibule-admin__message">
				{ said }
			</p>
		</>
	);
}
