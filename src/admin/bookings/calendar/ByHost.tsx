import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { BookingsHours } from '../../../contracts/bookings-hours';
import type { Row } from '../booking/row';
import type { Query } from '../query/route';
import type { BusyTime } from '../query/useBookings';
import { useSite } from '../site/site';
import { Agenda } from './Agenda';
import { columnsOf, hostsShown, type Named } from './columns';
import { HostGrid } from './HostGrid';

interface Props {
	query: Query;
	days: readonly string[];
	rows: readonly Row[];
	busy: readonly BusyTime[];
	/** Opening hours of hosts; null while unknown. */
	hours: readonly BookingsHours[] | null;
	/** All hosts of the site. */
	hosts: readonly Named[];
	now: number;
	toneOf: ( event: number ) => number;
	open: ( id: number ) => void;
	openDay: ( day: string ) => void;
	add: ( ( day: string, minute: number, host: number ) => void ) | null;
}

/** Calendar with a column per host, followed by the same bookings as text. Phones show only the text. */
export function ByHost( { query, days, rows, busy, hours, hosts, now, toneOf, open, openDay, add }: Props ) {
	const { clock } = useSite();
	const shown = useMemo( () => hostsShown( hosts, query.host, rows ), [ hosts, query.host, rows ] );
	const columns = useMemo(
		() => columnsOf( days, shown, rows, busy, hours, clock ),
		[ days, shown, rows, busy, hours, clock ]
	);
	if ( shown.length === 0 ) {
		return (
			<p className="vestibule-agenda__none">
				{ __( 'No hosts yet. Add hosts to an appointment type to see their bookings.', 'vestibule' ) }
			</p>
		);
	}
	return (
		<>
			<HostGrid
				query={ query }
				days={ days }
				columns={ columns }
				now={ now }
				toneOf={ toneOf }
				open={ open }
				openDay={ openDay }
				add={ add }
			/>
			<section
				className="vestibule-agenda__below"
				aria-label={ __( 'The same bookings as a list', 'vestibule' ) }
			>
				<Agenda days={ days } rows={ rows } hosts={ shown } now={ now } toneOf={ toneOf } open={ open } />
			</section>
		</>
	);
}
