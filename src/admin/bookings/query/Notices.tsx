import { Button, Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Failed } from '../../kit/list/Loading';
import { useOnline } from '../site/browser';
import { useSite } from '../site/site';
import { USUAL } from '../../kit/bookingStatus';
import { filtersOn, type Address } from './route';
import { isSearch } from './useBookings';
import type { Calendar } from './useCalendar';

/** Notice saying that the displayed data may be outdated. */
function Offline( { loadedAt }: { loadedAt: number | null } ) {
	const { dates } = useSite();
	return (
		<Notice status="warning" isDismissible={ false }>
			{ loadedAt === null
				? __( 'You are offline. The calendar will be loaded as soon as you are online again.', 'vestibule' )
				: sprintf(
						/* translators: %s: time. */
						__( 'You are offline. These bookings were loaded at %s.', 'vestibule' ),
						dates.time( loadedAt )
					) }
		</Notice>
	);
}

function WithoutBusyTimes( { elsewhere }: Pick< Calendar, 'elsewhere' > ) {
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [ { label: __( 'Try again', 'vestibule' ), onClick: elsewhere.reload } ] }
		>
			{ __( 'Times that are busy in other calendars are not shown.', 'vestibule' ) } { elsewhere.failure }
		</Notice>
	);
}

function Incomplete( { shown, count }: { shown: number; count: string } ) {
	return (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: 1: number of shown bookings, 2: total with its noun, such as "3,000 bookings". */
				__( 'The first %1$d of %2$s are shown. Use the filters, or choose a day.', 'vestibule' ),
				shown,
				count
			) }
		</Notice>
	);
}

interface Props {
	query: Address[ 'query' ];
	calendar: Calendar;
	/** Number of bookings as text. */
	count: string;
}

/** Notices about incomplete or outdated data. */
export function Notices( { query, calendar, count }: Props ) {
	const { data, current, failure, reload, elsewhere } = calendar;
	const isOnline = useOnline();
	const isCut = current !== null && current.days === null && current.total > current.rows.length;
	return (
		<>
			{ ! isOnline && <Offline loadedAt={ data?.at ?? null } /> }
			{ failure !== '' && isOnline && <Failed reason={ failure } retry={ reload } /> }
			{ elsewhere.failure !== '' && isOnline && <WithoutBusyTimes elsewhere={ elsewhere } /> }
			{ isCut && ! isSearch( query ) && <Incomplete shown={ current.rows.length } count={ count } /> }
		</>
	);
}

/** Message if no booking matches the filters. */
export function NoMatch( { go }: Pick< Address, 'go' > ) {
	return (
		<p className="vestibule-bookings__none">
			{ __( 'No booking matches the filters.', 'vestibule' ) }{ ' ' }
			<Button variant="link" onClick={ () => go( { event: [], host: [], status: USUAL, search: '' } ) }>
				{ __( 'Clear the filters', 'vestibule' ) }
			</Button>
		</p>
	);
}

/** Checks whether no booking matches the filters. */
export const isFilteredOut = ( query: Address[ 'query' ], { current }: Calendar ): boolean =>
	current !== null && current.total === 0 && filtersOn( query ) > 0;
