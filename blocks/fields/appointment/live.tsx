import { useEffect, useReducer, useState } from 'react';
import { dateIn, dayLabel } from '../../../src/time/words';
import type { LiveField, LiveViewProps } from '../kit/live';
import { View } from './View';
import { spoken } from './clocks';
import { useFocusOnDay } from './focus-on-day';
import type { PickerState } from './model';
import { monthsOf, thisMonth } from './months';
import { firstRequest, firstState, reducePicker } from './picker';
import { useChoice } from './useChoice';
import { useFreeTimes } from './useFreeTimes';
import { useHold } from './useHold';
import { useWaitingPanel } from './useWaitingPanel';

/**
 * Returns the number of times on the last displayed day. The same number of placeholders is shown while times are
 * loading.
 */
function useLastCount( { days, day }: PickerState ): number {
	const count = days.find( ( { date } ) => date === day )?.times.length ?? 0;
	const [ last, setLast ] = useState( 1 );
	if ( count > 0 && count !== last ) {
		setLast( count );
	}
	return last;
}

/** Calendar with current times, both time zones, other months, keyboard navigation, and a hold on the selected time. */
export function LiveAppointment( props: LiveViewProps ) {
	const { field, form, resets, refreshes } = props;
	const [ state, dispatch ] = useReducer( reducePicker, props, firstState );
	const { timezone, language, days, busy } = state;
	const { hold, ready } = useHold( form, field, ( until ) => dispatch( { type: 'kept', until } ) );
	const focus = useFocusOnDay( `${ field.id }_picker`, state );

	useEffect( () => {
		const first = firstRequest( field.appointment, thisMonth() );
		void ready.then( ( made ) => resets > 0 && made?.reset() );
		dispatch( { type: resets > 0 ? 'reset' : 'open', first } );
	}, [ field, ready, resets ] );

	useEffect( () => {
		if ( refreshes > 0 ) {
			void ready.then( ( made ) => made?.drop() );
			dispatch( { type: 'lost' } );
		}
	}, [ ready, refreshes ] );

	useFreeTimes( props, state, dispatch, ready, focus );
	const choose = useChoice( props, state, dispatch, hold );
	const panel = useWaitingPanel( props, state );
	const lastCount = useLastCount( state );

	// The first render must match the server's markup (firstPicker), which has no buttons for months.
	const [ isLive, setLive ] = useState( false );
	useEffect( () => {
		setLive( true );
		// The visitor may have selected the host before this script loaded.
		const who = document.querySelector< HTMLSelectElement >( `[id="${ field.id }_host"]` )?.value;
		if ( Number( who ) ) {
			dispatch( { type: 'host', host: Number( who ) } );
		}
	}, [ field ] );
	const { goTo, previous, next, ...keys } = monthsOf( field, state, dispatch, focus );
	const isAwaited = busy && days.length === 0;
	return (
		<View
			{ ...props }
			picker={ {
				...state,
				...spoken( state ),
				...keys,
				...( isLive && {
					previous,
					next,
					today: dateIn( new Date().toISOString(), timezone ),
					nameOf: ( date: string ) => dayLabel( date, language ),
				} ),
				showDay: ( day ) => dispatch( { type: 'day', day } ),
				showNext: () => goTo( dateIn( state.nextStart, timezone ) ),
				retry: state.failed ? () => dispatch( { type: 'again' } ) : undefined,
				awaited: isAwaited ? lastCount : 0,
				awaitedDay: isAwaited ? state.request?.toward : undefined,
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
