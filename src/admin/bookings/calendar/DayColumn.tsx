import { memo, useMemo } from '@wordpress/element';
import type { MouseEvent, PointerEvent } from 'react';
import { sprintf, __ } from '@wordpress/i18n';
import { Booking, Busy } from './Booking';
import type { BusyTime } from '../query/useBookings';
import { changeOf } from '../../../time/clock';
import { boxOf, MIN_MINUTES, layersOf, type Layers } from './lanes';
import { isAhead, bookingsWords, moreWords, type Row } from '../booking/row';
import { mayChange, useSite } from '../site/site';
import type { Segment } from './segments';
import type { Drag } from './useDrag';
import { useNow } from '../site/browser';

interface Props {
	day: string;
	segments: readonly Segment< Row >[];
	busy: readonly Segment< BusyTime >[];
	/** Maximum number of bookings side by side. */
	lanes: number;
	/** Share of the column's width. If a booking is narrower, it has room only for the start time. */
	narrow: number;
	/** Minutes since midnight if this day is today; otherwise null. */
	nowAt: number | null;
	/** Dragged booking, if it comes from this day or is over it. */
	drag: Drag | null;
	toneOf: ( event: number ) => number;
	open: ( id: number ) => void;
	openDay: ( day: string ) => void;
	add: ( day: string, minute: number ) => void;
	hold: ( event: PointerEvent< HTMLElement >, row: Row ) => void;
}

/** Click precision, in minutes. The time at the pointer is rounded down to a multiple of this number. */
const PRESSED = 30;

/** Returns the number of lines that fit in a booking of this duration. */
function linesFor( minutes: number ): 1 | 2 | 3 {
	if ( minutes < 40 ) {
		return 1;
	}
	return minutes < 58 ? 2 : 3;
}

/** Explanation of the hour that is skipped or repeated when the clocks change. */
function ClockChange( { day }: Pick< Props, 'day' > ) {
	const { clock, dates } = useSite();
	const change = changeOf( day, clock );
	return (
		change !== null && (
			<p
				className={ `vestibule-bookings__change is-${ change.kind }` }
				style={ { insetBlockStart: change.from, blockSize: change.to - change.from } }
			>
				{ change.kind === 'skipped'
					? __( 'The clocks go forward: this time does not exist.', 'vestibule' )
					: sprintf(
							/* translators: 1: a time, 2: another time. */
							__( 'The clocks go back: %1$s to %2$s occurs twice.', 'vestibule' ),
							dates.minute( change.from ),
							dates.minute( change.to )
						) }
			</p>
		)
	);
}

/**
 * Bookings, blocked times and busy times of a day. If not all bookings fit side by side, buttons lead to the others.
 */
function Bookings( {
	layers,
	day,
	lanes,
	narrow,
	drag,
	toneOf,
	open,
	openDay,
	hold,
}: Omit< Props, 'segments' | 'busy' | 'nowAt' | 'add' > & { layers: Layers } ) {
	const site = useSite();
	const { dates } = site;
	const now = useNow();
	return (
		<>
			{ layers.busy.map( ( one ) => (
				<Busy
					key={ one.row.id }
					segment={ one }
					style={ boxOf( one, 0 ) }
					isShort={ linesFor( one.bottom - one.top ) === 1 }
				/>
			) ) }
			{ layers.placed.map( ( one ) => (
				<Booking
					key={ one.row.id }
					row={ one.row }
					day={ day }
					tone={ toneOf( one.row.event.id ) }
					open={ open }
					lines={ linesFor( one.bottom - one.top ) }
					isWide={ lanes > 4 && one.wide / one.lanes > 0.5 }
					isNarrow={ one.wide / one.lanes < narrow }
					isHeld={ drag?.row.id === one.row.id }
					hold={ isAhead( one.row, now ) && ! one.goesOn && mayChange( one.row, site ) ? hold : undefined }
					style={ boxOf( one, one.strip ) }
				/>
			) ) }
			{ layers.more.map( ( { top, bottom, lanes: all, rows } ) => (
				<button
					type="button"
					key={ top }
					className="vestibule-bookings__beside"
					style={ boxOf( { top, bottom, lane: all - 1, lanes: all, wide: 1 }, layers.strip ) }
					aria-label={ `${ moreWords( rows.length ) }, ${ dates.day( day ) }, ${ dates.minute( top ) }` }
					onClick={ () => openDay( day ) }
				>
					+{ rows.length }
				</button>
			) ) }
		</>
	);
}

/** Box that marks the new time of the dragged booking. */
function DropTarget( { drag: { minute, length } }: { drag: Drag } ) {
	const { dates } = useSite();
	return (
		<div
			className="vestibule-bookings__ghost"
			aria-hidden="true"
			style={ { insetBlockStart: minute, blockSize: Math.max( MIN_MINUTES, length ) - 2 } }
		>
			{ dates.minute( minute ) } – { dates.minute( ( minute + length ) % 1440 ) }
		</div>
	);
}

function Column( props: Props ) {
	const { day, segments, busy, lanes, nowAt, drag, add } = props;
	const { dates } = useSite();
	const layers = useMemo( () => layersOf( segments, lanes, busy ), [ segments, lanes, busy ] );
	const press = ( event: MouseEvent< HTMLElement > ) => {
		if ( event.target instanceof Element && event.target.closest( 'button' ) === null ) {
			const at = event.clientY - event.currentTarget.getBoundingClientRect().top;
			add( day, Math.floor( at / PRESSED ) * PRESSED );
		}
	};
	return (
		<section
			className="vestibule-bookings__column"
			aria-label={ `${ dates.day( day ) }: ${ bookingsWords( layers.count ) }` }
		>
			{ /* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Keyboard users have the "New booking" button. */ }
			<div className="vestibule-bookings__hours" data-day={ day } onClick={ press }>
				<ClockChange day={ day } />
				<Bookings { ...props } layers={ layers } />
				{ drag !== null && drag.day === day && <DropTarget drag={ drag } /> }
				{ nowAt !== null && (
					<div className="vestibule-bookings__now" aria-hidden="true" style={ { insetBlockStart: nowAt } } />
				) }
			</div>
		</section>
	);
}

/** Column of a day from midnight to midnight, one pixel per minute. */
export const DayColumn = memo( Column );
