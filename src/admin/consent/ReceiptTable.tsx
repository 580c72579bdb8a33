import { __ } from '@wordpress/i18n';
import type { ConsentReceipt } from '../../contracts/consent-receipt';

const CHOICES: Record< ConsentReceipt[ 'choice' ], string > = {
	accepted: __( 'Accepted', 'vestibule' ),
	refused: __( 'Refused', 'vestibule' ),
	revoked: __( 'Withdrawn', 'vestibule' ),
};

const kindsOf = ( { choice, categories }: ConsentReceipt ): string =>
	choice === 'accepted' ? categories.join( ', ' ) || __( 'All', 'vestibule' ) : '–';

export function ReceiptTable( { rows, isBusy }: { rows: readonly ConsentReceipt[]; isBusy: boolean } ) {
	return (
		// Where it is wider than the screen it scrolls, by the keyboard as well.
		<div
			className="vestibule-consent-receipts__rows"
			role="group"
			aria-label={ __( 'Choices, the newest first', 'vestibule' ) }
			tabIndex={ 0 }
		>
			<table className="widefat striped" aria-busy={ isBusy }>
				<caption className="screen-reader-text">{ __( 'Choices, the newest first', 'vestibule' ) }</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Time', 'vestibule' ) }</th>
						<th scope="col">{ __( 'Choice', 'vestibule' ) }</th>
						<th scope="col">{ __( 'Kinds', 'vestibule' ) }</th>
						<th scope="col">{ __( 'Policy version', 'vestibule' ) }</th>
						<th scope="col">{ __( 'Receipt', 'vestibule' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( row ) => (
						<tr key={ row.id }>
							<td>
								<time dateTime={ row.createdAt }>{ row.when }</time>
							</td>
							<td>{ CHOICES[ row.choice ] }</td>
							<td>{ kindsOf( row ) }</td>
							<td>{ row.policyVersion }</td>
							<td>
								<code>{ row.id.slice( 0, 8 ) }</code>
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}
