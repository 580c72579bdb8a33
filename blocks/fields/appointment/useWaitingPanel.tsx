import { useEffect, useState, type ReactNode } from 'react';
import type { LiveViewProps } from '../kit/live';
import type { PickerState } from './model';

type Panel = typeof import( './Waiting' ).Waiting;

/**
 * Returns the form for joining the waiting list of a fully booked time. Its script loads when the visitor first selects
 * such a time.
 */
export function useWaitingPanel(
	props: LiveViewProps,
	{ waiting, host, visitor, words, days }: PickerState
): ReactNode {
	const [ loaded, setLoaded ] = useState< { Panel: Panel } >();
	const isWanted = waiting !== '';
	const page = props.field.appointment?.waiting?.page;
	useEffect( () => {
		if ( isWanted && ! loaded ) {
			import( /* webpackChunkName: "waiting" */ './Waiting' ).then(
				( { Waiting } ) => setLoaded( { Panel: Waiting } ),
				() => page && location.assign( page )
			);
		}
	}, [ isWanted, loaded, page ] );
	const day = days.find( ( { times } ) => times.some( ( { start } ) => start === waiting ) );
	const time = day?.times.find( ( { start } ) => start === waiting );
	if ( ! loaded || ! day || ! time ) {
		return null;
	}
	const when = ( words.dayAndTime ?? '' ).replace( '%1$s', day.label ).replace( '%2$s', time.label );
	return (
		<loaded.Panel key={ waiting } { ...props } start={ waiting } host={ host } timezone={ visitor } when={ when } />
	);
}
