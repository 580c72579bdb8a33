/** Ends child processes when this process ends, for whatever reason. */
import { constants } from 'node:os';

const running = new Set();
const PATIENCE = 5000;

/**
 * Ends the child process when this process ends. If this process receives a signal, the child has some time to shut
 * down.
 */
export function endWithUs( child ) {
	watch();
	running.add( child );
	child.on( 'exit', () => running.delete( child ) );
	return child;
}

let watching = false;

function watch() {
	if ( watching ) {
		return;
	}
	watching = true;
	process.on( 'exit', () => running.forEach( ( child ) => child.kill( 'SIGKILL' ) ) );
	for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
		process.on( signal, () => {
			running.forEach( ( child ) => child.kill( 'SIGTERM' ) );
			const code = 128 + constants.signals[ signal ];
			setTimeout( () => process.exit( code ), PATIENCE ).unref();
			process.exitCode = code;
		} );
	}
}
