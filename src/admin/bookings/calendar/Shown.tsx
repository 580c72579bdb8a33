import { isSearch } from '../query/useBookings';
import type { Calendar } from '../query/useCalendar';
import { Skeleton } from '../../kit/list/Loading';
import { Agenda } from './Agenda';
import { ByHost } from './ByHost';
import type { Named } from './columns';
import { List, Results } from './List';
import { Month } from './Month';
import type { Query } from '../query/route';
import type { Row } from '../booking/row';
import { isByHost } from '../site/site';
import { TimeGrid } from './TimeGrid';
import type { Drag } from './useDrag';

interface Props {
	query: Query;
	calendar: Calendar;
	/** All hosts of the site; null while loading. */
	hosts: readonly Named[] | null;
	toneOf: ( event: number ) => number;
	open: ( id: number ) => void;
	openDay: ( day: string ) => void;
	/** Adds a booking. Null if the user isn't allowed to add bookings. */
	add: ( ( day: string, minute: number, host?: number ) => void ) | null;
	dropped: ( drag: Drag ) => void;
}

const NONE: readonly Row[] = [];
const NONE_NAMED: readonly Named[] = [];
const NOTHING = () => undefined;

/** Bookings in the current view. Search results are always a list. */
export function Shown( { query, calendar, hosts, toneOf, open, openDay, add, dropped }: Props ) {
	const { day, now, current: data, hours } = calendar;
	const { days } = calendar.range;
	const { busy } = calendar.elsewhere;
	const rows = data?.rows ?? NONE;
	const isWaiting = data === null && ( query.view === 'list' || query.view === 'agenda' || isSearch( query ) );
	const common = { rows, now, toneOf, open };
	if ( calendar.data === null || isWaiting || ( hosts === null && isByHost( query.view ) ) ) {
		return <Skeleton lines={ 7 } className={ `vestibule-bookings__skeleton is-${ query.view }` } />;
	}
	if ( isSearch( query ) ) {
		return <Results { ...common } total={ data?.total ?? 0 } more={ data?.more ?? false } />;
	}
	switch ( query.view ) {
		case 'month':
			return <Month { ...common } query={ query } day={ day } days={ days } counts={ data?.days ?? null } />;
		case 'list':
			return <List { ...common } days={ days } withEmpty />;
		case 'agenda':
			return <Agenda { ...common } days={ days } hosts={ hosts ?? NONE_NAMED } />;
		case 'hosts':
		case 'hosts-week':
			return (
				<ByHost
					{ ...common }
					query={ query }
					days={ days }
					busy={ busy }
					hours={ hours }
					hosts={ hosts ?? NONE_NAMED }
					openDay={ openDay }
					add={ add }
				/>
			);
		default:
			return (
				<TimeGrid
					{ ...common }
					query={ query }
					days={ days }
					busy={ busy }
					isLoaded={ data !== null }
					openDay={ openDay }
					add={ add ?? NOTHING }
					dropped={ dropped }
				/>
			);
	}
}
