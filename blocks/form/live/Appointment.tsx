import {
	useEffect,
	useRef,
	useState,
	type KeyboardEvent,
	type MutableRefObject,
} from 'react';
import { addMonths, monthOf, neighbours } from '../../../src/booking/calendar';
import { groupByDay, monthLabel, visitorZone } from '../../../src/booking/days';
import { moveAmong } from '../../../src/booking/keys';
import { Appointment, firstPicker, type Day } from '../views/Appointment';
import type { FieldViewProps } from '../views/types';
import { cityOf, freeStarts } from './free-times';

/** How far ahead a visitor can turn the pages, in months. */
const MONTHS_AHEAD = 12;
/** How many empty months are skipped when the picker opens. */
const MONTHS_SKIPPED = 3;

interface LiveAppointmentProps extends FieldViewProps {
	ajaxUrl: string;
	locale: string;
	/** Grows with each reset of the form. */
	resets: number;
	/** Grows when the free times have changed under the visitor. */
	refreshes: number;
	/** Tells the form what was chosen: the instant, the zone, and the words. */
	onChoose: ( start: string, timezone: string, words: string ) => void;
}

/** The picker at work: fresh free times in the visitor's zone, months to turn, keys of a calendar. */
export default function LiveAppointment( props: LiveAppointmentProps ) {
	const { field, words, ajaxUrl, locale, resets, refreshes, onChoose } = props;
	const model = field.appointment;
	const [ zone ] = useState( () => visitorZone( model?.timezone ?? 'UTC' ) );
	const today = monthOf( new Date().toISOString() );
	const [ picker, setPicker ] = useState( () => firstPicker( props ) );
	const focus = useRef( '' );
	useFocusOnDay( focus, `${ field.id }_picker`, picker.day );
	const latest = useRef( '' );

	const tell = ( start: string, days: Day[] ) => {
		const day = days.find( ( { times } ) =>
			times.some( ( time ) => time.start === start )
		);
		const time = day?.times.find( ( one ) => one.start === start );
		const text =
			day && time
				? ( words.chosen ?? '' )
						.replace( '%1$s', day.label )
						.replace( '%2$s', time.label )
						.replace( '%3$s', cityOf( zone ) )
				: '';
		onChoose( text ? start : '', zone, text );
	};

	const show = ( month: string, days: Day[], keep: string, note: string ) => {
		const gone = keep !== '' && ! days.some( ( { times } ) => times.some( ( { start } ) => start === keep ) );
		const sameMonth = keep !== '' && monthOf( days[ 0 ]?.date ?? '' ) === month && gone;
		setPicker( ( now ) => ( {
			...now,
			month,
			monthLabel: monthLabel( month, locale ),
			days,
			day: days.some( ( { date } ) => date === now.day ) ? now.day : ( days[ 0 ]?.date ?? '' ),
			chosen: sameMonth ? '' : keep,
			zone: zone === model?.timezone ? ( words.zone ?? '' ) : ( words.zoneVisitor ?? '' ).replace( '%1$s', cityOf( zone ) ),
			note: sameMonth ? ( words.timeGone ?? '' ) : note,
			busy: false,
		} ) );
		if ( sameMonth ) {
			tell( '', [] );
		}
	};

	const load = async ( month: string, keep: string, skip = 0 ) => {
		latest.current = month;
		setPicker( ( now ) => ( { ...now, busy: true, note: '' } ) );
		try {
			const starts = await freeStarts( ajaxUrl, model?.event ?? 0, month, zone );
			const days = groupByDay( starts, zone, locale );
			if ( latest.current !== month ) {
				return;
			}
			if ( days.length === 0 && skip > 0 ) {
				await load( addMonths( month, 1 ), keep, skip - 1 );
				return;
			}
			show( month, days, keep, days.length === 0 ? ( words.noTimesMonth ?? '' ) : '' );
		} catch {
			setPicker( ( now ) => ( { ...now, month, monthLabel: monthLabel( month, locale ), days: month === now.month ? now.days : [], busy: false, note: words.timesFailed ?? '' } ) );
		}
	};

	useEffect( () => {
		if ( ! model || model.event === 0 ) {
			return;
		}
		const month = model.month > today ? model.month : today;
		const keep = resets > 0 || refreshes > 0 ? '' : picker.chosen;
		if ( keep === '' ) {
			setPicker( ( now ) => ( { ...now, chosen: '' } ) );
		}
		void load( refreshes > 0 ? picker.month : month, keep, MONTHS_SKIPPED );
		// Anew at the start, after a reset, and when a time was lost; nothing else asks for fresh times.
	}, [ resets, refreshes ] ); // eslint-disable-line react-hooks/exhaustive-deps

	const { previous, next } = neighbours( picker.month, today, addMonths( today, MONTHS_AHEAD ) );
	const turn = ( month: string | undefined ) => month ? () => void load( month, picker.chosen ) : undefined;
	const moveDay = ( event: KeyboardEvent, date: string ) => {
		const rtl = getComputedStyle( event.currentTarget ).direction === 'rtl';
		const target = moveAmong( picker.days.map( ( day ) => day.date ), date, event.key, rtl );
		if ( target ) {
			focus.current = target;
			setPicker( ( now ) => ( { ...now, day: target } ) );
		} else if ( event.key === 'PageUp' || event.key === 'PageDown' ) {
			turn( event.key === 'PageUp' ? previous : next )?.();
		} else {
			return;
		}
		event.preventDefault();
	};
	return (
		<Appointment
			{ ...props }
			picker={ {
				...picker,
				previous: turn( previous ),
				next: turn( next ),
				showDay: ( day ) => setPicker( ( now ) => ( { ...now, day } ) ),
				moveDay,
				choose: ( chosen ) => {
					setPicker( ( now ) => ( { ...now, chosen, note: '' } ) );
					tell( chosen, picker.days );
				},
			} }
		/>
	);
}

/** Puts the focus on the day that a key led to, once it is drawn. */
function useFocusOnDay(
	focus: MutableRefObject< string >,
	picker: string,
	day: string
) {
	useEffect( () => {
		if ( focus.current === day && day ) {
			document
				.getElementById( picker )
				?.querySelector< HTMLElement >( `[data-date="${ day }"]` )
				?.focus();
			focus.current = '';
		}
	}, [ focus, picker, day ] );
}
