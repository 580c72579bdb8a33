import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { EntriesEntry } from '../../contracts/entries-entry';
import type { Actions } from './useActions';

interface Props {
	entry: EntriesEntry;
	actions: Actions;
}

/** Where an entry was sent by webhooks, each to be sent again. */
export function Webhooks( { entry, actions }: Props ) {
	const [ busy, setBusy ] = useState( 0 );
	if ( entry.webhooks.length === 0 ) {
		return null;
	}
	const canSend = entry.status !== 'trash' && entry.status !== 'spam';
	const send = async ( delivery: number ) => {
		setBusy( delivery );
		await actions.sendWebhook( entry.id, delivery );
		setBusy( 0 );
	};
	return (
		<section className="vestibule-entries__mails" aria-labelledby="vestibule-webhooks">
			<h3 id="vestibule-webhooks">{ __( 'Webhooks', 'vestibule' ) }</h3>
			<ul>
				{ entry.webhooks.map( ( one ) => (
					<li key={ one.id }>
						<p>
							<strong>
								<bdi>{ one.name }</bdi>
							</strong>
							{ one.name !== one.to && (
								<>
									{ ' → ' }
									<bdi>{ one.to }</bdi>
								</>
							) }
						</p>
						<p className={ one.status === 'sent' ? 'is-good' : undefined }>{ one.state }</p>
						{ one.error !== '' && <p className="is-error">{ one.error }</p> }
						{ canSend && one.status !== 'sending' && (
							<Button
								variant="link"
								isBusy={ busy === one.id }
								disabled={ busy !== 0 }
								accessibleWhenDisabled
								/* translators: %s: name of a webhook. */
								aria-label={ sprintf( __( 'Send again: %s', 'vestibule' ), one.name ) }
								onClick={ () => void send( one.id ) }
							>
								{ __( 'Send again', 'vestibule' ) }
							</Button>
						) }
					</li>
				) ) }
			</ul>
		</section>
	);
}
