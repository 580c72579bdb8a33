<?php
/**
 * Writes plugin/build/wiring from the constructors and attributes of the plugin's classes (docs/architecture.md).
 *
 * php tools/wiring/index.php <folder of the plugin> [<root of the project>]
 */

declare(strict_types=1);

namespace Vestibule\Tools\Wiring;

require __DIR__ . '/Source.php';
require __DIR__ . '/Constructors.php';
require __DIR__ . '/Hooks.php';
require __DIR__ . '/Tables.php';
require __DIR__ . '/Output.php';

( static function ( string $plugin, ?string $root ): void {
	$source       = new Source( $plugin, $root ?? dirname( $plugin ) );
	$hooks        = new Hooks( $source );
	$tables       = new Tables( $source );
	$constructors = new Constructors( $source );
	$constructors->add( ...$hooks->classes(), ...$source->requested() );
	$faults = array( ...$hooks->faults(), ...$tables->faults(), ...$constructors->faults() );
	if ( array() !== $faults ) {
		fwrite( STDERR, implode( "\n", $faults ) . "\n" );
		exit( 1 );
	}
	$output = new Output( "{$plugin}/build/wiring" );
	// One file, because nearly every request needs both.
	$output->write( 'Making', $tables->code() . $constructors->code() );
	$output->write( 'Hooks', $hooks->code() );
} )( (string) realpath( $argv[1] ?? 'plugin' ), $argv[2] ?? null );
