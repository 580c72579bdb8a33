import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { faultsOf } from '../refusals';
import { sendExample, type Tried } from './api';
import type { Webhook } from './webhook';

/** Response of the endpoint, or the error if there was no valid response. */
function TestResult( { tried }: { tried: Tried } ) {
	return (
		<Notice status={ tried.taken ? 'success' : 'error' } isDismissible={ false }>
			{ tried.taken
				? /* translators: %d: an HTTP status, such as 200. */
					sprintf( __( 'The endpoint accepted the test (%d).', 'vestibule' ), tried.code )
				: tried.fault }
			{ tried.answer !== '' && (
				<pre className="vestibule-editor__answer" dir="auto">
					{ tried.answer }
				</pre>
			) }
		</Notice>
	);
}

/** Button that sends an example to the current URL and displays the response. */
export function TestControl( { form, webhook }: { form: number; webhook: Webhook } ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ tried, setTried ] = useState< Tried | null >( null );
	const test = async () => {
		setBusy( true );
		setTried( null );
		try {
			setTried( await sendExample( form, webhook ) );
		} catch ( error ) {
			const { message, fields } = faultsOf( error );
			setTried( {
				taken: false,
				code: 0,
				answer: '',
				fault: Object.values( fields )[ 0 ] ?? message,
				body: null,
			} );
		}
		setBusy( false );
	};
	return (
		<div>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy || ! webhook.url }
				accessibleWhenDisabled
				onClick={ () => void test() }
			>
				{ __( 'Send test', 'vestibule' ) }
			</Button>
			<p className="components-base-control__help">
				{ __( 'Sends an example entry with the fields of this form.', 'vestibule' ) }
			</p>
			<div role="status">{ tried && <TestResult tried={ tried } /> }</div>
			{ tried?.body && (
				<details>
					<summary>{ __( 'Sent data', 'vestibule' ) }</summary>
					<pre className="vestibule-editor__answer" dir="ltr">
						{ JSON.stringify( tried.body, null, 2 ) }
					</pre>
				</details>
			) }
		</div>
	);
}
