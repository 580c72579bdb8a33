import { useMemo } from '@wordpress/element';
import { monthOf } from '../../../time/month';
import { Booking } from './Booking';
import { hashOf, type Query } from '../query/route';
import { bookingsWords, moreWords, type Row } from '../booking/row';
import { segmentsByDay, type Segment } from './segments';
import { useSite } from '../site/site';

interface Props {
	query: Query;
	day: string;
	days: readonly string[];
	rows: readonly Row[];
	/** Number of bookings per day, if there are too many bookings to display; otherwise null. */
	counts: Record< string, number > | null;
	now: number;
	toneOf: ( event: number ) => number;
	open: ( id: number ) => void;
}

/** Number of bookings that are listed per day. The other bookings are only counted. */
const NAMED = 3;

const weeksOf = ( days: readonly string[] ) =>
	Array.from( { length: Math.ceil( days.length / 7 ) }, ( _, week ) => days.slice( week * 7, week * 7 + 7 ) );

interface DayProps extends Pick< Props, 'query' | 'counts' | 'toneOf' | 'open' > {
	day: string;
	segments: readonly Segment< Row >[];
	isToday: boolean;
	/** Whether the day belongs to the previous or next month. */
	isOutside: boolean;
}

/** Cell for a day, with its first bookings and the number of the remaining ones. */
function DayCell( { query, day, segments, counts, isToday, isOutside, toneOf, open }: DayProps ) {
	const { dates } = useSite();
	const named = segments.length <= NAMED + 1 ? segments : segments.slice( 0, NAMED );
	const count = counts?.[ day ] ?? segments.length;
	const to = hashOf( { ...query, view: 'day', day, booking: 0 } );
	return (
		<td className={ isOutside ? 'is-outside' : undefined }>
			<a
				className="vestibule-bookings__date"
				href={ to }
				aria-current={ isToday ? 'date' : undefined }
				aria-label={ `${ dates.day( day ) }: ${ bookingsWords( count ) }` }
			>
				{ Number( day.slice( 8 ) ) }
			</a>
			{ named.map( ( { row } ) => (
				<Booking
					key={ row.id }
					row={ row }
					day={ day }
					tone={ toneOf( row.event.id ) }
					open={ open }
					lines={ 1 }
				/>
			) ) }
			{ count > named.length && (
				<a className="vestibule-bookings__more" href={ to }>
					{ counts === null ? moreWords( count - named.length ) : bookingsWords( count ) }
				</a>
			) }
			{ count > 0 && (
				<a className="vestibule-bookings__count" href={ to } aria-hidden="true" tabIndex={ -1 }>
					{ count }
				</a>
			) }
		</td>
	);
}

/** Month calendar with the bookings of each day and links to the days. */
export function Month( { query, day: shown, days, rows, counts, now, toneOf, open }: Props ) {
	const { clock, dates } = useSite();
	const byDay = useMemo( () => segmentsByDay( rows, days, clock ), [ rows, days, clock ] );
	const today = clock.dayOf( now );
	return (
		<table className="vestibule-bookings__month">
			<thead>
				<tr>
					{ days.slice( 0, 7 ).map( ( day ) => (
						<th key={ day } scope="col">
							{ dates.weekday( day ) }
						</th>
					) ) }
				</tr>
			</thead>
			<tbody>
				{ weeksOf( days ).map( ( week ) => (
					<tr key={ week[ 0 ] }>
						{ week.map( ( day ) => (
							<DayCell
								key={ day }
								query={ query }
								day={ day }
								segments={ byDay.get( day ) ?? [] }
								counts={ counts }
								isToday={ day === today }
								isOutside={ monthOf( day ) !== monthOf( shown ) }
								toneOf={ toneOf }
								open={ open }
							/>
						) ) }
					</tr>
				) ) }
			</tbody>
		</table>
	);
}
