import { createContext, useContext, useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';

const HALF_A_MINUTE = 30_000;

const Context = createContext( 0 );

/** The current time: updated while the tab is visible, and at once when it becomes visible again. */
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

/** The current time in milliseconds. Also draws memoised parts again when it moves on. */
export const useNow = (): number => useContext( Context );

/** Loads again when the reader comes back to the window, or the connection does. */
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

/** Loads again every minute while the tab is visible: what somebody else changed is seen without a reload. */
export function useFresh( reload: () => void ): void {
	useEffect( () => {
		const timer = setInterval(
			() => document.visibilityState === 'visible' && navigator.onLine && reload(),
			A_MINUTE
		);
		return () => clearInterval( timer );
	}, [ reload ] );
}

/** Whether the browser has a connection, as far as it knows. */
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

/** Whether the calendar is on its way to paper, where it is a list by day; also when the browser's own menu prints it. */
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
 * Keeps the focus where the work is: after a dialog has closed and what is shown was loaded again, on the booking that
 * was changed, else on the heading.
 *
 * @param isIdle  No dialog is open.
 * @param touched The booking; 0 for none.
 * @param shown   What is shown: another object each time that it was loaded.
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
