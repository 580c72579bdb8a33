import { useEffect, useState } from 'react';
import type { Hold } from '../../../src/booking/hold';
import type { FieldProps } from '../kit/rules';
import type { LiveForm } from '../kit/live';

interface LoadedHold {
	/** Undefined until the script has loaded, or if loading it failed. Times can be booked without a hold. */
	hold: Hold | undefined;
	ready: Promise< Hold | undefined >;
}

/** Loads the script that holds the selected time. The calendar can be used before the script has loaded. */
export function useHold( form: LiveForm, field: FieldProps, onHeld: ( until: number ) => void ): LoadedHold {
	const [ hold, setHold ] = useState< Hold >();
	const [ ready ] = useState( () =>
		import( /* webpackChunkName: "hold" */ './hold' ).then(
			( { holdFor, watchActivity } ) => {
				const made = holdFor( form, field, onHeld );
				return { made, watch: () => watchActivity( form, field, made ) };
			},
			() => undefined
		)
	);
	useEffect( () => {
		let end: ( () => void ) | undefined;
		let isOver = false;
		void ready.then( ( loaded ) => {
			if ( loaded && ! isOver ) {
				end = loaded.watch();
				setHold( loaded.made );
			}
		} );
		return () => {
			isOver = true;
			end?.();
		};
	}, [ ready ] );
	const [ own ] = useState( () => ready.then( ( loaded ) => loaded?.made ) );
	return { hold, ready: own };
}
