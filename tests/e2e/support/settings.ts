import type { Page } from '@playwright/test';
import { expect } from './admin';

/* The screens of settings (src/admin/kit/settings/settings.tsx). */

export const section = ( page: Page, name: string ) => page.getByRole( 'region', { name, exact: true } );

export const saveStatus = ( page: Page ) => page.locator( '.vestibule-admin__save' ).getByRole( 'status' );

export const pressSave = ( page: Page ) => page.getByRole( 'button', { name: 'Save', exact: true } ).click();

export async function save( page: Page ): Promise< void > {
	await pressSave( page );
	await expect( saveStatus( page ) ).toHaveText( 'Saved.' );
}

/** Calls a route of the site as the administrator whose screen is open. */
export const call = < Answer >( page: Page, options: object ): Promise< Answer > =>
	page.evaluate( ( sent ) => window.wp.apiFetch( sent ), options );

/** Stores the defaults of the open screen's settings, but for some. */
export const toDefaults = ( page: Page, name: 'chat' | 'consent' | 'push' | 'spam', except: object = {} ) =>
	page.evaluate(
		( [ option, payload, others ] ) => {
			const { defaults } = ( window as unknown as Record< string, { defaults: object } > )[ payload ] ?? {};
			return window.wp.apiFetch( {
				path: '/wp/v2/settings',
				method: 'POST',
				data: { [ option ]: { ...defaults, ...others } },
			} );
		},
		[ `vestibule_${ name }`, `vestibule${ name[ 0 ]?.toUpperCase() }${ name.slice( 1 ) }Settings`, except ] as const
	);
