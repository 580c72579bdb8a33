import { Icon, cancelCircleFilled, lock } from '@wordpress/icons';
import type { CSSProperties, PointerEvent } from 'react';
import { eventWords, factsOf, sentenceOf, timesOf, titleOf, busyWords, type Row } from '../booking/row';
import type { Segment } from './segments';
import { useSite } from '../site/site';
import type { BusyTime } from '../query/useBookings';
import { useNow } from '../site/browser';

interface BookingProps {
	row: Row;
	/** Day on which the booking is displayed. It is part of the button's accessible name. */
	day: string;
	tone: number;
	open: ( id: number ) => void;
	style?: CSSProperties;
	/** Number of visible lines. The first line shows time and name, the third shows appointment type and host. */
	lines?: 1 | 2 | 3;
	/** Whether a single line has room for appointment type and host. */
	isWide?: boolean;
	/** Whether only the start time fits. */
	isNarrow?: boolean;
	/** Whether the host is shown. */
	withHost?: boolean;
	tabIndex?: number;
	hold?: ( event: PointerEvent< HTMLElement >, row: Row ) => void;
	isHeld?: boolean;
}

/** Icon of a status. It is needed because color alone is not accessible. */
export function Mark( { status }: Pick< Row, 'status' > ) {
	if ( status === 'missed' ) {
		return <Icon icon={ cancelCircleFilled } size={ 16 } />;
	}
	return status === 'blocked' ? <Icon icon={ lock } size={ 16 } /> : null;
}

/** Booking in the grid: a button with the full description as its accessible name. */
export function Booking( {
	row,
	day,
	tone,
	open,
	style,
	lines = 3,
	isWide = false,
	isNarrow = false,
	withHost = true,
	tabIndex,
	hold,
	isHeld = false,
}: BookingProps ) {
	const { dates } = useSite();
	const now = useNow();
	const [ start, end ] = [ Date.parse( row.start ), Date.parse( row.end ) ];
	const isShort = ( lines === 1 || isNarrow ) && ! dates.isWhole( start, end );
	const times = isShort ? dates.time( start ) : timesOf( row, dates );
	const classes = [
		'vestibule-bookings__booking',
		`is-${ row.status }`,
		`is-tone-${ tone }`,
		lines === 1 ? 'is-short' : '',
		isHeld ? 'is-held' : '',
		end < now ? 'is-over' : '',
		hold ? 'is-movable' : '',
	];
	return (
		<button
			type="button"
			className={ classes.filter( Boolean ).join( ' ' ) }
			style={ style }
			tabIndex={ tabIndex }
			data-booking={ row.id }
			aria-label={ sentenceOf( row, day, dates ) }
			title={ `${ timesOf( row, dates ) }\n${ titleOf( row ) }\n${ factsOf( row ) }` }
			onClick={ () => open( row.id ) }
			onPointerDown={ hold && ( ( event ) => hold( event, row ) ) }
		>
			<span className="vestibule-bookings__name">
				<Mark status={ row.status } />
				<bdi>{ titleOf( row ) }</bdi>
			</span>
			<span className="vestibule-bookings__time">{ times }</span>
			{ ( lines === 3 || isWide ) && (
				<span className="vestibule-bookings__what">
					{ ( withHost && factsOf( row ) ) || eventWords( row ) }
				</span>
			) }
		</button>
	);
}

interface BusyProps {
	segment: Segment< BusyTime >;
	style: CSSProperties;
	isShort: boolean;
}

/** Busy time of a host. The box is not interactive, so a click on it selects the time under the pointer. */
export function Busy( { segment, style, isShort }: BusyProps ) {
	const { dates } = useSite();
	const { row, top, bottom } = segment;
	const times = dates.span( top, bottom );
	return (
		<div
			className={ `vestibule-bookings__booking is-blocked is-busy${ isShort ? ' is-short' : '' }` }
			style={ style }
			title={ `${ times }\n${ busyWords() }\n${ row.host.name }` }
		>
			<div className="vestibule-bookings__why">
				<span className="vestibule-bookings__name">
					<Icon icon={ lock } size={ 16 } />
					<bdi>{ row.host.name }</bdi>
				</span>
				<span className="vestibule-bookings__what">{ busyWords() }</span>
				<span className="vestibule-bookings__time">{ isShort ? dates.minute( top ) : times }</span>
			</div>
		</div>
	);
}
