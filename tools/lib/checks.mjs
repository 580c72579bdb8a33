/** Tests that are steps on one site, in an order: each is a line on the screen, and one that fails stops none. */
import { say } from './say.mjs';

/**
 * @return {{ check: (name: string, work: () => Promise<string | void>) => Promise<void>, counts: () => { passed: number, failed: number } }}
 *         `work` answers what is wrong, or nothing.
 */
export function checklist() {
	const faults = [];
	return {
		async check( name, work ) {
			const fault = await work().catch( ( error ) => error.message );
			say( `  ${ fault ? '✘' : '✓' }  ${ name }${ fault ? `: ${ fault }` : '' }` );
			faults.push( fault );
		},
		counts: () => ( {
			passed: faults.filter( ( fault ) => ! fault ).length,
			failed: faults.filter( Boolean ).length,
		} ),
	};
}
