<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Setting;

use Closure;
use WP_Error;

/**
 * The one answer to settings that do not fit: nothing is stored, and `data.fields` has the sentence for each path
 * (docs/architecture.md).
 */
final class SettingsRefused {

	/**
	 * @param array<string, string>            $faults As Faults gives them.
	 * @param (Closure(string): string)|null $name   What people call the setting of a path.
	 */
	public static function answer( array $faults, ?Closure $name = null ): WP_Error {
		$lines = array();
		foreach ( $faults as $path => $sentence ) {
			$lines[] = ( null === $name ? $path : $name( $path ) ) . ": {$sentence}";
		}
		return new WP_Error(
			'rest_invalid_param',
			/* translators: %s: names of settings, each with what is wrong. */
			sprintf( __( 'Nothing was saved. %s', 'vestibule' ), implode( ' ', $lines ) ),
			array( 'status' => 400, 'fields' => $faults )
		);
	}
}
