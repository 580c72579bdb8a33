import {
	useEffect,
	useRef,
	useState,
	type KeyboardEvent,
} from 'react';
import { addMonths, monthOf, neighbours } from '../../../src/booking/calendar';
import { dateIn, groupByDay, monthLabel, visitorZone } from '../../../src/booking/days';
import { moveAmong } from '../../../src/booking/keys';
import { Appointment, firstPicker, type Day } from '../views/Appointment';
import type { FieldViewProps } from '../views/types';
import { ANY_DAY, useFocusOnDay } from './focus-on-day';
import { cityOf, freeStarts, inWords, offers, wordsLocale } from './free-times';

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
	const language = wordsLocale( locale );
	const today = monthOf( new Date().toISOString() );
	const [ picker, setPicker ] = useState( () => firstPicker( props ) );
	const focus = useRef( '' );
	/** The month that was asked for last, and the time that was chosen last: answers come late. */
	const asked = useRef( '' );
	const chosen = useRef( picker.chosen );
	useFocusOnDay( focus, `${ field.id }_picker`, picker.day, picker.month );

	const choose = ( start: string, days: Day[] ) => {
		chosen.current = start;
		setPicker( ( now ) => ( { ...now, chosen: start, note: '' } ) );
		onChoose( start, zone, inWords( words.chosen ?? '', start, days, zone ) );
	};

	const show = ( month: string, days: Day[], note: string ) => {
		const start = chosen.current;
		const isGone =
			start !== '' &&
			monthOf( dateIn( start, zone ) ) === month &&
			! offers( days, start );
		setPicker( ( now ) => ( {
			...now,
			month,
			monthLabel: monthLabel( month, language ),
			days,
			day: days.some( ( { date } ) => date === now.day )
				? now.day
				: ( days[ 0 ]?.date ?? '' ),
			zone:
				zone === model?.timezone
					? ( words.zone ?? '' )
					: ( words.zoneVisitor ?? '' ).replace( '%1$s', cityOf( zone ) ),
			busy: false,
		} ) );
		if ( isGone || offers( days, start ) ) {
			choose( isGone ? '' : start, days );
		}
		setPicker( ( now ) => ( {
			...now,
			note: isGone ? ( words.timeGone ?? '' ) : note,
		} ) );
	};

	const load = async ( month: string, skip = 0 ) => {
		asked.current = month;
		setPicker( ( now ) => ( { ...now, busy: true, note: '' } ) );
		const starts = await freeStarts( ajaxUrl, model?.event ?? 0, month, zone ).catch( () => null );
		if ( asked.current !== month ) {
			return;
		}
		const days = groupByDay( starts ?? [], zone, language );
		if ( starts && days.length === 0 && skip > 0 ) {
			await load( addMonths( month, 1 ), skip - 1 );
		} else if ( starts ) {
			show( month, days, days.length === 0 ? ( words.noTimesMonth ?? '' ) : '' );
		} else {
			setPicker( ( now ) => ( {
				...now,
				month,
				monthLabel: monthLabel( month, language ),
				days: month === now.month ? now.days : [],
				busy: false,
				note: words.timesFailed ?? '',
			} ) );
		}
	};

	useEffect( () => {
		if ( ! model || model.event === 0 ) {
			return;
		}
		if ( resets > 0 ) {
			choose( '', [] );
		}
		void load( model.month > today ? model.month : today, MONTHS_SKIPPED );
		// At the start and after a reset; what it reads is the state of that moment.
	}, [ resets ] ); // eslint-disable-line react-hooks/exhaustive-deps

	useEffect( () => {
		if ( refreshes > 0 ) {
			void load( picker.month );
		}
		// When the chosen time was lost to somebody else, and then only.
	}, [ refreshes ] ); // eslint-disable-line react-hooks/exhaustive-deps

	// The first drawing is the server's, where no month can be turned to.
	const [ isLive, setLive ] = useState( false );
	useEffect( () => setLive( true ), [] );
	const { previous, next } = neighbours( picker.month, today, addMonths( today, MONTHS_AHEAD ) );
	const turn = ( month: string | undefined ) => month ? () => void load( month ) : undefined;
	const moveDay = ( event: KeyboardEvent, date: string ) => {
		const rtl = getComputedStyle( event.currentTarget ).direction === 'rtl';
		const target = moveAmong( picker.days.map( ( day ) => day.date ), date, event.key, rtl );
		if ( target ) {
			focus.current = target;
			setPicker( ( now ) => ( { ...now, day: target } ) );
		} else if ( event.key === 'PageUp' || event.key === 'PageDown' ) {
			const month = event.key === 'PageUp' ? previous : next;
			focus.current = month ? ANY_DAY : '';
			turn( month )?.();
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
				previous: isLive ? turn( previous ) : undefined,
				next: isLive ? turn( next ) : undefined,
				showDay: ( day ) => setPicker( ( now ) => ( { ...now, day } ) ),
				moveDay,
				choose: ( start ) => choose( start, picker.days ),
			} }
		/>
	);
}
