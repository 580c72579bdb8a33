import { Fragment } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { CheckboxControl } from '../../../controls/wordpress';
import type { EntriesRow } from '../../../contracts/entries-row';
import { isUnsent, mailWords } from '../entry/mail';
import type { Column } from './columns';
import { goTo } from '../../kit/list/page';
import { entryHash, type ListQuery } from '../entry/route';
import { StarButton } from '../entry/StarButton';
import type { Actions } from '../entry/useActions';
import { senderOf } from '../entry/words';

interface Props {
	row: EntriesRow;
	query: ListQuery;
	columns: readonly Column[];
	actions: Actions;
	chosen: boolean;
	choose: ( on: boolean ) => void;
}

/**
 * Table row for an entry. The name is a link. A click anywhere in the row follows the link, unless the user is
 * selecting text.
 */
export function Row( { row, query, columns, actions, chosen, choose }: Props ) {
	const unread = row.status === 'unread';
	const open = ( event: MouseEvent< HTMLTableRowElement > ) => {
		const inside =
			event.target instanceof Element && event.target.closest( 'a, button, input, label, .is-choice' ) !== null;
		const selected = event.currentTarget.ownerDocument.defaultView?.getSelection()?.toString() ?? '';
		if ( ! inside && selected === '' ) {
			goTo( entryHash( row.id, query ) );
		}
	};
	return (
		// Keyboard users can use the link inside the row.
		<tr className={ unread ? 'is-unread' : undefined } onClick={ open }>
			<td className="is-choice">
				<CheckboxControl
					/* translators: %s: sender of the entry. */
					aria-label={ sprintf( __( 'Choose the entry of %s', 'vestibule' ), senderOf( row ) ) }
					checked={ chosen }
					onChange={ choose }
				/>
			</td>
			<th scope="row" className="is-name">
				<StarButton entry={ row } actions={ actions } />
				<a href={ entryHash( row.id, query ) }>
					{ unread && <span className="vestibule-entries__dot" aria-hidden="true" /> }
					{ unread && <span className="screen-reader-text">{ __( 'Unread:', 'vestibule' ) } </span> }
					<bdi>{ senderOf( row ) }</bdi>
				</a>
				{ row.answered === true && (
					<span className="vestibule-entries__answered">
						<span className="dashicons dashicons-undo" aria-hidden="true" />
						{ __( 'Answered', 'vestibule' ) }
					</span>
				) }
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
			{ columns.map( ( column ) => (
				<Fragment key={ column.key }>{ column.cell( row ) }</Fragment>
			) ) }
		</tr>
	);
}
