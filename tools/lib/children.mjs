/** Programs we have started must not outlive us, whatever ends us. */
import { constants } from 'node:os';

const running = new Set();
const PATIENCE = 5000;

/** Ends the program when we end, and gives it a moment to do so in good order when someone ends us. */
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
