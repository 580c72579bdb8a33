import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RATES = { 'X-Test-Rate-Limits': 'off' };

/** For `test.use`: the site as it is without the plugin (tools/wordpress/mu-plugins/test-alone.php). */
export const WITHOUT_VESTIBULE = { ...RATES, 'X-Test-Vestibule': 'off' };

/** For `test.use`: the site in another theme. */
export const inTheme = ( theme: string ): Record< string, string > => ( { ...RATES, 'X-Test-Theme': theme } );

/** What axe finds grave on a page, or within a part of it. */
export async function graveFaults( page: Page, part?: string ): Promise< string[] > {
	const axe = new AxeBuilder( { page } );
	const { violations } = await ( part ? axe.include( part ) : axe ).analyze();
	return violations
		.filter( ( { impact } ) => impact === 'serious' || impact === 'critical' )
		.flatMap( ( { id, nodes } ) => nodes.map( ( { target } ) => `${ id } at ${ String( target[ 0 ] ) }` ) );
}
