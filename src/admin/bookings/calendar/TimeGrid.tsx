import { useEffect, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { BusyTime } from '../query/useBookings';
import { DayColumn } from './DayColumn';
import type { Row } from '../booking/row';
import { segmentsByDay, type Segment } from './segments';
import { useSite } from '../site/site';
import { useDrag, type Drag } from './useDrag';
import { hashOf, type Query } from '../query/route';

interface Props {
	query: Query;
	days: readonly string[];
	rows: readonly Row[];
	busy: readonly BusyTime[];
	/** Whether the rows of these days have loaded. */
	isLoaded: boolean;
	now: number;
	toneOf: ( event: number ) => number;
	open: ( id: number ) => void;
	openDay: ( day: string ) => void;
	add: ( day: string, minute: number ) => void;
	dropped: ( drag: Drag ) => void;
}

const NONE: readonly Segment< never >[] = [];

const HOURS = Array.from( { length: 24 }, ( _, hour ) => hour );

/** Initial scroll position in minutes, if there are no earlier bookings. */
const MORNING = 480;

/** Header with the time zone and a link to each day. */
function DayLinks( { query, days, now }: Pick< Props, 'query' | 'days' | 'now' > ) {
	const { clock, dates, zoneName, zone } = useSite();
	const today = clock.dayOf( now );
	return (
		<div className="vestibule-bookings__heads">
			<span className="vestibule-bookings__corner" title={ zone }>
				{ zoneName }
			</span>
			{ days.map( ( day ) => (
				<a
					key={ day }
					className="vestibule-bookings__head"
					href={ hashOf( { ...query, view: 'day', day, booking: 0 } ) }
					aria-label={ dates.day( day ) }
					aria-current={ day === today ? 'date' : undefined }
				>
					{ dates.weekday( day ) } <b>{ Number( day.slice( 8 ) ) }</b>
				</a>
			) ) }
		</div>
	);
}

/** Column of hour labels at the edge of the grid. */
function Hours() {
	const { dates } = useSite();
	return (
		<div className="vestibule-bookings__gutter" aria-hidden="true">
			{ HOURS.map( ( hour ) => (
				<span key={ hour } style={ { insetBlockStart: hour * 60 } }>
					{ hour === 0 ? '' : dates.minute( hour * 60 ) }
				</span>
			) ) }
		</div>
	);
}

/** Grid with a column per day. Bookings are placed by their local time. */
export function TimeGrid( { query, days, rows, busy, isLoaded, now, toneOf, open, openDay, add, dropped }: Props ) {
	const { clock } = useSite();
	const { grid, drag, hold } = useDrag( dropped );
	const byDay = useMemo( () => segmentsByDay( rows, days, clock ), [ rows, days, clock ] );
	const busyByDay = useMemo( () => segmentsByDay( busy, days, clock ), [ busy, days, clock ] );
	const dragOf = ( day: string ) =>
		drag?.day === day || byDay.get( day )?.some( ( { row } ) => row.id === drag?.row.id ) ? drag : null;
	const isDay = days.length === 1;
	const today = clock.dayOf( now );
	const firsts = [ ...byDay.values() ].flatMap( ( segments ) =>
		segments.filter( ( { row, goesOn } ) => row.status !== 'blocked' && ! goesOn ).map( ( { top } ) => top )
	);
	const from = Math.min( MORNING, ...firsts );
	useEffect( () => {
		grid.current?.scrollTo( { top: Math.max( 0, from - 20 ) } );
	}, [ days.join(), isLoaded ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Only when other days are displayed, not with every change of bookings.
	return (
		<div
			className={ `vestibule-bookings__grid is-${ isDay ? 'day' : 'week' }` }
			ref={ grid }
			role="region"
			aria-label={ __( 'Calendar', 'vestibule' ) }
			tabIndex={ 0 }
		>
			<DayLinks query={ query } days={ days } now={ now } />
			<div className="vestibule-bookings__days">
				<Hours />
				{ days.map( ( day ) => (
					<DayColumn
						key={ day }
						day={ day }
						segments={ byDay.get( day ) ?? NONE }
						busy={ busyByDay.get( day ) ?? NONE }
						lanes={ isDay ? 8 : 4 }
						narrow={ isDay ? 0.15 : 0.6 }
						nowAt={ day === today ? clock.minuteOf( now ) : null }
						drag={ dragOf( day ) }
						toneOf={ toneOf }
						open={ open }
						openDay={ openDay }
						add={ add }
						hold={ hold }
					/>
				) ) }
			</div>
		</div>
	);
}
