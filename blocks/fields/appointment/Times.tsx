import { Fragment, type KeyboardEvent, type MouseEvent } from 'react';
import { isFull } from '../../../src/booking/days';
import type { FieldViewProps } from '../kit/view';
import type { ChosenBy, Day, Picker } from './model';

const STEPS: Readonly< Record< string, number > > = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Returns the radio button to which a key moves; null for other keys. The selection wraps at both ends (ARIA radio
 * group pattern).
 */
function moveIn( event: KeyboardEvent< HTMLElement > ): HTMLElement | null {
	const step = STEPS[ event.key ];
	if ( step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ) {
		return null;
	}
	event.preventDefault();
	const { currentTarget } = event;
	const radios = [ ...( currentTarget.parentElement?.querySelectorAll< HTMLElement >( '[role="radio"]' ) ?? [] ) ];
	const isTurned = /Left|Right/.test( event.key ) && getComputedStyle( currentTarget ).direction === 'rtl';
	const next = radios.indexOf( currentTarget ) + ( isTurned ? -step : step );
	return radios.at( next % radios.length ) ?? null;
}

/** Returns how a time was selected. Clicks with the keyboard or a screen reader have a click count of 0. */
const chosenBy = ( { detail }: MouseEvent ): ChosenBy => ( detail === 0 ? 'key' : 'pointer' );

/** Returns the number of available seats as text. Empty if each time of the appointment type has a single seat. */
export const left = ( { remaining }: Day[ 'times' ][ number ], words: FieldViewProps[ 'words' ] ): string =>
	remaining === undefined ? '' : ( words.placesLeft ?? '' ).replace( '%s', String( remaining ) );

/** Returns the label of a time in both time zones for screen readers: "09:00 Berlin time, 03:00 your time". */
function nameOf( time: Day[ 'times' ][ number ], { beside, clockNames }: Picker, seats: string ): string | undefined {
	const other = beside?.[ time.start ];
	return other && clockNames
		? [ `${ time.label } ${ clockNames[ 0 ] }`, `${ other } ${ clockNames[ 1 ] }`, seats ]
				.filter( Boolean )
				.join( ', ' )
		: undefined;
}

/** Available times near the selected one, which another visitor has booked. */
export function Nearest( { field, words, picker }: FieldViewProps & { picker: Picker } ) {
	return picker.nearest?.length ? (
		<div className="vestibule-nearest" role="group" aria-labelledby={ `${ field.id }_nearest` }>
			<div className="vestibule-nearest__label" id={ `${ field.id }_nearest` }>
				{ words.nearestTimes }
			</div>
			{ picker.nearest.map( ( { start, label } ) => (
				<button
					className="vestibule-time"
					key={ start }
					type="button"
					onClick={ ( event ) => picker.choose?.( start, chosenBy( event ) ) }
				>
					{ label }
				</button>
			) ) }
		</div>
	) : null;
}

/** Sentence, followed by another way to contact the site owner. The server prints the same text. */
export function OtherWay( { field, sentence }: Pick< FieldViewProps, 'field' > & { sentence: string } ) {
	const way = field.appointment?.otherWay;
	const [ before = '', after = '' ] = way?.words.split( '%s' ) ?? [];
	return way ? (
		<>
			{ `${ sentence } ${ before }` }
			<a href={ way.url }>{ way.label }</a>
			{ after }
		</>
	) : (
		<>{ sentence }</>
	);
}

/** Time that has become unavailable, at its former position in the list. */
function Gone( { label, words }: { label: string; words: FieldViewProps[ 'words' ] } ) {
	return (
		<span className="vestibule-time is-gone">
			<s>{ label }</s>
			<span className="vestibule-time__left">{ ` ${ words.gone }` }</span>
		</span>
	);
}

/**
 * Note saying that a time is held. Only screen readers read the time here, because it is already visible above the
 * submit button.
 */
function Kept( { time, words }: { time: string | undefined; words: string } ) {
	return (
		<>
			<span className="vestibule-times__said">{ `${ time }. ` }</span>
			{ words }
		</>
	);
}

type Time = Day[ 'times' ][ number ];

/** Returns text with the number of available seats, or text saying that the time is full. */
const seatsOf = ( time: Time, { field, words }: FieldViewProps ): string =>
	( isFull( time ) ? field.appointment?.waiting?.words.full : left( time, words ) ) ?? '';

/** Content of a time button. */
function TimeLabel( { time, seats, beside }: { time: Time; seats: string; beside: string | undefined } ) {
	return (
		<>
			{ time.label }
			{ time.remaining !== undefined && <span className="vestibule-time__left">{ ` ${ seats }` }</span> }
			{ beside && <span className="vestibule-time__beside"> { beside }</span> }
		</>
	);
}

type TimesProps = FieldViewProps & { picker: Picker };

/** Available times of the selected day. A time that has become unavailable is shown among them. */
function AvailableTimes( { times, picker, ...props }: TimesProps & { times: Day[ 'times' ] } ) {
	const { field, words } = props;
	const { gone } = picker;
	const isGoneHere = gone !== undefined && gone.date === picker.day;
	const goneAt = isGoneHere ? times.filter( ( { start } ) => start < gone.start ).length : -1;
	const stop = times.some( ( { start } ) => start === picker.chosen ) ? picker.chosen : times[ 0 ]?.start;
	const move = ( event: KeyboardEvent< HTMLElement > ) => {
		const next = moveIn( event );
		next?.focus();
		if ( next?.dataset.start ) {
			picker.choose?.( next.dataset.start, 'arrow' );
		}
	};
	return (
		<div className="vestibule-times__list" role="radiogroup" aria-labelledby={ `${ field.id }_day` }>
			{ times.map( ( time, index ) => (
				<Fragment key={ time.start }>
					{ gone && index === goneAt && <Gone label={ gone.label } words={ words } /> }
					<button
						className="vestibule-time"
						type="button"
						role="radio"
						data-start={ time.start }
						aria-label={ nameOf( time, picker, seatsOf( time, props ) ) }
						aria-checked={ time.start === picker.chosen }
						tabIndex={ time.start === stop ? 0 : -1 }
						onClick={ ( event ) => picker.choose?.( time.start, chosenBy( event ) ) }
						onKeyDown={ move }
					>
						<TimeLabel
							time={ time }
							seats={ seatsOf( time, props ) }
							beside={ picker.beside?.[ time.start ] }
						/>
					</button>
				</Fragment>
			) ) }
			{ gone && goneAt === times.length && <Gone label={ gone.label } words={ words } /> }
			{ Array.from( { length: picker.awaited ?? 0 }, ( _, index ) => (
				<span className="vestibule-time is-awaited" key={ index } aria-hidden="true" />
			) ) }
		</div>
	);
}

/** Fully booked times of the selected day. They open the waiting list. */
function FullTimes( { times, picker, ...props }: TimesProps & { times: Day[ 'times' ] } ) {
	return times.length > 0 ? (
		<div className="vestibule-times__list is-full" role="group" aria-labelledby={ `${ props.field.id }_day` }>
			{ times.map( ( time ) => (
				<button
					className="vestibule-time is-full"
					key={ time.start }
					type="button"
					data-start={ time.start }
					aria-label={ nameOf( time, picker, seatsOf( time, props ) ) }
					aria-expanded={ time.start === picker.waiting }
					onClick={ () => picker.wait?.( time.start ) }
				>
					<TimeLabel
						time={ time }
						seats={ seatsOf( time, props ) }
						beside={ picker.beside?.[ time.start ] }
					/>
				</button>
			) ) }
		</div>
	) : null;
}

/** Buttons that show the times in the time zone of the visitor or of the site. */
function Clocks( { field, words, picker }: TimesProps ) {
	return picker.clocks ? (
		<div className="vestibule-times__clocks" role="group" aria-labelledby={ `${ field.id }_clocks` }>
			<span id={ `${ field.id }_clocks` }>{ words.showTimesIn }</span>
			{ picker.clocks.map( ( { timezone, label, isShown } ) => (
				<button
					className="vestibule-clock"
					key={ timezone }
					type="button"
					aria-pressed={ isShown }
					onClick={ () => picker.showClock?.( timezone ) }
				>
					{ label }
				</button>
			) ) }
		</div>
	) : null;
}

/** Times of the selected day, with notes and actions. */
export function Times( props: TimesProps ) {
	const { field, words, picker } = props;
	const day = picker.days.find( ( { date } ) => date === picker.day );
	const times = day?.times.filter( ( time ) => ! isFull( time ) ) ?? [];
	const showsChosen = times.some( ( { start } ) => start === picker.chosen );
	return (
		<div className="vestibule-times">
			<div className="vestibule-times__day" id={ `${ field.id }_day` }>
				{ day?.label ?? '' }
			</div>
			<AvailableTimes { ...props } times={ times } />
			<FullTimes { ...props } times={ day?.times.filter( isFull ) ?? [] } />
			{ picker.panel }
			<div className="vestibule-times__zone">{ picker.zone }</div>
			<Clocks { ...props } />
			<div className="vestibule-times__note" role="status">
				{ picker.nothing ? (
					<OtherWay field={ field } sentence={ picker.note } />
				) : (
					picker.note ||
					( showsChosen && picker.kept && <Kept time={ picker.keptTime } words={ picker.kept } /> )
				) }
			</div>
			{ picker.retry && (
				<button className="vestibule-time is-way" type="button" onClick={ picker.retry }>
					{ words.tryAgain }
				</button>
			) }
			{ picker.nextFree && (
				<button className="vestibule-time is-way" type="button" onClick={ picker.showNext }>
					{ picker.nextFree }
				</button>
			) }
		</div>
	);
}
