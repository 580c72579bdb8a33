/**
 * Generated classes in `plugin/build/wiring`: constructor calls and hooks of the plugin's classes
 * (docs/architecture.md).
 */
import { watch } from 'node:fs';
import { inRoot } from './paths.mjs';
import { quietly } from './run.mjs';
import { say, step } from './say.mjs';

const DELAY_MS = 200;

/**
 * Writes the classes. Needs the Composer packages. Throws an error with all problems, each with the path to the
 * constructor.
 */
export const writeWiring = () => quietly( 'wiring', 'php', [ 'tools/wiring/index.php', 'plugin' ] );

/** Writes the classes again after each change of a PHP file in `plugin/src`, until this process ends. */
export function watchWiring() {
	let timer;
	const write = () =>
		writeWiring().then(
			() => undefined,
			( { message } ) => say( message )
		);
	const watcher = watch( inRoot( 'plugin/src' ), { recursive: true, persistent: false }, ( event, file ) => {
		if ( file?.endsWith( '.php' ) ) {
			clearTimeout( timer );
			timer = setTimeout( write, DELAY_MS );
		}
	} );
	watcher.on( 'error', () =>
		step(
			'PHP files cannot be watched on this machine. Run "npm run build" after changes of constructors and hooks'
		)
	);
}
