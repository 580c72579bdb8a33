import { Button, Spinner, RadioControl } from '@wordpress/components';
import { useCallback, useId, useState } from '@wordpress/element';
import { __, sprintf, _n, _x } from '@wordpress/i18n';
import { TextControl } from '../../../controls/wordpress';
import { minuteOf, readTime } from '../../../hours/time';
import { addDays } from '../../../time/month';
import type { BookingTime } from '../../../contracts/booking-time';
import { WhyNoTime } from '../../kit/hours/WhyNoTime';
import { Failed } from '../../kit/list/Loading';
import { useLoad } from '../../kit/server/useLoad';
import { fetchFree, instantOf } from '../booking/api';
import { useNow } from '../site/browser';
import type { SiteClock, WallTime } from '../../../time/clock';
import { useSite } from '../site/site';
import type { Time } from './time';

interface DayAndTimeProps {
	labels: { day: string; time: string };
	value: WallTime;
	onChange: ( value: WallTime ) => void;
	/** Whether only a day is entered, without a time. */
	isWhole?: boolean;
	help?: string;
	isRefused?: boolean;
}

interface TimeOfDayProps {
	label: string;
	/** Time in the format HH:mm; empty if the input is not a valid time. */
	time: string;
	isRefused?: boolean;
	onChange: ( time: string ) => void;
}

/**
 * Text control for a time. Displays the site's time format and accepts common formats. The browser's time input would
 * use its own format.
 */
function TimeOfDay( { label, time, isRefused = false, onChange }: TimeOfDayProps ) {
	const { dates } = useSite();
	const [ typed, setTyped ] = useState< string | null >( null );
	const minute = minuteOf( time );
	return (
		<TextControl
			label={ label }
			autoComplete="off"
			maxLength={ 20 }
			value={ typed ?? ( minute === null ? '' : dates.minute( minute ) ) }
			aria-invalid={ isRefused || ( typed === null && minute === null ) }
			onChange={ ( text ) => {
				setTyped( text );
				onChange( readTime( text, 'start' ) ?? '' );
			} }
			onBlur={ () => setTyped( minute === null ? typed : null ) }
		/>
	);
}

/** Controls for a day and time in the site's time zone. */
export function DayAndTime( { labels, value, onChange, isWhole = false, help, isRefused }: DayAndTimeProps ) {
	return (
		<div className="vestibule-bookings__moment">
			<TextControl
				type="date"
				label={ labels.day }
				value={ value.day }
				aria-invalid={ isRefused }
				onChange={ ( day ) => onChange( { ...value, day } ) }
			/>
			{ ! isWhole && (
				<TimeOfDay
					label={ labels.time }
					time={ value.time }
					isRefused={ isRefused }
					onChange={ ( time ) => onChange( { ...value, time } ) }
				/>
			) }
			{ help !== undefined && <p className="vestibule-bookings__hint">{ help }</p> }
		</div>
	);
}

interface FreeTimesProps {
	event: number;
	host: number;
	/** First day to display. */
	from: string;
	/** Increases when the available times must be reloaded. */
	version: number;
	chosen: string;
	choose: ( time: BookingTime ) => void;
}

/** Number of days per page. */
const DAYS = 7;

/** Groups times by day. If several hosts are available at the same start time, the time is listed once. */
function groupByDay( times: readonly BookingTime[], clock: SiteClock ): Map< string, BookingTime[] > {
	const byDay = new Map< string, BookingTime[] >();
	const seen = new Set< string >();
	for ( const time of times ) {
		if ( ! seen.has( time.start ) ) {
			seen.add( time.start );
			const day = clock.dayOf( Date.parse( time.start ) );
			byDay.set( day, [ ...( byDay.get( day ) ?? [] ), time ] );
		}
	}
	return byDay;
}

interface TimesByDayProps extends Pick< FreeTimesProps, 'chosen' | 'choose' > {
	byDay: ReadonlyMap< string, readonly BookingTime[] >;
}

/** Radio buttons for the available times, grouped by day. */
function TimesByDay( { byDay, chosen, choose }: TimesByDayProps ) {
	const { dates } = useSite();
	const name = useId();
	return (
		<>
			{ [ ...byDay ].map( ( [ day, times ] ) => (
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
											/* translators: %d: number of available spots. */
											_n( '%d spot', '%d spots', time.places, 'vestibule' ),
											time.places
										) }
									</small>
								) }
							</span>
						</label>
					) ) }
				</fieldset>
			) ) }
		</>
	);
}

/**
 * Available times by day, including those within the minimum notice. If several hosts are available at the same time,
 * the server assigns one.
 */
function FreeTimes( { event, host, from, version, chosen, choose }: FreeTimesProps ) {
	const { clock, dates, zoneName } = useSite();
	const [ first, setFirst ] = useState( from );
	const load = useCallback(
		( signal: AbortSignal ) =>
			fetchFree(
				{
					event,
					from: instantOf( clock.at( first, 0 ) ),
					to: instantOf( clock.at( addDays( first, DAYS ), 0 ) ),
					...( host > 0 && { host } ),
				},
				signal
			),
		[ event, host, first, clock ]
	);
	const { data, loading, failure, reload } = useLoad( load, version );
	const byDay = groupByDay( data ?? [], clock );
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
				<>
					<p>{ __( 'No times are available on these days.', 'vestibule' ) }</p>
					<WhyNoTime key={ first } types={ [ { id: event, name: '' } ] } host={ host } day={ first } />
				</>
			) }
			{ failure === '' && ! loading && <TimesByDay byDay={ byDay } chosen={ chosen } choose={ choose } /> }
			<p className="vestibule-bookings__hint">{ zoneName }</p>
		</div>
	);
}

interface TimeChoiceProps {
	time: Time;
	onChange: ( time: Time ) => void;
	event: number;
	host: number;
	/** Increases when the available times must be reloaded. */
	version: number;
	isRefused: boolean;
}

/** Choice between an available time and any time, which may be outside the opening hours. */
export function TimeChoice( { time, onChange, event, host, version, isRefused }: TimeChoiceProps ) {
	const { zoneName, clock } = useSite();
	const today = clock.dayOf( useNow() );
	return (
		<>
			<RadioControl
				className="vestibule-bookings__modes"
				label={ __( 'Time', 'vestibule' ) }
				selected={ time.mode }
				options={ [
					{ value: 'free', label: __( 'Available times', 'vestibule' ) },
					{ value: 'any', label: _x( 'Any time', 'also outside opening hours', 'vestibule' ) },
				] }
				onChange={ ( mode ) => onChange( { ...time, mode: mode === 'any' ? 'any' : 'free' } ) }
			/>
			{ time.mode === 'free' ? (
				<FreeTimes
					key={ `${ event } ${ host }` }
					event={ event }
					host={ host }
					from={ time.any.day > today ? time.any.day : today }
					version={ version }
					chosen={ time.free }
					choose={ ( { start } ) => onChange( { ...time, free: start } ) }
				/>
			) : (
				<DayAndTime
					labels={ { day: __( 'Day', 'vestibule' ), time: __( 'Start', 'vestibule' ) } }
					value={ time.any }
					onChange={ ( any ) => onChange( { ...time, any } ) }
					isRefused={ isRefused }
					help={ zoneName }
				/>
			) }
		</>
	);
}
