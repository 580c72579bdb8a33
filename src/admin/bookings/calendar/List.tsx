import { memo, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Mark } from './Booking';
import { useNow } from '../site/browser';
import { numberWords } from '../../kit/list/numberWords';
import { statusWords } from '../../kit/bookingStatus';
import { bookingsWords, eventWords, sentenceOf, timesOf, titleOf, type Row } from '../booking/row';
import { segmentsByDay } from './segments';
import { useSite } from '../site/site';

interface ListProps {
	days: readonly string[];
	rows: readonly Row[];
	now: number;
	toneOf: ( event: number ) => number;
	open: ( id: number ) => void;
	/** Whether days without bookings are listed. */
	withEmpty?: boolean;
}

function BookingLine( {
	row,
	day,
	tone,
	open,
}: {
	row: Row;
	day: string;
	tone: number;
	open: ( id: number ) => void;
} ) {
	const { dates } = useSite();
	const isOver = Date.parse( row.end ) < useNow();
	return (
		<li>
			<button
				type="button"
				className={ `vestibule-bookings__line is-${ row.status } is-tone-${ tone }${ isOver ? ' is-over' : '' }` }
				data-booking={ row.id }
				aria-label={ sentenceOf( row, day, dates ) }
				onClick={ () => open( row.id ) }
			>
				<span className="vestibule-bookings__time">{ timesOf( row, dates ) }</span>
				<span className="vestibule-bookings__name">
					<bdi>{ titleOf( row ) }</bdi>
				</span>
				<span className="vestibule-bookings__what">{ eventWords( row ) }</span>
				<span className="vestibule-bookings__who">{ row.host?.name }</span>
				<span className={ `vestibule-bookings__status is-${ row.status }` }>
					<Mark status={ row.status } />
					{ row.status !== 'booked' && statusWords( row.status ) }
				</span>
			</button>
		</li>
	);
}

const Line = memo( BookingLine );

/** List of bookings by day. */
export function List( { days, rows, now, toneOf, open, withEmpty = false }: ListProps ) {
	const { clock, dates } = useSite();
	const byDay = useMemo( () => segmentsByDay( rows, days, clock ), [ rows, days, clock ] );
	const today = clock.dayOf( now );
	return (
		<div className="vestibule-bookings__list">
			{ days.map( ( day ) => {
				const segments = byDay.get( day ) ?? [];
				return segments.length === 0 && ! withEmpty && day !== today ? null : (
					<section key={ day } aria-label={ dates.day( day ) }>
						<h3 className={ day === today ? 'is-today' : undefined }>
							{ dates.day( day ) }
							{ day === today && <span>{ __( 'Today', 'vestibule' ) }</span> }
						</h3>
						{ segments.length === 0 ? (
							<p>{ __( 'No bookings.', 'vestibule' ) }</p>
						) : (
							<ul>
								{ segments.map( ( { row } ) => (
									<Line
										key={ row.id }
										row={ row }
										day={ day }
										tone={ toneOf( row.event.id ) }
										open={ open }
									/>
								) ) }
							</ul>
						) }
					</section>
				);
			} ) }
		</div>
	);
}

interface ResultsProps {
	rows: readonly Row[];
	total: number;
	/** Whether there are more results than `total`. */
	more: boolean;
	now: number;
	toneOf: ( event: number ) => number;
	open: ( id: number ) => void;
}

/** Search results: first the upcoming bookings, then the past ones with the latest first. */
export function Results( { rows, total, more, now, toneOf, open }: ResultsProps ) {
	const { clock } = useSite();
	const daysOf = ( some: readonly Row[] ) => [
		...new Set( some.map( ( { start } ) => clock.dayOf( Date.parse( start ) ) ) ),
	];
	const ahead = rows.filter( ( { end } ) => Date.parse( end ) > now );
	const over = rows.filter( ( { end } ) => Date.parse( end ) <= now );
	const part = ( title: string, some: readonly Row[], days: string[] ) =>
		some.length > 0 && (
			<section aria-label={ title }>
				<h2 className="vestibule-bookings__part">{ title }</h2>
				<List days={ days } rows={ some } now={ now } toneOf={ toneOf } open={ open } />
			</section>
		);
	return (
		<>
			{ total > rows.length && (
				<p className="vestibule-bookings__hint">
					{ sprintf(
						/* translators: 1: number of shown bookings, 2: total, such as "1,234 bookings". */
						__( 'The first %1$s of %2$s are shown. Refine your search.', 'vestibule' ),
						numberWords( rows.length ),
						bookingsWords( total, more )
					) }
				</p>
			) }
			{ part( __( 'Upcoming', 'vestibule' ), ahead, daysOf( ahead ) ) }
			{ part( __( 'Earlier', 'vestibule' ), over, daysOf( over ).reverse() ) }
		</>
	);
}
