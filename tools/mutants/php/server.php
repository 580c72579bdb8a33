<?php
/**
 * Loads WordPress once and runs PHPUnit in a copy of this process for each line of the standard input.
 *
 * Results are written to file descriptor 3 as lines of JSON. The first line lists the files that are loaded at the
 * start. A line of input contains the arguments of PHPUnit and a time limit in ms. Its result contains the exit code
 * and whether the time limit was exceeded.
 */

declare(strict_types=1);

namespace Vestibule\Tools\Mutants;

use PHPUnit\TextUI\Application;

require_once dirname( __DIR__, 3 ) . '/tests/php/bootstrap.php';

/** Runs PHPUnit in a fork of this process. The fork opens its own database connection. */
function vestibule_run( array $arguments ): never {
	$GLOBALS['wpdb']->db_connect( false );
	exit( ( new Application() )->run( $arguments ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- an exit code.
}

/** @return array{code: int, isLate: bool} */
function vestibule_wait( int $child, float $end ): array {
	$is_late = false;
	$status  = 0;
	while ( 0 === pcntl_waitpid( $child, $status, WNOHANG ) ) {
		if ( microtime( true ) > $end && ! $is_late ) {
			$is_late = true;
			posix_kill( $child, SIGKILL );
		}
		usleep( 20_000 );
	}
	return array(
		'code'   => pcntl_wifexited( $status ) ? pcntl_wexitstatus( $status ) : 255,
		'isLate' => $is_late,
	);
}

$GLOBALS['wpdb']->close();
$vestibule_answers = fopen( 'php://fd/3', 'w' );
fwrite( $vestibule_answers, json_encode( get_included_files(), JSON_THROW_ON_ERROR ) . "\n" );
for ( $vestibule_line = fgets( STDIN ); is_string( $vestibule_line ); $vestibule_line = fgets( STDIN ) ) {
	$vestibule_task  = json_decode( $vestibule_line, true, 16, JSON_THROW_ON_ERROR );
	$vestibule_child = pcntl_fork();
	if ( 0 === $vestibule_child ) {
		vestibule_run( $vestibule_task['args'] );
	}
	$vestibule_result = vestibule_wait( $vestibule_child, microtime( true ) + $vestibule_task['ms'] / 1000 );
	fwrite( $vestibule_answers, json_encode( $vestibule_result, JSON_THROW_ON_ERROR ) . "\n" );
}
