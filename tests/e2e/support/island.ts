import { expect, type Page } from '@playwright/test';

/** The form island's first script, and the chunks of fields that are more than a control. */
export const ISLAND = /\/build\/islands\/form\.js/;
export const CHUNKS = /\/build\/islands\/chunks\/(?!form-live)/;
export const SLOTS = /action=vestibule_slots/;

/** What happened to the page while the browser took the form over; the page writes it, tests read it. */
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

/** Keeps a list of the form's events from the page's first moment on. */
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
		// On the window and in the capturing phase: before the loader and the form can keep it from anyone.
		window.addEventListener( 'submit', () => window.seen.submits++, true );
	} );
}

export const seen = ( page: Page ): Promise< Seen > => page.evaluate( () => window.seen );

/** Waits until the form with this instance has been taken over. */
export const taken = ( page: Page, instance = 'ff_form_instance_4_1' ): Promise< void > =>
	expect.poll( async () => ( await seen( page ) ).ready, { timeout: 30_000 } ).toContain( instance );

/** Holds back what a pattern matches until the answer is called. */
export async function hold( page: Page, pattern: RegExp ): Promise< () => void > {
	let release = () => {};
	const open = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( pattern, async ( route ) => {
		await open;
		await route.fallback();
	} );
	return release;
}
