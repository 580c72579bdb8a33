import { useEffect, type Dispatch, type MutableRefObject } from 'react';
import type { Hold } from '../../../src/booking/hold';
import type { LiveViewProps } from '../kit/live';
import { focusAfter, type FocusTarget } from './focus-on-day';
import { freeDays } from './free-times';
import type { PickerState } from './model';
import type { PickerAction } from './picker';

/** Loads the times that the calendar requests. Retries failed requests when the browser is online again. */
export function useFreeTimes(
	{ form, field }: LiveViewProps,
	{ request, host, timezone, language, failed }: PickerState,
	dispatch: Dispatch< PickerAction >,
	ready: Promise< Hold | undefined >,
	focus: MutableRefObject< FocusTarget | null >
): void {
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
				focus.current = focusAfter( `${ field.id }_picker`, answer.days, focus.current );
				dispatch( { type: 'answer', ...answer } );
			}
		} );
		return () => {
			isAwaited = false;
		};
	}, [ form, field, dispatch, focus, ready, request, host, timezone, language ] );

	useEffect( () => {
		const again = () => dispatch( { type: 'again' } );
		if ( failed ) {
			addEventListener( 'online', again );
		}
		return () => removeEventListener( 'online', again );
	}, [ dispatch, failed ] );
}
