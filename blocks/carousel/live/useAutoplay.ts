import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Settings } from '../../../src/carousel/settings';
import { autoplay, type Autoplay } from './autoplay';

const REDUCED = '(prefers-reduced-motion: reduce)';

interface Turning {
	/** Whether it would move if nothing held it: that is what the button says. */
	isTurning: boolean;
	toggle: () => void;
	rewind: () => void;
}

/** The carousel's own moves. Who asked for less motion gets a carousel that stands until Play is pressed. */
export function useAutoplay( root: HTMLElement, settings: Settings, canTurn: boolean, onTurn: () => void ): Turning {
	const [ isTurning, setTurning ] = useState( settings.auto );
	const control = useRef< Autoplay >();
	const turn = useRef( onTurn );
	/** Stopped by focus or by the button, also after a resize or a change of preferences. */
	const isStopped = useRef( false );
	useLayoutEffect( () => {
		turn.current = onTurn;
	} );
	const isOn = settings.auto && canTurn;
	useEffect( () => {
		if ( ! isOn ) {
			return;
		}
		const reduced = matchMedia( REDUCED );
		const own = autoplay( root, {
			interval: settings.sliderSpeed,
			pauseOnHover: settings.pauseOnHover,
			onTurn: () => turn.current(),
			onStop: () => {
				isStopped.current = true;
				setTurning( false );
			},
		} );
		const heed = () => {
			const plays = ! reduced.matches && ! isStopped.current;
			own.wish( plays ? 'playing' : 'still' );
			setTurning( plays );
		};
		heed();
		reduced.addEventListener( 'change', heed );
		control.current = own;
		return () => {
			reduced.removeEventListener( 'change', heed );
			own.stop();
		};
	}, [ root, settings, isOn ] );
	return {
		isTurning,
		toggle: () => {
			isStopped.current = isTurning;
			control.current?.wish( isTurning ? 'still' : 'asked' );
			setTurning( ! isTurning );
		},
		rewind: () => control.current?.rewind(),
	};
}
