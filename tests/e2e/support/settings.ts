import type { Page } from '@playwright/test';
import { expect } from './admin';

/* Helpers for settings screens (src/admin/kit/settings/settings.tsx). */

export const section = ( page: Page, name: string ) => page.getByRole( 'region', { name, exact: true } );

export const saveStatus = ( page: Page ) => page.locator( '.vestibule-admin__save' ).getByRole( 'status' );

export const pressSave = ( page: Page ) => page.getByRole( 'button', { name: 'Save', exact: true } ).click();

export async function save( page: Page ): Promise< void > {
	await pressSave( page );
	await expect( saveStatus( page ) ).toHaveText( 'Saved.' );
}

/** Calls a REST route as the administrator of the open screen. */
export const call = < Answer >( page: Page, options: object ): Promise< Answer > =>
	page.evaluate( ( sent ) => window.wp.apiFetch( sent ), options );

/** Stores the default settings of the open screen, with exceptions. */
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
