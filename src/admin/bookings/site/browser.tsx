import { createContext, useContext, useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';

const HALF_A_MINUTE = 30_000;

const Context = createContext( 0 );

/**
 * Provides the current time. The time is updated every half minute while the tab is visible, and when the tab becomes
 * visible again.
 */
export function NowProvider( { children }: { children: ReactNode } ) {
	const [ now, setNow ] = useState( () => Date.now() );
	useEffect( () => {
		const tick = () => document.visibilityState === 'visible' && setNow( Date.now() );
		const timer = setInterval( tick, HALF_A_MINUTE );
		document.addEventListener( 'visibilitychange', tick );
		return () => {
			clearInterval( timer );
			document.removeEventListener( 'visibilitychange', tick );
		};
	}, [] );
	return <Context.Provider value={ now }>{ children }</Context.Provider>;
}

/**
 * Returns the current time in milliseconds. Components that use it render again when it changes, even if they are
 * memoized.
 */
export const useNow = (): number => useContext( Context );

/** Reloads when the user returns to the window or the browser is online again. */
export function useComeback( reload: () => void ): void {
	useEffect( () => {
		const again = () => document.visibilityState === 'visible' && reload();
		document.addEventListener( 'visibilitychange', again );
		window.addEventListener( 'online', reload );
		return () => {
			document.removeEventListener( 'visibilitychange', again );
			window.removeEventListener( 'online', reload );
		};
	}, [ reload ] );
}

const A_MINUTE = 60_000;

/** Reloads every minute while the tab is visible, to show changes by other users. */
export function useFresh( reload: () => void ): void {
	useEffect( () => {
		const timer = setInterval(
			() => document.visibilityState === 'visible' && navigator.onLine && reload(),
			A_MINUTE
		);
		return () => clearInterval( timer );
	}, [ reload ] );
}

/** Returns whether the browser reports that it is online. */
export function useOnline(): boolean {
	const [ isOnline, setOnline ] = useState( () => navigator.onLine );
	useEffect( () => {
		const read = () => setOnline( navigator.onLine );
		window.addEventListener( 'online', read );
		window.addEventListener( 'offline', read );
		return () => {
			window.removeEventListener( 'online', read );
			window.removeEventListener( 'offline', read );
		};
	}, [] );
	return isOnline;
}

/**
 * Returns whether the page is being printed, including from the browser's menu. The calendar is then printed as a list
 * by day.
 */
export function usePrinting() {
	const [ isPrinting, setPrinting ] = useState( false );
	useEffect( () => {
		const before = () => flushSync( () => setPrinting( true ) );
		const after = () => setPrinting( false );
		window.addEventListener( 'beforeprint', before );
		window.addEventListener( 'afterprint', after );
		return () => {
			window.removeEventListener( 'beforeprint', before );
			window.removeEventListener( 'afterprint', after );
		};
	}, [] );
	return { isPrinting, print: () => window.print() };
}

/**
 * Restores the focus after a dialog has closed and the data was reloaded. Moves it to the changed booking, or otherwise
 * to the heading.
 *
 * @param place
 * @param isIdle Whether no dialog is open.
 * @param touched ID of the changed booking; 0 if there is none.
 * @param shown Displayed data. It is a new object after each load.
 */
export function useFocusAfter(
	place: RefObject< HTMLElement >,
	isIdle: boolean,
	touched: number,
	shown: unknown
): void {
	const wasOpen = useRef( false );
	useEffect( () => {
		if ( ! isIdle ) {
			wasOpen.current = true;
			return;
		}
		const page = place.current?.ownerDocument;
		if ( ! wasOpen.current || ( page?.activeElement && page.activeElement !== page.body ) ) {
			return;
		}
		const found =
			place.current?.querySelector< HTMLElement >( `[data-booking="${ touched }"]` ) ??
			place.current?.querySelector< HTMLElement >( '.vestibule-bookings__title' );
		found?.focus( { preventScroll: true } );
	}, [ isIdle, touched, shown, place ] );
}
