import { Button, Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { EntriesEntry } from '../../../contracts/entries-entry';
import type { Actions } from '../entry/useActions';

type Confirmation = NonNullable< EntriesEntry[ 'optIn' ] >;

/** Explains the consequences of a missing confirmation. */
function waitingWords( { isWhole, state, until, email }: Confirmation ): string {
	if ( state === 'expired' ) {
		return isWhole
			? __( 'This entry was not confirmed in time and will be deleted.', 'vestibule' )
			: __( 'This checkbox was not confirmed in time. It counts as not checked.', 'vestibule' );
	}
	/* translators: 1: email address, 2: day and time. */
	const sent = __( 'The link in the email to %1$s works until %2$s.', 'vestibule' );
	const meaning = isWhole
		? __(
				'Until then, no notifications are sent, and the entry uses a spot. After that, it is deleted.',
				'vestibule'
			)
		: __( 'Until then, the box counts as not checked.', 'vestibule' );
	return `${ sprintf( sent, email, until ) } ${ meaning }`;
}

/** Returns text with the time and method of the confirmation. */
export function confirmedWords( { at, by, user }: Confirmation ): string {
	if ( by === 'link' ) {
		/* translators: %s: day and time. */
		return sprintf( __( '%s, by link', 'vestibule' ), at );
	}
	return user === ''
		? /* translators: %s: day and time. */
			sprintf( __( '%s, manually', 'vestibule' ), at )
		: /* translators: 1: day and time, 2: name of a user. */
			sprintf( __( '%1$s, manually (%2$s)', 'vestibule' ), at, user );
}

interface Props {
	entry: EntriesEntry;
	actions: Actions;
}

/**
 * Notice saying that an entry or a consent checkbox has not been confirmed, with buttons that send the email again or
 * confirm it manually.
 */
export function OptInNotice( { entry, actions }: Props ) {
	const [ isBusy, setBusy ] = useState( false );
	const { optIn } = entry;
	if ( optIn === null || optIn.state === 'confirmed' ) {
		return null;
	}
	const during = async ( work: Promise< void > ) => {
		setBusy( true );
		await work;
		setBusy( false );
	};
	const isAway = entry.status === 'trash' || entry.status === 'spam';
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>
				<strong>
					{ optIn.isWhole
						? __( 'This entry is not confirmed.', 'vestibule' )
						: __( 'A checkbox of this entry is not confirmed:', 'vestibule' ) }
				</strong>{ ' ' }
				{ ! optIn.isWhole && <bdi>{ optIn.what }</bdi> }
			</p>
			<p>{ waitingWords( optIn ) }</p>
			{ ! isAway && (
				<div className="vestibule-entries__confirm">
					<Button
						__next40pxDefaultSize
						variant="secondary"
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void during( actions.resendOptIn( entry.id ) ) }
					>
						{ __( 'Send the email again', 'vestibule' ) }
					</Button>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void during( actions.confirm( entry.id ) ) }
					>
						{ __( 'Confirm manually', 'vestibule' ) }
					</Button>
				</div>
			) }
		</Notice>
	);
}
