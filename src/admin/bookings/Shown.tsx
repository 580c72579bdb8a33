import { isSearch, type BusyTime, type Shown as Loaded } from './useBookings';
import { Skeleton } from '../kit/Loading';
import { List, Results } from './List';
import { Month } from './Month';
import type { Query, View } from './route';
import type { Row } from './row';
import { TimeGrid } from './TimeGrid';
import type { Drag } from './useDrag';

interface Props {
	query: Query;
	day: string;
	days: readonly string[];
	/** Null while it is on its way. */
	data: Loaded | null;
	busy: readonly BusyTime[];
	/** Nothing was shown yet. */
	isFirst: boolean;
	now: number;
	toneOf: ( event: number ) => number;
	open: ( id: number ) => void;
	openDay: ( day: string ) => void;
	add: ( day: string, minute: number ) => void;
	dropped: ( drag: Drag ) => void;
}

const NONE: readonly Row[] = [];

/** The bookings in the view that the address names; what is searched for is a list. */
export function Shown( { query, day, days, data, busy, isFirst, now, toneOf, open, openDay, add, dropped }: Props ) {
	const rows = data?.rows ?? NONE;
	const common = { rows, now, toneOf, open };
	if ( isFirst || ( data === null && ( query.view === 'list' || isSearch( query ) ) ) ) {
		return <Skeleton lines={ 7 } className={ `vestibule-bookings__skeleton is-${ query.view }` } />;
	}
	if ( isSearch( query ) ) {
		return <Results { ...common } total={ data?.total ?? 0 } />;
	}
	switch ( query.view ) {
		case 'month':
			return <Month { ...common } query={ query } day={ day } days={ days } counts={ data?.days ?? null } />;
		case 'list':
			return <List { ...common } days={ days } withEmpty />;
		default:
			return (
				<TimeGrid
					{ ...common }
					query={ query }
					days={ days }
					busy={ busy }
					isLoaded={ data !== null }
					openDay={ openDay }
					add={ add }
					dropped={ dropped }
				/>
			);
	}
}
