import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CSSProperties, KeyboardEvent, RefObject } from 'react';
import type { Row } from '../booking/row';
import { hashOf, type Query } from '../query/route';
import { useSite } from '../site/site';
import { hoursDrawn, stepFrom, type HostColumn as Column, type Span } from './columns';
import { HostColumn, hostWords } from './HostColumn';
import { layersOf, type Layers } from './lanes';

interface Props {
	query: Query;
	days: readonly string[];
	columns: readonly Column[];
	now: number;
	toneOf: ( event: number ) => number;
	open: ( id: number ) => void;
	openDay: ( day: string ) => void;
	add: ( ( day: string, minute: number, host: number ) => void ) | null;
}

const isBooked = ( row: Row ) => row.status !== 'blocked';

const NOTHING = layersOf( [], 1 );

/** Pixels per minute. At this scale, a half-hour booking has room for a name in two lines. */
const SCALE = 2;

/** Width of the column with the times in px. */
const GUTTER = 76;

/** Scrolls horizontally until a day of the week is next to the column of hours. */
function showDay( grid: HTMLElement, day: string, isRtl: boolean ): void {
	const head = grid.querySelector( `[data-head="${ day }"]` )?.getBoundingClientRect();
	const box = grid.getBoundingClientRect();
	if ( head !== undefined ) {
		grid.scrollBy( { left: isRtl ? head.right - box.right + GUTTER : head.left - box.left - GUTTER } );
	}
}

type HeadsProps = Pick< Props, 'query' | 'days' | 'columns' > & { today: string };

/** Header rows with the days (if there are several) and the hosts. */
function Heads( { query, days, columns, today }: HeadsProps ) {
	const { dates, zone, zoneName } = useSite();
	const hosts = columns.length / Math.max( 1, days.length );
	return (
		<div className="vestibule-hosts__heads">
			<span className="vestibule-hosts__corner" title={ zone }>
				{ zoneName }
			</span>
			{ days.length > 1 &&
				days.map( ( day ) => (
					<a
						key={ day }
						className="vestibule-hosts__day"
						data-head={ day }
						style={ { gridColumnEnd: `span ${ hosts }` } }
						href={ hashOf( { ...query, view: 'hosts', day, booking: 0 } ) }
						aria-current={ day === today ? 'date' : undefined }
					>
						{ dates.day( day ) }
					</a>
				) ) }
			{ columns.map( ( { host, day } ) => (
				<span
					key={ `${ day }-${ host.id }` }
					className={ `vestibule-hosts__head${ host === columns[ 0 ]?.host ? ' is-first' : '' }` }
					aria-hidden="true"
				>
					<bdi>{ hostWords( host ) }</bdi>
				</span>
			) ) }
		</div>
	);
}

/** Column with a label for each hour. */
function Gutter( { drawn }: { drawn: Span } ) {
	const { dates } = useSite();
	const marks = Array.from( { length: ( drawn.bottom - drawn.top ) / 60 }, ( _, at ) => drawn.top + at * 60 );
	return (
		<div className="vestibule-hosts__gutter" aria-hidden="true">
			{ marks.map( ( at ) => (
				<span key={ at } style={ { insetBlockStart: ( at - drawn.top ) * SCALE } }>
					{ dates.minute( at ) }
				</span>
			) ) }
		</div>
	);
}

/** Returns the minute at which the first booking starts; Infinity if there is none. */
const firstMinute = ( columns: readonly Column[] ): number =>
	Math.min(
		...columns.flatMap( ( { segments } ) =>
			segments.filter( ( { row } ) => isBooked( row ) ).map( ( { top } ) => top )
		)
	);

/** Scrolls to the current time, or to the first booking if today is not displayed. */
function useFirstView(
	grid: RefObject< HTMLElement >,
	{ days, columns }: Pick< Props, 'days' | 'columns' >,
	drawn: Span,
	now: number
) {
	const { clock, isRtl } = useSite();
	const today = clock.dayOf( now );
	const first = firstMinute( columns );
	useEffect( () => {
		const at = days.includes( today ) ? clock.minuteOf( now ) - 60 : first;
		grid.current?.scrollTo( { top: Math.max( 0, ( at - drawn.top ) * SCALE - 20 ) } );
		if ( grid.current !== null ) {
			showDay( grid.current, today, isRtl );
		}
	}, [ days.join(), Number.isFinite( first ) ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Only when other days are displayed or have loaded, not every minute.
}

/**
 * Adds arrow key navigation between bookings. The Tab key reaches only one booking: the last one that was selected with
 * an arrow key.
 */
function useArrowKeys( grid: RefObject< HTMLElement >, layers: readonly Layers[] ) {
	const { isRtl } = useSite();
	const [ chosen, setChosen ] = useState( 0 );
	const stops = layers.map( ( { placed } ) => placed.map( ( { row, top } ) => ( { id: row.id, top } ) ) );
	const all = stops.flat();
	const press = ( event: KeyboardEvent< HTMLElement > ) => {
		const held = event.target instanceof HTMLElement ? Number( event.target.dataset.booking ?? 0 ) : 0;
		const to = held === 0 ? 0 : stepFrom( stops, held, event.key, isRtl );
		if ( to !== 0 ) {
			event.preventDefault();
			setChosen( to );
			grid.current?.querySelector< HTMLElement >( `[data-booking="${ to }"]` )?.focus();
		}
	};
	return { current: all.some( ( { id } ) => id === chosen ) ? chosen : ( all[ 0 ]?.id ?? 0 ), press };
}

/**
 * Grid with a column per host and day. For screen readers, each column is a heading with a list. The agenda under the
 * grid has the same content as text.
 */
export function HostGrid( { query, days, columns, now, ...actions }: Props ) {
	const { clock } = useSite();
	const grid = useRef< HTMLDivElement >( null );
	const drawn = useMemo( () => hoursDrawn( columns ), [ columns ] );
	const today = clock.dayOf( now );
	const lanes = days.length > 1 ? 2 : 3;
	const layers = useMemo(
		() => columns.map( ( { segments, busy } ) => layersOf( segments, lanes, busy ) ),
		[ columns, lanes ]
	);
	const { current, press } = useArrowKeys( grid, layers );
	useFirstView( grid, { days, columns }, drawn, now );
	const style = {
		'--columns': columns.length,
		'--scale': SCALE,
		'--minutes': drawn.bottom - drawn.top,
	} as CSSProperties;
	return (
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles arrow keys.
		<div
			className={ `vestibule-hosts${ days.length > 1 ? ' is-week' : '' }` }
			style={ style }
			ref={ grid }
			role="region"
			aria-label={ __( 'Calendar by host', 'vestibule' ) }
			tabIndex={ 0 }
			onKeyDown={ press }
		>
			<Heads { ...{ query, days, columns, today } } />
			<div className="vestibule-hosts__columns">
				<Gutter drawn={ drawn } />
				{ columns.map( ( column, at ) => (
					<HostColumn
						key={ `${ column.day }-${ column.host.id }` }
						column={ column }
						layers={ layers[ at ] ?? NOTHING }
						drawn={ drawn }
						scale={ SCALE }
						isFirst={ column.host === columns[ 0 ]?.host }
						nowAt={ column.day === today ? clock.minuteOf( now ) : null }
						current={ current }
						{ ...actions }
					/>
				) ) }
			</div>
		</div>
	);
}
