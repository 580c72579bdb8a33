import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import { addMonths, monthOf, neighbours } from '../../src/booking/calendar';
import { moveAmong } from '../../src/booking/keys';
import { View } from './View';
import { ANY_DAY, isFocusLost, useFocusOnDay } from './focus-on-day';
import type { LiveViewProps } from '../form/field-parts/live';
import { freeDays } from './free-times';
import { holdFor, watchActivity } from './hold';
import { firstRequest, firstState, reducePicker, spoken } from './picker';

/** How far ahead a visitor can turn the pages, in months. */
const MONTHS_AHEAD = 12;

const thisMonth = () => monthOf( new Date().toISOString() );

/**
 * The picker at work: fresh free times, the visitor's clock beside the owner's, months to turn, keys of a calendar, a
 * hold on what is chosen.
 */
export function LiveAppointment( props: LiveViewProps ) {
	const { field, form, resets, refreshes, check } = props;
	const [ state, dispatch ] = useReducer( reducePicker, props, firstState );
	const { request, choice, timezone, visitor, language } = state;
	const [ hold ] = useState( () => holdFor( form, field, ( until ) => dispatch( { type: 'kept', until } ) ) );
	const picker = `${ field.id }_picker`;
	const focus = useRef( '' );
	useFocusOnDay( focus, picker, state );
	useEffect( () => watchActivity( form, hold ), [ form, hold ] );

	useEffect( () => {
		const first = firstRequest( field.appointment, thisMonth() );
		if ( resets > 0 ) {
			hold.forget();
		}
		dispatch( { type: resets > 0 ? 'reset' : 'open', first } );
	}, [ field, hold, resets ] );

	useEffect( () => {
		if ( refreshes > 0 ) {
			hold.lose();
			dispatch( { type: 'lost' } );
		}
	}, [ hold, refreshes ] );

	useEffect( () => {
		if ( ! request ) {
			return;
		}
		let isAwaited = true;
		const zone = { timezone, language };
		void freeDays( form.props.ajaxUrl, field.appointment?.event ?? 0, request.month, zone, hold.own ).then(
			( days ) => {
				if ( isAwaited ) {
					focus.current ||= isFocusLost( picker, days ) ? ANY_DAY : '';
					dispatch( { type: 'answer', days } );
				}
			}
		);
		return () => {
			isAwaited = false;
		};
	}, [ form, field, picker, hold, request, timezone, language ] );

	// The values and not their object: React may reduce a click again in each drawing, until an earlier action of less
	// weight is done.
	const { start, words: chosen } = choice ?? {};
	useEffect( () => {
		if ( start === undefined || chosen === undefined ) {
			return;
		}
		hold.want( start );
		form.overrides.set(
			field.name,
			() => start && JSON.stringify( { start, timezone: visitor, hold: hold.secret() } )
		);
		form.store.set( { chosen } );
		// A time that was lost has its own news: that one is missing is not said over it.
		if ( start ) {
			check();
		}
	}, [ form, field, hold, check, start, chosen, visitor ] );

	// The first drawing is the server's (firstPicker), where no month is turned yet.
	const [ isLive, setLive ] = useState( false );
	useEffect( () => setLive( true ), [] );
	const { previous, next } = neighbours( state.month, thisMonth(), addMonths( thisMonth(), MONTHS_AHEAD ) );
	const turn = ( month: string | undefined ) =>
		month && isLive ? () => dispatch( { type: 'turn', month } ) : undefined;
	const moveDay = ( event: KeyboardEvent, date: string ) => {
		const rtl = getComputedStyle( event.currentTarget ).direction === 'rtl';
		const target = moveAmong(
			state.days.map( ( day ) => day.date ),
			date,
			event.key,
			rtl
		);
		if ( target ) {
			focus.current = target;
			dispatch( { type: 'day', day: target } );
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
		<View
			{ ...props }
			picker={ {
				...state,
				...spoken( state ),
				previous: turn( previous ),
				next: isLive ? turn( next ) : state.next,
				showDay: ( day ) => dispatch( { type: 'day', day } ),
				moveDay,
				choose: ( time ) => dispatch( { type: 'choose', start: time } ),
				showClock: ( zone ) => dispatch( { type: 'zone', timezone: zone } ),
			} }
		/>
	);
}
