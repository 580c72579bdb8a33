import { __, _x } from '@wordpress/i18n';
import { statusWords } from '../../kit/bookingStatus';
import { eventWords, timesOf, titleOf, type Row } from '../booking/row';
import { hostsShown } from './columns';
import { hostWords } from './HostColumn';
import { segmentsByDay, type Segment } from './segments';
import { useSite } from '../site/site';

interface Props {
	title: string;
	days: readonly string[];
	rows: readonly Row[];
	/** Whether there is a table per host. */
	byHost: boolean;
}

/** Splits the bookings of a day into tables. */
function tablesOf(
	segments: readonly Segment< Row >[],
	byHost: boolean
): { host: string; segments: Segment< Row >[] }[] {
	if ( ! byHost ) {
		return [ { host: '', segments: [ ...segments ] } ];
	}
	const hosts = hostsShown(
		[],
		[],
		segments.map( ( { row } ) => row )
	);
	return hosts.map( ( host ) => ( {
		host: hosts.length > 1 ? hostWords( host ) : '',
		segments: segments.filter( ( { row } ) => ( row.host?.id ?? 0 ) === host.id ),
	} ) );
}

/** Printed calendar: the bookings of each day with phone numbers. */
export function PrintSheet( { title, days, rows, byHost }: Props ) {
	const { clock, dates, zoneName } = useSite();
	const byDay = segmentsByDay( rows, days, clock );
	return (
		<div className="vestibule-bookings__sheet">
			<h2>{ title }</h2>
			<p>{ zoneName }</p>
			{ days.map( ( day ) =>
				tablesOf( byDay.get( day ) ?? [], byHost ).map(
					( { host, segments } ) =>
						segments.length > 0 && (
							<table key={ `${ day } ${ host }` }>
								<caption>
									{ host === '' ? dates.day( day ) : `${ dates.day( day ) }: ${ host }` }
								</caption>
								<thead>
									<tr>
										<th scope="col">{ _x( 'Time', 'time of day', 'vestibule' ) }</th>
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
				)
			) }
		</div>
	);
}
