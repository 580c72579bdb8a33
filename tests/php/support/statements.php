<?php
/** Writes the plugin's database statements of a request to a file when it ends. For tests. */

declare(strict_types=1);

( static function (): void {
	$own = array();
	add_filter(
		'query',
		static function ( string $sql ) use ( &$own ): string {
			foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $step ) { // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Who asked is the question.
				$class = $step['class'] ?? '';
				if ( str_starts_with( $class, 'Vestibule\\' ) && ! str_starts_with( $class, 'Vestibule\\Kernel\\Call\\' ) ) {
					$own[] = (string) preg_replace( '/\s+/', ' ', $sql );
					break;
				}
			}
			return $sql;
		},
		PHP_INT_MAX
	);
	register_shutdown_function(
		static function () use ( &$own ): void {
			file_put_contents( WP_CONTENT_DIR . '/statements.json', (string) json_encode( $own ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- For the test that asked.
		}
	);
} )();
