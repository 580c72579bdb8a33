<?php
/**
 * Plugin Name: Profile
 * Description: Plugin for the benchmark. Adds a profile of the PHP time to the end of a page, as JSON in a comment:
 * by hook callback, by block, by query and by file, for this plugin and for others. Requested by a header.
 */

declare(strict_types=1);

$vestibule_asked = $_SERVER['HTTP_X_BENCH'] ?? '';
if ( is_string( $vestibule_asked ) && in_array( 'profile', explode( ' ', $vestibule_asked ), true ) ) {
	defined( 'SAVEQUERIES' ) || define( 'SAVEQUERIES', true );
	( new Vestibule_Profile() )->begin();
}

/** Profiler. The time of a callback excludes the callbacks and blocks that it calls. */
final class Vestibule_Profile {

	private const OURS = '~^.*/plugins/vestibule/(?:src/)?(.*?)(?:\.php)?$~';

	/** @var array<string, array{float, int}> Milliseconds and number of calls, by name. */
	private array $times = array();

	/** @var array<int, float> Milliseconds spent in nested calls, for each running call. */
	private array $inside = array();

	/** @var array<string, true> */
	private array $wrapped = array();

	private float $began;

	public function begin(): void {
		$this->began = hrtime( true ) / 1e6;
		add_action( 'all', $this->wrap( ... ) );
		add_action( 'plugin_loaded', $this->loaded( ... ), 10, 1 );
		add_action( 'init', $this->wrapBlocks( ... ), PHP_INT_MAX );
		register_shutdown_function( $this->report( ... ) );
	}

	/**
	 * Records the time to load the plugin: from the moment before plugins load until its main file has created the
	 * modules.
	 */
	private function loaded( string $file ): void {
		if ( str_ends_with( $file, '/vestibule.php' ) ) {
			$this->count( 'loading vestibule.php', hrtime( true ) / 1e6 - ( $this->began ) );
		}
		$this->began = hrtime( true ) / 1e6;
	}

	private function wrap( string $hook ): void {
		global $wp_filter;
		if ( 'muplugins_loaded' === $hook ) {
			$this->began = hrtime( true ) / 1e6;
		}
		if ( ! isset( $wp_filter[ $hook ] ) ) {
			return;
		}
		foreach ( $wp_filter[ $hook ]->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $id => $callback ) {
				$key = "{$hook} {$priority} {$id}";
				if ( ! isset( $this->wrapped[ $key ] ) ) {
					$this->wrapped[ $key ] = true;
					$name                  = "{$hook}: " . $this->name( $callback['function'] );
					// Keep the ID, because other plugins use it to remove the callback.
					$wp_filter[ $hook ]->callbacks[ $priority ][ $id ]['function'] = $this->timed( $name, $callback['function'] );
				}
			}
		}
	}

	private function wrapBlocks(): void {
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( is_callable( $type->render_callback ) ) {
				$type->render_callback = $this->timed( "block: {$name}", $type->render_callback );
			}
		}
	}

	private function timed( string $name, mixed $callback ): Closure {
		return function ( mixed ...$given ) use ( $name, $callback ): mixed {
			assert( is_callable( $callback ) );
			$this->inside[] = 0.0;
			$before         = hrtime( true ) / 1e6;
			try {
				return $callback( ...$given );
			} finally {
				$whole = hrtime( true ) / 1e6 - $before;
				$this->count( $name, $whole - array_pop( $this->inside ) );
				if ( array() !== $this->inside ) {
					$this->inside[ count( $this->inside ) - 1 ] += $whole;
				}
			}
		};
	}

	private function count( string $name, float $time ): void {
		$this->times[ $name ] = array( ( $this->times[ $name ][0] ?? 0.0 ) + $time, ( $this->times[ $name ][1] ?? 0 ) + 1 );
	}

	private function name( mixed $callback ): string {
		try {
			if ( ! is_callable( $callback ) ) {
				return 'unknown';
			}
			$function = is_array( $callback ) ? new ReflectionMethod( $callback[0], $callback[1] ) : new ReflectionFunction( Closure::fromCallable( $callback ) );
		} catch ( ReflectionException ) {
			return 'unknown';
		}
		$name = str_contains( $function->getName(), '{closure' ) ? "line {$function->getStartLine()}" : $function->getName();
		$file = (string) $function->getFileName();
		return ( 1 === preg_match( self::OURS, $file, $match ) ? "vestibule {$match[1]}" : 'WordPress ' . basename( $file ) ) . " {$name}";
	}

	private function report(): void {
		global $wpdb;
		$queries = array();
		foreach ( $wpdb->queries as list( $sql, $seconds, $trace ) ) {
			$ours             = str_contains( $sql, 'vestibule' ) || str_contains( $trace, 'Vestibule\\' );
			$shape            = substr( (string) preg_replace( array( '/\s+/', "/'[^']*'/", '/\d+/', '/(\?, ?)+/' ), array( ' ', '?', '?', '' ), $sql ), 0, 110 );
			$name             = ( $ours ? 'vestibule ' : 'WordPress ' ) . trim( $shape );
			$queries[ $name ] = array( ( $queries[ $name ][0] ?? 0.0 ) + $seconds * 1000, ( $queries[ $name ][1] ?? 0 ) + 1 );
		}
		$files = array( 'vestibule' => 0, 'theme' => 0, 'WordPress and others' => 0 );
		foreach ( get_included_files() as $file ) {
			++$files[ str_contains( $file, '/plugins/vestibule/' ) ? 'vestibule' : ( str_contains( $file, '/themes/' ) ? 'theme' : 'WordPress and others' ) ];
		}
		$usage  = getrusage() ?: array();
		$time   = static fn ( string $kind ): float => (int) ( $usage[ "ru_{$kind}.tv_sec" ] ?? 0 ) * 1000 + (int) ( $usage[ "ru_{$kind}.tv_usec" ] ?? 0 ) / 1000;
		$began  = $_SERVER['REQUEST_TIME_FLOAT'] ?? 0;
		$report = array(
			'cpu'     => $time( 'utime' ) + $time( 'stime' ),
			'wall'    => ( microtime( true ) - ( is_float( $began ) ? $began : 0 ) ) * 1000,
			'times'   => $this->times,
			'queries' => $queries,
			'files'   => $files,
			'ours'    => array_values( preg_filter( self::OURS, '$1', get_included_files() ) ),
		);
		// phpcs:disable -- Only for the benchmark. Also written to a file, because an AJAX response may be complete
		// already.
		file_put_contents( WP_CONTENT_DIR . '/profile.json', json_encode( $report ) );
		printf( '<!--profile %s-->', base64_encode( (string) json_encode( $report ) ) );
		// phpcs:enable
	}
}
