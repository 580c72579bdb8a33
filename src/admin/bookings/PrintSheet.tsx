import { __ } from '@wordpress/i18n';
import { eventWords, statusWords, timesOf, titleOf, type Row } from './row';
import { segmentsByDay } from './segments';
import { useSite } from './site';

interface Props {
	title: string;
	days: readonly string[];
	rows: readonly Row[];
}

/** What is on paper: each day with its bookings, and whom to call. */
export function PrintSheet( { title, days, rows }: Props ) {
	const { clock, dates, zoneName } = useSite();
	const byDay = segmentsByDay( rows, days, clock );
	return (
		<div className="vestibule-bookings__sheet">
			<h2>{ title }</h2>
			<p>{ zoneName }</p>
			{ days.map( ( day ) => {
				const segments = byDay.get( day ) ?? [];
				return (
					segments.length > 0 && (
						<table key={ day }>
							<caption>{ dates.day( day ) }</caption>
							<thead>
								<tr>
									<th scope="col">{ __( 'Time', 'vestibule' ) }</th>
									<th scope="col">{ __( 'Name', 'vestibule' ) }</th>
									<th scope="col">{ __( 'Phone', 'vestibule' ) }</th>
									<th scope="col">{ __( 'What', 'vestibule' ) }</th>
									<th scope="col">{ __( 'Host', 'vestibule' ) }</th>
									<th scope="col">{ __( 'Note', 'vestibule' ) }</th>
								</tr>
							</thead>
							<tbody>
								{ segments.map( ( { row } ) => (
									<tr key={ row.id } className={ `is-${ row.status }` }>
										<td>{ timesOf( row, dates ) }</td>
										<td>
											<bdi>{ titleOf( row ) }</bdi>
											{ row.status !== 'booked' && ` (${ statusWords( row.status ) })` }
										</td>
										<td>{ row.phone }</td>
										<td>{ eventWords( row ) }</td>
										<td>{ row.host?.name }</td>
										<td>{ row.status === 'blocked' ? '' : row.note }</td>
									</tr>
								) ) }
							</tbody>
						</table>
					)
				);
			} ) }
		</div>
	);
}
