import { Button, Notice, PanelBody } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { WebhooksEditor } from '../../../../src/contracts/webhooks-editor';
import { faultsOf } from '../refusals';
import { sendAgain } from './api';

type Delivery = WebhooksEditor[ 'deliveries' ][ number ];

interface Props {
	form: number;
	deliveries: readonly Delivery[];
	reload(): void;
}

/** List of deliveries, newest first. Each has a button that sends it again. */
export function Deliveries( { form, deliveries, reload }: Props ) {
	const [ busy, setBusy ] = useState( 0 );
	const [ problem, setProblem ] = useState( '' );
	const send = async ( { id }: Delivery ) => {
		setBusy( id );
		setProblem( '' );
		try {
			await sendAgain( form, id );
		} catch ( error ) {
			setProblem( faultsOf( error ).message );
		}
		setBusy( 0 );
		reload();
	};
	return (
		<PanelBody title={ __( 'Last deliveries', 'vestibule' ) } initialOpen={ deliveries.length > 0 }>
			<div role="status">
				{ problem !== '' && (
					<Notice status="error" isDismissible={ false }>
						{ problem }
					</Notice>
				) }
			</div>
			{ deliveries.length === 0 && <p>{ __( 'No deliveries yet.', 'vestibule' ) }</p> }
			<ul className="vestibule-editor__deliveries">
				{ deliveries.map( ( one ) => (
					<li key={ one.id }>
						<a href={ `admin.php?page=vestibule-entries&entry=${ one.entry }` }>
							{
								/* translators: %d: ID of an entry. */
								sprintf( __( 'Entry %d', 'vestibule' ), one.entry )
							}
						</a>{ ' ' }
						{ one.state }
						{ one.error !== '' && <p className="vestibule-editor__refused">{ one.error }</p> }
						{ one.answer !== '' && (
							<pre className="vestibule-editor__answer" dir="auto">
								{ one.answer }
							</pre>
						) }
						{ one.status !== 'sending' && (
							<Button
								variant="link"
								isBusy={ busy === one.id }
								disabled={ busy !== 0 }
								accessibleWhenDisabled
								/* translators: %d: ID of an entry. */
								aria-label={ sprintf( __( 'Send entry %d again', 'vestibule' ), one.entry ) }
								onClick={ () => void send( one ) }
							>
								{ __( 'Send again', 'vestibule' ) }
							</Button>
						) }
					</li>
				) ) }
			</ul>
		</PanelBody>
	);
}
