import { useId, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties, MouseEvent } from 'react';
import { bookingsWords, busyWords, moreWords } from '../booking/row';
import { useSite } from '../site/site';
import { Booking, Busy } from './Booking';
import { closedOf, type HostColumn as Column, type Named, type Span } from './columns';
import { MIN_MINUTES, type Layers } from './lanes';

/** Returns the name of a host, or a placeholder. */
export function hostWords( { id, name }: Named ): string {
	if ( id === 0 ) {
		return __( 'Without a host', 'vestibule' );
	}
	return name === '' ? __( 'Deleted host', 'vestibule' ) : name;
}

interface Props {
	column: Column;
	layers: Layers;
	/** Displayed part of the day. */
	drawn: Span;
	/** Pixels per minute. */
	scale: number;
	/** Whether this is the first column of its day. */
	isFirst: boolean;
	/** Minutes since midnight if this day is today; otherwise null. */
	nowAt: number | null;
	/** ID of the only booking in the grid that the Tab key reaches. */
	current: number;
	toneOf: ( event: number ) => number;
	open: ( id: number ) => void;
	openDay: ( day: string ) => void;
	add: ( ( day: string, minute: number, host: number ) => void ) | null;
}

/** Click precision, in minutes. The time at the pointer is rounded down to a multiple of this number. */
const PRESSED = 15;

/** Returns the position of a time span, clipped to the displayed hours. */
function placed( { top, bottom }: Span, drawn: Span, scale: number ): CSSProperties {
	const from = Math.max( top, drawn.top );
	return {
		insetBlockStart: ( from - drawn.top ) * scale,
		blockSize: Math.max( 0, Math.min( bottom, drawn.bottom ) - from ) * scale,
	};
}

/** Returns the horizontal position of a box in its lane, after the strip for busy times. */
const beside = ( { strip }: Layers, lane: number, wide: number, of: number ): CSSProperties => ( {
	insetInlineStart: `calc( ${ strip }px + ( 100% - ${ strip + 6 }px ) * ${ lane / of } )`,
	inlineSize: `calc( ( 100% - ${ strip + 6 }px ) * ${ wide / of } - 2px )`,
} );

/** Returns the vertical position of a box with a readable minimum height. */
const boxOf = ( { top, bottom }: Span, { drawn, scale }: Pick< Props, 'drawn' | 'scale' > ): CSSProperties =>
	placed( { top, bottom: Math.max( bottom, top + MIN_MINUTES ) }, drawn, scale );

/** Background of a column: shaded closed hours, and busy times of external calendars. */
function Background( { column: { open: hours }, layers, drawn, scale }: Props ) {
	const closed = useMemo( () => ( hours === null ? [] : closedOf( hours ) ), [ hours ] );
	return (
		<>
			{ closed.map( ( span ) => (
				<li
					key={ `closed-${ span.top }` }
					className="vestibule-hosts__closed"
					role="presentation"
					style={ placed( span, drawn, scale ) }
				/>
			) ) }
			{ layers.busy.map( ( one ) => (
				<li
					key={ `busy-${ one.row.id }` }
					className="vestibule-hosts__busy"
					style={ boxOf( one, { drawn, scale } ) }
					title={ busyWords() }
				>
					<Busy segment={ one } style={ { blockSize: '100%' } } isShort={ one.bottom - one.top < 25 } />
				</li>
			) ) }
		</>
	);
}

/** Bookings of a host. If not all bookings fit side by side, buttons lead to the others. */
function Bookings( { column: { day }, layers, drawn, scale, current, toneOf, open, openDay }: Props ) {
	const { dates } = useSite();
	return (
		<>
			{ layers.placed.map( ( one ) => (
				<li
					key={ one.row.id }
					className={ `vestibule-hosts__place is-${ one.row.status }` }
					style={ {
						...boxOf( one, { drawn, scale } ),
						...( one.row.status === 'blocked'
							? { insetInline: 0 }
							: beside( layers, one.lane, one.wide, one.lanes ) ),
					} }
				>
					<Booking
						row={ one.row }
						day={ day }
						tone={ toneOf( one.row.event.id ) }
						open={ open }
						withHost={ false }
						tabIndex={ one.row.id === current ? 0 : -1 }
					/>
				</li>
			) ) }
			{ layers.more.map( ( { top, bottom, lanes: all, rows } ) => (
				<li
					key={ `more-${ top }` }
					className="vestibule-hosts__place"
					style={ { ...boxOf( { top, bottom }, { drawn, scale } ), ...beside( layers, all - 1, 1, all ) } }
				>
					<button
						type="button"
						className="vestibule-bookings__beside"
						aria-label={ `${ moreWords( rows.length ) }, ${ dates.day( day ) }, ${ dates.minute( top ) }` }
						onClick={ () => openDay( day ) }
					>
						+{ rows.length }
					</button>
				</li>
			) ) }
		</>
	);
}

/** Column for one day of a host, with closed hours shaded. */
export function HostColumn( props: Props ) {
	const { column, layers, drawn, scale, isFirst, nowAt, add } = props;
	const { host, day, open: hours } = column;
	const { dates } = useSite();
	const id = useId();
	const times = ( hours ?? [] ).map( ( { top, bottom } ) => dates.span( top, bottom ) );
	const press = ( event: MouseEvent< HTMLElement > ) => {
		if ( add !== null && event.target instanceof Element && event.target.closest( 'button' ) === null ) {
			const at = ( event.clientY - event.currentTarget.getBoundingClientRect().top ) / scale + drawn.top;
			add( day, Math.floor( at / PRESSED ) * PRESSED, host.id );
		}
	};
	return (
		<section className={ `vestibule-hosts__column${ isFirst ? ' is-first' : '' }` } aria-labelledby={ id }>
			<h3 className="screen-reader-text" id={ id }>
				{ `${ hostWords( host ) }, ${ dates.day( day ) }: ${ bookingsWords( layers.count ) }` }
			</h3>
			{ hours !== null && (
				<p className="screen-reader-text">
					{ times.length === 0
						? __( 'Closed', 'vestibule' )
						: /* translators: %s: times, such as 9:00 – 12:00, 13:00 – 17:00. */
							sprintf( __( 'Open: %s', 'vestibule' ), times.join( ', ' ) ) }
				</p>
			) }
			{ /* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Keyboard users have the "New booking" button. */ }
			<ul className="vestibule-hosts__hours" onClick={ press }>
				<Background { ...props } />
				<Bookings { ...props } />
				{ nowAt !== null && nowAt >= drawn.top && nowAt < drawn.bottom && (
					<li
						className="vestibule-bookings__now"
						role="presentation"
						style={ { insetBlockStart: ( nowAt - drawn.top ) * scale } }
					/>
				) }
			</ul>
		</section>
	);
}
