import type { Page } from '@playwright/test';

/* Conditions that tests wait for instead of a number of milliseconds (tests/unit/plugin/cannot-hide.test.ts). */

/**
 * Waits until the page does not scroll and all finite animations have ended. Does not wait for frames that the browser
 * skips or for animations out of view.
 */
export const atRest = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		const FRAMES = 10;
		const MAX_WAIT_MS = 5000;
		const pause = ( milliseconds: number ) => new Promise( ( done ) => setTimeout( done, milliseconds ) );
		for ( let same = 0, before = ''; same < FRAMES; ) {
			await Promise.race( [ new Promise( ( done ) => requestAnimationFrame( done ) ), pause( 1000 ) ] );
			const now = `${ scrollX } ${ scrollY }`;
			same = now === before ? same + 1 : 0;
			before = now;
		}
		const ending = document
			.getAnimations()
			.filter(
				( { timeline, effect, playState } ) =>
					timeline instanceof DocumentTimeline &&
					playState === 'running' &&
					Number.isFinite( effect?.getComputedTiming().endTime )
			);
		await Promise.race( [
			Promise.allSettled( ending.map( ( { finished } ) => finished ) ),
			pause( MAX_WAIT_MS ),
		] );
	} );

/** Waits until the browser is idle, so that deferred work is done. */
export const idle = ( page: Page ): Promise< unknown > =>
	page.evaluate(
		// A busy machine may never be idle.
		() =>
			new Promise( ( done ) => {
				const options = { timeout: 10_000 };
				requestIdleCallback( () => requestIdleCallback( () => done( true ), options ), options );
			} )
	);

/** Waits until pending tasks are done, even if `page.clock` stops timers and frames. */
export const turns = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		for ( let turn = 0; turn < 20; turn++ ) {
			await new Promise( ( done ) => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = done;
				port2.postMessage( '' );
			} );
		}
	} );

/** Advances the time for the code of the page. Its timers are not affected. */
export const later = ( page: Page, milliseconds: number ): Promise< void > =>
	page.evaluate( ( by ) => {
		const now = Date.now;
		Date.now = () => now() + by;
	}, milliseconds );

/** Turns the mouse wheel and waits until the page has handled the event and stopped. */
export async function turnWheel( page: Page, by: number ): Promise< void > {
	await page.evaluate( () => {
		delete document.documentElement.dataset.wheel;
		addEventListener( 'wheel', () => ( document.documentElement.dataset.wheel = '' ), {
			...{ once: true, capture: true, passive: true },
		} );
	} );
	await page.mouse.wheel( 0, by );
	await page.waitForSelector( 'html[data-wheel]', { state: 'attached' } );
	await atRest( page );
}

/** Goes to a URL hash and waits until the page has handled the event. */
export const toHash = ( page: Page, hash: string ): Promise< void > =>
	page.evaluate(
		( value ) =>
			new Promise< void >( ( done ) => {
				addEventListener( 'hashchange', () => queueMicrotask( done ), { once: true } );
				location.hash = value;
			} ),
		hash
	);
