import type { Page } from '@playwright/test';

/* What tests wait for in place of a number of milliseconds (tests/unit/plugin/cannot-hide.test.ts). */

/**
 * The page has stopped: it scrolls no more, and every animation that has an end has come to it. A browser may draw
 * nothing for a page that does not change, and animate nothing that cannot be seen: neither is waited for.
 */
export const atRest = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		const FRAMES = 10;
		const LONGEST = 5000;
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
		await Promise.race( [ Promise.allSettled( ending.map( ( { finished } ) => finished ) ), pause( LONGEST ) ] );
	} );

/** The browser has nothing to do: what a page puts off until then is done, or never comes. */
export const idle = ( page: Page ): Promise< unknown > =>
	page.evaluate(
		() => new Promise( ( done ) => requestIdleCallback( () => requestIdleCallback( () => done( true ) ) ) )
	);

/** What was due now has been done, also where `page.clock` holds timers and frames. */
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

/** It is so much later for the page's code; its timers go on as they did. */
export const later = ( page: Page, milliseconds: number ): Promise< void > =>
	page.evaluate( ( by ) => {
		const now = Date.now;
		Date.now = () => now() + by;
	}, milliseconds );

/** Turns the wheel, and waits until the page has heard of it and stands. */
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

/** Goes to a name on the page, and waits until its code has heard of it. */
export const toHash = ( page: Page, hash: string ): Promise< void > =>
	page.evaluate(
		( value ) =>
			new Promise< void >( ( done ) => {
				addEventListener( 'hashchange', () => queueMicrotask( done ), { once: true } );
				location.hash = value;
			} ),
		hash
	);
