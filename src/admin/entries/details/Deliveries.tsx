import { Button } from '@wordpress/components';
import { useId, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { EntriesEntry } from '../../../contracts/entries-entry';
import { mailState } from '../entry/mail';
import type { Actions } from '../entry/useActions';

interface SendAgainProps {
	/** Sends the email or webhook again. A message shows the result. */
	send: () => Promise< void >;
	/** Accessible name that is more specific than the button's text. */
	label?: string;
	variant: 'link' | 'secondary';
}

export function SendAgain( { send, label, variant }: SendAgainProps ) {
	const [ isBusy, setBusy ] = useState( false );
	const press = async () => {
		setBusy( true );
		await send();
		setBusy( false );
	};
	return (
		<Button
			variant={ variant }
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			aria-label={ label }
			onClick={ () => void press() }
		>
			{ __( 'Send again', 'vestibule' ) }
		</Button>
	);
}

interface Delivery {
	id: number;
	name: string;
	/** Recipient; empty if unknown. */
	to: string;
	subject?: string;
	status: string;
	/** Status, as displayed. */
	state: string;
	/** Whether this is the email with the confirmation link, which has its own button. */
	asks?: boolean;
	error: string;
}

interface ListProps {
	title: string;
	deliveries: readonly Delivery[];
	canSend: boolean;
	send: ( id: number ) => Promise< void >;
}

function List( { title, deliveries, canSend, send }: ListProps ) {
	const id = useId();
	return deliveries.length === 0 ? null : (
		<section className="vestibule-entries__mails" aria-labelledby={ id }>
			<h3 id={ id }>{ title }</h3>
			<ul>
				{ deliveries.map( ( one ) => (
					<li key={ one.id }>
						<p>
							<strong>
								<bdi>{ one.name }</bdi>
							</strong>
							{ one.to !== '' && (
								<>
									{ ' → ' }
									<bdi>{ one.to }</bdi>
								</>
							) }
						</p>
						{ one.subject && (
							<p>
								<bdi>{ one.subject }</bdi>
							</p>
						) }
						<p className={ one.status === 'sent' ? 'is-good' : undefined }>{ one.state }</p>
						{ one.error !== '' && <p className="is-error">{ one.error }</p> }
						{ canSend && one.status !== 'sending' && ! one.asks && (
							<SendAgain
								send={ () => send( one.id ) }
								/* translators: %s: name of a notification or a webhook. */
								label={ sprintf( __( 'Send again: %s', 'vestibule' ), one.name ) }
								variant="link"
							/>
						) }
					</li>
				) ) }
			</ul>
		</section>
	);
}

/** Emails and messages to other services that were sent for an entry, with buttons to send each again. */
export function Deliveries( { entry, actions }: { entry: EntriesEntry; actions: Actions } ) {
	const { id, mails, webhooks, status } = entry;
	const canSend = status !== 'trash' && status !== 'spam';
	return (
		<>
			<List
				title={ __( 'Emails', 'vestibule' ) }
				deliveries={ mails.map( ( mail ) => ( { ...mail, state: mailState( mail ) } ) ) }
				canSend={ canSend }
				send={ ( mail ) => actions.sendMail( id, mail ) }
			/>
			<List
				title={ __( 'Other services', 'vestibule' ) }
				deliveries={ webhooks.map( ( one ) => ( { ...one, to: one.to === one.name ? '' : one.to } ) ) }
				canSend={ canSend }
				send={ ( delivery ) => actions.sendWebhook( id, delivery ) }
			/>
		</>
	);
}
