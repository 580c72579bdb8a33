import { expect, type Page } from '@playwright/test';

/** First script of the form island, and chunks of fields that need more than a control. */
export const ISLAND = /\/build\/islands\/form\.js/;
export const CHUNKS = /\/build\/islands\/chunks\/(?!form-live)/;
export const SLOTS = /action=vestibule_slots/;

/** Events of the page during hydration. The page writes them, tests read them. */
export interface Seen {
	ready: string[];
	differences: string[];
	submits: number;
}

declare global {
	interface Window {
		seen: Seen;
	}
}

/** Records the events of the form from the first moment of the page. */
export async function observe( page: Page ): Promise< void > {
	await page.addInitScript( () => {
		window.seen = { ready: [], differences: [], submits: 0 };
		const idOf = ( event: Event ) => ( event.target instanceof Element ? event.target.id : '' );
		document.addEventListener( 'vestibule:ready', ( event ) => window.seen.ready.push( idOf( event ) ) );
		document.addEventListener( 'vestibule:difference', ( event ) =>
			window.seen.differences.push(
				`${ idOf( event ) }: ${ JSON.stringify( event instanceof CustomEvent ? event.detail : '' ) }`
			)
		);
		// On the window in the capturing phase, before the loader and the form can stop the event.
		window.addEventListener( 'submit', () => window.seen.submits++, true );
	} );
}

export const seen = ( page: Page ): Promise< Seen > => page.evaluate( () => window.seen );

/** Waits until the form with this instance is hydrated. */
export const taken = ( page: Page, instance = 'ff_form_instance_4_1' ): Promise< void > =>
	expect.poll( async () => ( await seen( page ) ).ready, { timeout: 30_000 } ).toContain( instance );

/** Delays requests that match the pattern until the returned function is called. */
export async function hold( page: Page, pattern: RegExp ): Promise< () => void > {
	let release = () => {};
	const open = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( pattern, async ( route ) => {
		await open;
		await route.fallback();
	} );
	return release;
}
