import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, firstOf, monthOf, neighbours } from '../../../src/time/month';
import { dateIn, dayLabel } from '../../../src/time/words';
import { heldKey } from '../../../src/booking/held-key';
import type { LiveField, LiveForm, LiveViewProps } from '../kit/live';
import { View } from './View';
import { stepTo } from './calendar-keys';
import { spoken } from './clocks';
import { focusAfter, useFocusOnDay, type FocusTarget } from './focus-on-day';
import { freeDays } from './free-times';
import type { ChosenBy } from './model';
import { firstRequest, firstState, reducePicker } from './picker';
import { useHold } from './useHold';
import { useWaitingPanel } from './useWaitingPanel';

/** So many days ahead an appointment type that does not say it can be booked. */
const DAYS_AHEAD = 365;

const today = () => new Date().toISOString().slice( 0, 10 );
const thisMonth = () => monthOf( today() );

/** Where the calendar is a step of its own, the next one begins with what was chosen in it. */
function showAbove( { element }: LiveForm, words: string ): void {
	const label = element.querySelectorAll( '.vestibule-step__label' )[ 1 ];
	const shown = label?.parentElement?.querySelector( '.vestibule-appointment__chosen' );
	const line = shown ?? element.ownerDocument.createElement( 'p' );
	line.className = 'vestibule-appointment__chosen';
	line.textContent = words;
	if ( label && ! shown ) {
		// The focus goes to the title, which says it.
		line.id = `${ label.id }_chosen`;
		label.setAttribute( 'aria-describedby', line.id );
		label.after( line );
	}
}

/**
 * The picker at work: fresh free times, the visitor's clock beside the owner's, months to turn, keys of a calendar, a
 * hold on what is chosen.
 */
export function LiveAppointment( props: LiveViewProps ) {
	const { field, form, resets, refreshes, check } = props;
	const [ state, dispatch ] = useReducer( reducePicker, props, firstState );
	const { request, choice, host, timezone, visitor, language } = state;
	const { hold, ready } = useHold( form, field, ( until ) => dispatch( { type: 'kept', until } ) );
	const picker = `${ field.id }_picker`;
	const focus = useRef< FocusTarget | null >( null );
	useFocusOnDay( focus, picker, state );

	useEffect( () => {
		const first = firstRequest( field.appointment, thisMonth() );
		void ready.then( ( made ) => resets > 0 && made?.forget() );
		dispatch( { type: resets > 0 ? 'reset' : 'open', first } );
	}, [ field, ready, resets ] );

	useEffect( () => {
		if ( refreshes > 0 ) {
			void ready.then( ( made ) => made?.lose() );
			dispatch( { type: 'lost' } );
		}
	}, [ ready, refreshes ] );

	useEffect( () => {
		if ( ! request ) {
			return;
		}
		let isAwaited = true;
		const { event = 0, about, waiting } = field.appointment ?? {};
		const offered = {
			event,
			host,
			hasSeats: ( about?.capacity ?? 1 ) > 1,
			waits: Boolean( waiting ),
			timezone,
			language,
		};
		void freeDays( form.props.ajaxUrl, request, offered, ready ).then( ( answer ) => {
			if ( isAwaited ) {
				focus.current = focusAfter( picker, answer.days, focus.current );
				dispatch( { type: 'answer', ...answer } );
			}
		} );
		return () => {
			isAwaited = false;
		};
	}, [ form, field, picker, ready, request, host, timezone, language ] );

	// Where the calendar is a step of its own, a choice by pointer is all that it asks for.
	const isStep = form.element.classList.contains( 'is-calendar-first' );
	const goesOn = useRef( false );
	/** Came by an arrow: others may follow. */
	const isPassing = useRef( false );
	const choose = ( time: string, by: ChosenBy ) => {
		const isOn = isStep && by === 'pointer';
		if ( isOn && time === state.chosen ) {
			void form.steps?.goOn();
		} else {
			goesOn.current = isOn;
			isPassing.current = by === 'arrow';
			dispatch( { type: 'choose', start: time } );
		}
	};

	// The values and not their object: React may reduce a click again in each drawing, until an earlier action of less
	// weight is done.
	const { start, words: chosen } = choice ?? {};
	useEffect( () => {
		if ( start === undefined || chosen === undefined ) {
			return;
		}
		hold?.want( heldKey( start, host ), isPassing.current );
		form.field( field.name ).value = () =>
			start &&
			JSON.stringify( { start, timezone: visitor, hold: hold?.secret() ?? '', ...( host && { host } ) } );
		form.store.set( { chosen } );
		if ( isStep ) {
			showAbove( form, chosen );
		}
		if ( goesOn.current && start ) {
			void form.steps?.goOn();
		}
		goesOn.current = false;
		// A time that was lost has its own news: that one is missing is not said over it.
		if ( start ) {
			check();
		}
	}, [ form, field, hold, check, start, chosen, host, visitor, isStep ] );

	const panel = useWaitingPanel( props, state );

	const shownTimes = state.days.find( ( { date } ) => date === state.day )?.times.length ?? 0;
	const [ most, setMost ] = useState( 1 );
	if ( shownTimes > 0 && shownTimes !== most ) {
		setMost( shownTimes );
	}

	const { failed } = state;
	useEffect( () => {
		const again = () => dispatch( { type: 'again' } );
		if ( failed ) {
			addEventListener( 'online', again );
		}
		return () => removeEventListener( 'online', again );
	}, [ failed ] );

	// The first drawing is the server's (firstPicker), where no month is turned yet.
	const [ isLive, setLive ] = useState( false );
	useEffect( () => {
		setLive( true );
		// What was chosen before this script was there.
		const who = document.querySelector< HTMLSelectElement >( `[id="${ field.id }_host"]` )?.value;
		if ( Number( who ) ) {
			dispatch( { type: 'host', host: Number( who ) } );
		}
	}, [ field ] );
	const last = monthOf( addDays( today(), field.appointment?.about?.horizon ?? DAYS_AHEAD ) );
	const { previous, next } = neighbours( state.month, thisMonth(), last );
	const turn = ( month: string | undefined ) =>
		month && isLive ? () => dispatch( { type: 'turn', month } ) : undefined;
	/** Shows a date of another month, and focuses it; beyond the months that can be shown, the free day nearest to it. */
	const goTo = ( date: string ) => {
		const month = [ monthOf( date ), thisMonth() ].reduce( ( one, other ) => ( one > other ? one : other ) );
		const shown = month < last ? month : last;
		if ( shown !== state.month ) {
			focus.current = { month: shown, date: shown === monthOf( date ) ? date : '' };
			dispatch( { type: 'turn', month: shown, toward: date } );
		}
	};
	const moveDay = ( event: KeyboardEvent, date: string ) => {
		if ( event.altKey || event.ctrlKey || event.metaKey ) {
			return;
		}
		const rtl = getComputedStyle( event.currentTarget ).direction === 'rtl';
		const key = ( event.shiftKey && event.key.startsWith( 'Page' ) ? 'Shift+' : '' ) + event.key;
		const step = stepTo( key, date, state, { rtl, weekStart: state.weekStart } );
		if ( ! step ) {
			return;
		}
		event.preventDefault();
		if ( ! step.isShown ) {
			goTo( step.date );
			return;
		}
		focus.current = state.busy ? { month: state.month, date: step.date } : null;
		document.getElementById( picker )?.querySelector< HTMLElement >( `[data-date="${ step.date }"]` )?.focus();
		if ( state.days.some( ( day ) => day.date === step.date ) ) {
			dispatch( { type: 'day', day: step.date } );
		}
	};
	/** The focus is on the picker itself where it has no day yet. */
	const turnByKey = ( event: KeyboardEvent ) => {
		if ( event.target === event.currentTarget && event.key.startsWith( 'Page' ) ) {
			moveDay( event, firstOf( state.month ) );
		}
	};
	return (
		<View
			{ ...props }
			picker={ {
				...state,
				...spoken( state ),
				previous: turn( previous ),
				next: isLive ? turn( next ) : state.next,
				...( isLive && {
					today: dateIn( new Date().toISOString(), timezone ),
					nameOf: ( date: string ) => dayLabel( date, language ),
				} ),
				showDay: ( day ) => dispatch( { type: 'day', day } ),
				moveDay,
				turnByKey,
				showNext: () => goTo( dateIn( state.nextStart, timezone ) ),
				retry: failed ? () => dispatch( { type: 'again' } ) : undefined,
				awaited: state.busy && state.days.length === 0 ? most : 0,
				awaitedDay: state.busy && state.days.length === 0 ? state.request?.toward : undefined,
				choose,
				chooseHost: ( who ) => dispatch( { type: 'host', host: who } ),
				wait: ( time ) => dispatch( { type: 'wait', start: time } ),
				panel,
				showClock: ( zone ) => dispatch( { type: 'zone', timezone: zone } ),
			} }
		/>
	);
}

export const live: LiveField = {
	View: LiveAppointment,
	hydrate( { form, field } ) {
		form.field( field.name ).focusId = `${ field.id }_picker`;
	},
};
