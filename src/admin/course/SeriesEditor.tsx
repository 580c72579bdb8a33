import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { WholeNumber } from '../../controls/WholeNumber';
import { SelectControl } from '../../controls/wordpress';
import { weekdaysOf, type Series, type Single } from '../../courses/schedule';
import { DAYS, type Day } from '../../time/wall';
import { DayInput, TimeInput } from './inputs';
import { LIMITS, type FromServer } from './server';
import type { Errors } from './useCourse';
import { number } from './words';

interface WeekdaysProps {
	series: Series;
	server: FromServer;
	onChange( weekdays: Day[] ): void;
}

/** Buttons for the weekdays of a series, starting with the site's first day of the week. */
function Weekdays( { series, server: { days, firstDay }, onChange }: WeekdaysProps ) {
	const chosen = weekdaysOf( series );
	const week = [ ...DAYS.slice( firstDay ), ...DAYS.slice( 0, firstDay ) ];
	const toggle = ( day: Day ) => onChange( week.filter( ( one ) => chosen.includes( one ) !== ( one === day ) ) );
	return (
		<fieldset className="vestibule-course__weekdays">
			<legend>{ __( 'Weekdays', 'vestibule' ) }</legend>
			<div>
				{ week.map( ( day ) => (
					<Button
						key={ day }
						size="compact"
						isPressed={ chosen.includes( day ) }
						aria-label={ days[ day ] }
						// The last selected weekday can't be removed, because a series needs at least one.
						disabled={ chosen.length === 1 && chosen[ 0 ] === day }
						accessibleWhenDisabled
						onClick={ () => toggle( day ) }
					>
						{ days[ day ].slice( 0, 2 ) }
					</Button>
				) ) }
			</div>
		</fieldset>
	);
}

interface EndProps {
	series: Series;
	path: string;
	errors: Errors;
	onChange( changes: Partial< Series > ): void;
}

/** Control for the end of a series: a number of dates, or a last day. */
function End( { series: { start, count = 0, until = '' }, path, errors, onChange }: EndProps ) {
	const isDay = until !== '' && count === 0;
	return (
		<div className="vestibule-course__pair">
			<SelectControl
				label={ __( 'Ends', 'vestibule' ) }
				value={ isDay ? 'day' : 'count' }
				options={ [
					{ value: 'count', label: __( 'After a number of dates', 'vestibule' ) },
					{ value: 'day', label: __( 'On a day', 'vestibule' ) },
				] }
				onChange={ ( end ) =>
					onChange( end === 'day' ? { count: 0, until: until || start } : { count: 10, until: '' } )
				}
			/>
			{ isDay ? (
				<DayInput
					label={ __( 'Last day', 'vestibule' ) }
					value={ until }
					error={ errors[ `${ path }.until` ] }
					onChange={ ( day ) => onChange( { until: day } ) }
				/>
			) : (
				<WholeNumber
					label={ __( 'Dates', 'vestibule' ) }
					min={ LIMITS.count[ 0 ] }
					max={ LIMITS.count[ 1 ] }
					value={ count }
					onChange={ ( dates ) => onChange( { count: dates } ) }
				/>
			) }
		</div>
	);
}

interface ItemProps< Item > {
	item: Item;
	/** Position in the list, from 0. */
	at: number;
	errors: Errors;
	onChange( item: Item ): void;
	onRemove(): void;
}

function Times( {
	item: { from, to },
	error,
	onChange,
}: {
	item: { from: string; to: string };
	error: string | undefined;
	onChange( changes: { from?: string; to?: string } ): void;
} ) {
	return (
		<div className="vestibule-course__pair">
			<TimeInput
				label={ __( 'Start', 'vestibule' ) }
				value={ from }
				onChange={ ( time ) => onChange( { from: time } ) }
			/>
			<TimeInput
				label={ __( 'End', 'vestibule' ) }
				value={ to === '24:00' ? '00:00' : to }
				error={ error }
				onChange={ ( time ) => onChange( { to: time } ) }
			/>
		</div>
	);
}

/** Controls for a rule that produces weekly dates. */
export function SeriesEditor( {
	item: series,
	at,
	errors,
	server,
	onChange,
	onRemove,
}: ItemProps< Series > & { server: FromServer } ) {
	const path = `series.${ at }`;
	const change = ( changes: Partial< Series > ) => onChange( { ...series, ...changes } );
	return (
		<fieldset className="vestibule-course__rule">
			<legend>
				{ sprintf(
					/* translators: %s: a number. */
					__( 'Weekly dates %s', 'vestibule' ),
					number( at + 1 )
				) }
			</legend>
			<DayInput
				label={ __( 'First day', 'vestibule' ) }
				value={ series.start }
				error={ errors[ `${ path }.start` ] }
				// If the series has no selected weekdays, its weekday is that of the first day and changes with it.
				onChange={ ( start ) => change( { start } ) }
			/>
			<Times item={ series } error={ errors[ `${ path }.to` ] } onChange={ change } />
			<Weekdays series={ series } server={ server } onChange={ ( weekdays ) => change( { weekdays } ) } />
			<WholeNumber
				label={ __( 'Every … weeks', 'vestibule' ) }
				min={ LIMITS.every[ 0 ] }
				max={ LIMITS.every[ 1 ] }
				value={ series.every ?? 1 }
				onChange={ ( every ) => change( { every } ) }
			/>
			<End series={ series } path={ path } errors={ errors } onChange={ change } />
			{ errors[ `${ path }.count` ] && <p className="vestibule-admin__error">{ errors[ `${ path }.count` ] }</p> }
			<div>
				<Button size="compact" variant="tertiary" isDestructive onClick={ onRemove }>
					{ __( 'Remove weekly dates', 'vestibule' ) }
				</Button>
			</div>
		</fieldset>
	);
}

/** Controls for a date that does not belong to a series. */
export function SingleEditor( { item: date, at, errors, onChange, onRemove }: ItemProps< Single > ) {
	const path = `dates.${ at }`;
	return (
		<fieldset className="vestibule-course__rule">
			<legend>
				{ sprintf(
					/* translators: %s: a number. */
					__( 'Single date %s', 'vestibule' ),
					number( at + 1 )
				) }
			</legend>
			<DayInput
				label={ __( 'Day', 'vestibule' ) }
				value={ date.day }
				error={ errors[ `${ path }.day` ] }
				onChange={ ( day ) => onChange( { ...date, day } ) }
			/>
			<Times
				item={ date }
				error={ errors[ `${ path }.to` ] }
				onChange={ ( times ) => onChange( { ...date, ...times } ) }
			/>
			<div>
				<Button size="compact" variant="tertiary" isDestructive onClick={ onRemove }>
					{ __( 'Remove single date', 'vestibule' ) }
				</Button>
			</div>
		</fieldset>
	);
}
