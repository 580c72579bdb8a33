import { Button, Spinner } from '@wordpress/components';
import { useCallback, useId, useState } from '@wordpress/element';
import { __, sprintf, _n } from '@wordpress/i18n';
import { addDays } from '../../time/month';
import { Failed } from '../entries/Failed';
import { useLoad } from '../kit/useLoad';
import { fetchFree, type FreeTime } from './api';
import { useSite } from './site';
import { useNow } from './useNow';

interface Props {
	event: number;
	host: number;
	/** The first day that is offered. */
	from: string;
	/** Grows when what is free has changed. */
	version: number;
	chosen: string;
	choose: ( time: FreeTime ) => void;
}

/** Days at a time. */
const DAYS = 7;

/** What is free, by day; for the owner also without notice. Of hosts with the same time one has the turn. */
export function FreeTimes( { event, host, from, version, chosen, choose }: Props ) {
	const { clock, dates, zoneName } = useSite();
	const [ first, setFirst ] = useState( from );
	const name = useId();
	const load = useCallback(
		( signal: AbortSignal ) =>
			fetchFree( event, host, clock.at( first, 0 ), clock.at( addDays( first, DAYS ), 0 ), signal ),
		[ event, host, first, clock ]
	);
	const { data, loading, failure, reload } = useLoad( load, version );
	const byDay = new Map< string, FreeTime[] >();
	const seen = new Set< string >();
	for ( const time of data ?? [] ) {
		if ( ! seen.has( time.start ) ) {
			seen.add( time.start );
			const day = clock.dayOf( Date.parse( time.start ) );
			byDay.set( day, [ ...( byDay.get( day ) ?? [] ), time ] );
		}
	}
	const today = clock.dayOf( useNow() );
	return (
		<div className="vestibule-bookings__free">
			<div className="vestibule-bookings__turn">
				<Button
					variant="tertiary"
					size="compact"
					disabled={ first <= today }
					accessibleWhenDisabled
					onClick={ () => setFirst( addDays( first, -DAYS ) ) }
				>
					{ __( 'Earlier', 'vestibule' ) }
				</Button>
				<span role="status">{ dates.range( first, addDays( first, DAYS - 1 ) ) }</span>
				<Button variant="tertiary" size="compact" onClick={ () => setFirst( addDays( first, DAYS ) ) }>
					{ __( 'Later', 'vestibule' ) }
				</Button>
			</div>
			{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
			{ failure === '' && loading && <Spinner /> }
			{ failure === '' && ! loading && byDay.size === 0 && (
				<p>{ __( 'Nothing is free on these days.', 'vestibule' ) }</p>
			) }
			{ failure === '' &&
				! loading &&
				[ ...byDay ].map( ( [ day, times ] ) => (
					<fieldset key={ day }>
						<legend>{ dates.day( day ) }</legend>
						{ times.map( ( time ) => (
							<label key={ time.start } htmlFor={ `${ name }-${ time.start }` }>
								<input
									type="radio"
									id={ `${ name }-${ time.start }` }
									name={ name }
									checked={ time.start === chosen }
									onChange={ () => choose( time ) }
								/>
								<span>
									{ dates.time( Date.parse( time.start ) ) }
									{ time.places > 1 && (
										<small>
											{ sprintf(
												/* translators: %d: number of free places. */
												_n( '%d place', '%d places', time.places, 'vestibule' ),
												time.places
											) }
										</small>
									) }
								</span>
							</label>
						) ) }
					</fieldset>
				) ) }
			<p className="vestibule-bookings__hint">{ zoneName }</p>
		</div>
	);
}
