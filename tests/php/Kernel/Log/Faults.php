<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Log;

use Throwable;

/** Collects what the plugin writes to PHP's log while a test causes errors on purpose. */
final class Faults {

	/** @var list<array{Throwable, string}> Arguments of the action. */
	public array $announced = array();

	private string $text = '';

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function during( callable $work ): mixed {
		self::forgetLastHour();
		$file   = (string) tempnam( sys_get_temp_dir(), 'log' );
		$before = (string) ini_set( 'error_log', $file ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- The log is what is looked at.
		$hear   = function ( Throwable $fault, string $id ): void {
			$this->announced[] = array( $fault, $id );
		};
		add_action( 'vestibule/fault', $hear, 10, 2 );
		try {
			return $work();
		} finally {
			remove_action( 'vestibule/fault', $hear );
			ini_set( 'error_log', $before ); // phpcs:ignore WordPress.PHP.IniSet.Risky -- The log is what is looked at.
			$this->text .= (string) file_get_contents( $file );
			unlink( $file );
			self::forgetLastHour();
		}
	}

	public function log(): string {
		return $this->text;
	}

	/** @return list<string> First line of each logged error, without its time. */
	public function lines(): array {
		preg_match_all( '/^(?:\[[^]]*\] )?(Vestibule: .*)$/m', $this->text, $found );
		return $found[1];
	}

	/** @return list<string> */
	public function ids(): array {
		return array_map( static fn ( array $one ): string => $one[1], $this->announced );
	}

	/** Does not delete logs of other sites, whose file names are unknown here. */
	public static function forgetLastHour(): void {
		foreach ( (array) glob( get_temp_dir() . 'vestibule-*.log' ) as $file ) {
			unlink( (string) $file );
		}
	}
}
