import { Button } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { isolated } from '../../kit/isolated';
import { statusWords } from '../../kit/bookingStatus';
import { bookingsWords, eventWords, sentenceOf, timesOf, titleOf, type Row } from '../booking/row';
import { useSite } from '../site/site';
import { Mark } from './Booking';
import { hostsShown, type Named } from './columns';
import { hostWords } from './HostColumn';
import { segmentsByDay, type Segment } from './segments';

interface Props {
	days: readonly string[];
	rows: readonly Row[];
	hosts: readonly Named[];
	now: number;
	toneOf: ( event: number ) => number;
	open: ( id: number ) => void;
}

/** Returns the ID of the first booking that has not ended; 0 if there is none. */
const nextOf = ( segments: readonly Segment< Row >[], now: number ): number =>
	segments.find( ( { row } ) => row.status === 'booked' && Date.parse( row.end ) > now )?.row.id ?? 0;

function CallLink( { row }: { row: Row } ) {
	return (
		<Button
			variant="secondary"
			__next40pxDefaultSize
			className="vestibule-agenda__call"
			href={ `tel:${ row.phone.replace( /[^\d+]/g, '' ) }` }
			aria-label={ sprintf(
				/* translators: 1: name of a visitor, 2: phone number. */
				__( 'Call %1$s, %2$s', 'vestibule' ),
				isolated( titleOf( row ) ),
				row.phone
			) }
		>
			<bdi dir="ltr">{ row.phone }</bdi>
		</Button>
	);
}

function Item( {
	row,
	day,
	tone,
	isNext,
	now,
	open,
}: Pick< Props, 'now' | 'open' > & { row: Row; day: string; tone: number; isNext: boolean } ) {
	const { dates } = useSite();
	const isOver = Date.parse( row.end ) < now;
	const state = row.status === 'booked' ? '' : statusWords( row.status );
	return (
		<li className={ `vestibule-agenda__item is-${ row.status } is-tone-${ tone }${ isOver ? ' is-over' : '' }` }>
			<span className="vestibule-agenda__time">
				{ timesOf( row, dates ) }
				{ isNext && (
					<b className="vestibule-agenda__next">
						{ _x( 'Next', 'the next appointment of a day', 'vestibule' ) }
					</b>
				) }
			</span>
			<span className="vestibule-agenda__who">
				<button
					type="button"
					data-booking={ row.id }
					aria-label={ sentenceOf( row, day, dates ) }
					onClick={ () => open( row.id ) }
				>
					<bdi>{ titleOf( row ) }</bdi>
				</button>
				<span>{ eventWords( row ) }</span>
				{ state !== '' && (
					<span className={ `vestibule-bookings__status is-${ row.status }` }>
						<Mark status={ row.status } />
						{ state }
					</span>
				) }
				{ row.note !== '' && row.status !== 'blocked' && (
					<span className="vestibule-agenda__note">
						<bdi>{ row.note }</bdi>
					</span>
				) }
			</span>
			{ row.phone !== '' && <CallLink row={ row } /> }
		</li>
	);
}

const Nothing = () => <p className="vestibule-agenda__none">{ __( 'No bookings.', 'vestibule' ) }</p>;

interface DayProps extends Pick< Props, 'hosts' | 'now' | 'toneOf' | 'open' > {
	day: string;
	segments: readonly Segment< Row >[];
}

/** Bookings of a day, grouped by host if there are several. */
function DayBookings( { day, segments, hosts, now, toneOf, open }: DayProps ) {
	const { clock } = useSite();
	const next = day === clock.dayOf( now ) ? nextOf( segments, now ) : 0;
	const groups = hosts.length > 1 ? hosts : [ null ];
	const group = ( host: Named | null ) => {
		const own = segments.filter( ( { row } ) => host === null || ( row.host?.id ?? 0 ) === host.id );
		const count = own.filter( ( { row } ) => row.status !== 'blocked' ).length;
		return own.length === 0 ? null : (
			<section key={ host?.id ?? 0 }>
				{ host !== null && (
					<h4 className="vestibule-agenda__host">
						<bdi>{ hostWords( host ) }</bdi> <span>{ bookingsWords( count ) }</span>
					</h4>
				) }
				<ul>
					{ own.map( ( { row } ) => (
						<Item
							key={ row.id }
							row={ row }
							day={ day }
							tone={ toneOf( row.event.id ) }
							isNext={ row.id === next }
							now={ now }
							open={ open }
						/>
					) ) }
				</ul>
			</section>
		);
	};
	return <>{ groups.map( group ) }</>;
}

/** List of the bookings on the given days, as text with contact details. */
export function Agenda( { days, rows, hosts, now, toneOf, open }: Props ) {
	const { clock, dates, isHost, ownHosts } = useSite();
	const shown = useMemo( () => hostsShown( hosts, [], rows ), [ hosts, rows ] );
	const byDay = useMemo( () => segmentsByDay( rows, days, clock ), [ rows, days, clock ] );
	const listed = days.length > 1 ? days.filter( ( day ) => byDay.get( day )?.length ) : days;
	if ( isHost && ownHosts.length === 0 ) {
		return (
			<p className="vestibule-agenda__none">
				{ __( 'Your account is not linked to a host yet. Ask the administrator of this site.', 'vestibule' ) }
			</p>
		);
	}
	return (
		<div className="vestibule-agenda">
			{ listed.length === 0 && <Nothing /> }
			{ listed.map( ( day ) => {
				const segments = byDay.get( day ) ?? [];
				return (
					<section key={ day } aria-label={ dates.day( day ) }>
						{ days.length > 1 && <h3 className="vestibule-agenda__day">{ dates.day( day ) }</h3> }
						{ segments.length === 0 && <Nothing /> }
						<DayBookings
							day={ day }
							segments={ segments }
							hosts={ shown }
							now={ now }
							toneOf={ toneOf }
							open={ open }
						/>
					</section>
				);
			} ) }
		</div>
	);
}
