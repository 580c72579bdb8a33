import { __ } from '@wordpress/i18n';
import type { PushOverview } from '../../contracts/push-overview';

export function SendingTable( { rows }: { rows: PushOverview[ 'sendings' ] } ) {
	const title = __( 'Last posts sent, the newest first', 'vestibule' );
	return (
		// Where it is wider than the screen it scrolls, by the keyboard as well.
		<div className="vestibule-push-admin__rows" role="group" aria-label={ title } tabIndex={ 0 }>
			<table className="widefat striped">
				<caption className="screen-reader-text">{ title }</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Post', 'vestibule' ) }</th>
						<th scope="col">{ __( 'Sent', 'vestibule' ) }</th>
						<th scope="col">{ __( 'Unsubscribed', 'vestibule' ) }</th>
						<th scope="col">{ __( 'Failed', 'vestibule' ) }</th>
						<th scope="col">{ __( 'Waiting', 'vestibule' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( { post, link, when, sent, gone, failed, waiting, ...row } ) => (
						<tr key={ post }>
							<th scope="row">
								{ link ? (
									<a href={ link }>{ row.title || `#${ post }` }</a>
								) : (
									row.title || `#${ post }`
								) }
								<br />
								<span className="vestibule-admin__hint">{ when }</span>
							</th>
							<td>{ sent }</td>
							<td>{ gone }</td>
							<td>{ failed }</td>
							<td>{ waiting }</td>
						</tr>
					) ) }
				</tbody>
			</table>
			<p className="vestibule-admin__hint">
				{ __(
					'Unsubscribed browsers are removed from the list. Waiting messages are tried again, three times at most.',
					'vestibule'
				) }
			</p>
		</div>
	);
}
