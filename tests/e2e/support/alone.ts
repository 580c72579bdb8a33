import type { Page } from '@playwright/test';
import { violations } from './axe';

const RATES = { 'X-Test-Rate-Limits': 'off' };

/** For `test.use`: headers for the site without the plugin (tools/wordpress/mu-plugins/test-alone.php). */
export const WITHOUT_VESTIBULE = { ...RATES, 'X-Test-Vestibule': 'off' };

/** For `test.use`: headers for the site in another theme. */
export const inTheme = ( theme: string ): Record< string, string > => ( { ...RATES, 'X-Test-Theme': theme } );

/** Serious and critical violations that axe finds on a page, or within a part of it. */
export async function graveFaults( page: Page, part?: string ): Promise< string[] > {
	return ( await violations( page, part ) ).filter( ( fault ) => /\((serious|critical)\)/.test( fault ) );
}
