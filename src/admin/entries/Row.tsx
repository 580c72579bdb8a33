import { CheckboxControl } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import type { EntriesRow } from '../../contracts/entries-row';
import { stateOf } from './appointments';
import { isUnsent, mailWords } from './mail';
import { entryHash, goTo } from './route';
import { senderOf } from './words';

interface Props {
	row: EntriesRow;
	chosen: boolean;
	choose: ( on: boolean ) => void;
}

function Appointment( { row }: { row: EntriesRow } ) {
	if ( row.appointment === null ) {
		return <span className="is-nothing">{ _x( 'None', 'appointment', 'vestibule' ) }</span>;
	}
	const cancelled = row.appointment.status === 'cancelled';
	return (
		<>
			<span className={ cancelled ? 'is-cancelled' : undefined }>{ row.appointment.short }</span>
			{ ( cancelled || row.status === 'trash' ) && (
				<span className="is-state"> { stateOf( row.appointment, row.status === 'trash' ) }</span>
			) }
		</>
	);
}

/** One entry. The name is the link; a click anywhere else in the line follows it, unless text is being selected. */
export function Row( { row, chosen, choose }: Props ) {
	const unread = row.status === 'unread';
	const open = ( event: MouseEvent< HTMLTableRowElement > ) => {
		const inside =
			event.target instanceof Element && event.target.closest( 'a, button, input, label, .is-choice' ) !== null;
		const selected = event.currentTarget.ownerDocument.defaultView?.getSelection()?.toString() ?? '';
		if ( ! inside && selected === '' ) {
			goTo( entryHash( row.id ) );
		}
	};
	return (
		// The link inside does the same from the keyboard.
		<tr className={ unread ? 'is-unread' : undefined } onClick={ open }>
			<td className="is-choice">
				<CheckboxControl
					__nextHasNoMarginBottom
					/* translators: %s: who sent the entry. */
					aria-label={ sprintf( __( 'Choose the entry of %s', 'vestibule' ), senderOf( row ) ) }
					checked={ chosen }
					onChange={ choose }
				/>
			</td>
			<th scope="row" className="is-name">
				<a href={ entryHash( row.id ) }>
					{ unread && <span className="vestibule-entries__dot" aria-hidden="true" /> }
					{ unread && <span className="screen-reader-text">{ __( 'Unread:', 'vestibule' ) } </span> }
					<bdi>{ senderOf( row ) }</bdi>
				</a>
				{ row.spamReason !== '' && (
					<span className="vestibule-entries__flag">
						<span className="dashicons dashicons-flag" aria-hidden="true" />
						<bdi>{ row.spamReason }</bdi>
					</span>
				) }
				{ isUnsent( row.mailStatus ) && (
					<span className="vestibule-entries__flag">
						<span className="dashicons dashicons-warning" aria-hidden="true" />
						{ mailWords( row.mailStatus ) }
					</span>
				) }
			</th>
			<td className="is-email" dir="auto">
				{ row.email }
			</td>
			<td className="is-subject" dir="auto">
				<span>{ row.subject }</span>
			</td>
			<td className="is-form" dir="auto">
				<span>{ row.form.title }</span>
			</td>
			<td
				className={ row.appointment === null ? 'is-appointment is-empty' : 'is-appointment' }
				data-label={ __( 'Appointment', 'vestibule' ) }
			>
				<Appointment row={ row } />
			</td>
			<td className="is-received">
				<time dateTime={ row.createdAt }>{ row.received }</time>
			</td>
		</tr>
	);
}
