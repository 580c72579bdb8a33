<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Setting;

use Closure;
use WP_Error;

/**
 * Error for invalid settings. Nothing is stored, and `data.fields` contains the messages by path
 * (docs/architecture.md).
 */
final class SettingsRefused {

	/**
	 * @param array<string, string>            $faults Messages by path (Faults).
	 * @param (Closure(string): string)|null $name   Returns the label of the setting at a path.
	 */
	public static function answer( array $faults, ?Closure $name = null ): WP_Error {
		$lines = array();
		foreach ( $faults as $path => $sentence ) {
			$lines[] = ( null === $name ? $path : $name( $path ) ) . ": {$sentence}";
		}
		return new WP_Error(
			'rest_invalid_param',
			/* translators: %s: names of settings, each with its error. */
			sprintf( __( 'Nothing was saved. %s', 'vestibule' ), implode( ' ', $lines ) ),
			array( 'status' => 400, 'fields' => $faults )
		);
	}
}
