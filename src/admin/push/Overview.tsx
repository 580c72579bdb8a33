import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { PushOverview } from '../../contracts/push-overview';
import { Failed } from '../kit/list/Loading';
import { Section } from '../kit/settings/Section';

function SendingTable( { rows }: { rows: PushOverview[ 'sendings' ] } ) {
	const title = __( 'Last posts sent, newest first', 'vestibule' );
	return (
		// The region is focusable, so that a wide table can be scrolled with the keyboard.
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
					'Unsubscribed browsers are removed from the list. Waiting messages are retried up to three times.',
					'vestibule'
				) }
			</p>
		</div>
	);
}

interface OverviewProps {
	data: PushOverview | null;
	failure: string;
	/** Labels that visitors see, by category slug. */
	labels: Record< string, string >;
	onRetry: () => void;
	/** Buttons and hints under the number of subscribers. */
	children: ReactNode;
}

/** Number of subscribers by topic, and the results of the last posts that were sent. */
export function Overview( { data, failure, labels, onRetry, children }: OverviewProps ) {
	return (
		<div className="vestibule-admin__section vestibule-push-admin__overview">
			<Section title={ __( 'Subscribers', 'vestibule' ) }>
				{ data !== null && data.problem !== '' && (
					<Notice status="error" isDismissible={ false }>
						{ data.problem }
					</Notice>
				) }
				{ failure !== '' && <Failed reason={ failure } retry={ onRetry } /> }
				{ data?.subscribers === 0 && (
					<p className="vestibule-admin__hint">
						{ __(
							'No subscribers yet. Add the block “Notify me” to a page, so that visitors can subscribe.',
							'vestibule'
						) }
					</p>
				) }
				{ data !== null && data.subscribers > 0 && (
					<>
						<p className="vestibule-push-admin__count">
							{ sprintf(
								/* translators: %d: number of browsers. */
								_n( '%d browser', '%d browsers', data.subscribers, 'vestibule' ),
								data.subscribers
							) }
						</p>
						<dl className="vestibule-push-admin__topics">
							<div>
								<dt>{ __( 'Everything', 'vestibule' ) }</dt>
								<dd>{ data.everything }</dd>
							</div>
							{ data.topics.map( ( { slug, count } ) => (
								<div key={ slug }>
									<dt>{ labels[ slug ] ?? slug }</dt>
									<dd>{ count }</dd>
								</div>
							) ) }
						</dl>
					</>
				) }
				{ children }
			</Section>
			<Section title={ __( 'Last posts sent', 'vestibule' ) }>
				{ data?.sendings.length === 0 && (
					<p className="vestibule-admin__hint">
						{ __( 'No posts sent yet. The next published post is listed here.', 'vestibule' ) }
					</p>
				) }
				{ data !== null && data.sendings.length > 0 && <SendingTable rows={ data.sendings } /> }
			</Section>
		</div>
	);
}
