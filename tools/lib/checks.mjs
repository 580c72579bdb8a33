/** Tests that run as steps on one site, in order. Each step prints a line. Later steps also run if one fails. */
import { say } from './say.mjs';

/**
 * @return {{ check: (name: string, work: () => Promise<string | void>) => Promise<void>, counts: () => { passed: number, failed: number, failures: string[] } }}
 * `work` returns an error message, or nothing if the step passed.
 */
export function checklist() {
	let passed = 0;
	const failures = [];
	return {
		async check( name, work ) {
			const began = Date.now();
			const fault = await work().catch( ( error ) => error.message );
			const seconds = ( ( Date.now() - began ) / 1000 ).toFixed( 1 );
			say( `  ${ fault ? '✘' : '✓' }  ${ name } (${ seconds } s)${ fault ? `: ${ fault }` : '' }` );
			if ( fault ) {
				failures.push( `${ name }: ${ fault }` );
			} else {
				passed++;
			}
		},
		counts: () => ( { passed, failed: failures.length, failures } ),
	};
}
