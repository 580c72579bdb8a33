<?php
/**
 * Defines the only function that the plugin adds to PHP's global namespace.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Tools\Programs\Vestibule;

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'vestibule' ) ) {

	/**
	 * Returns the API for forms, entries, bookings and courses. Available once the action `init` has fired
	 * (docs/programs.md). Code that calls it must check permissions.
	 */
	function vestibule(): Vestibule {
		$api = apply_filters( 'vestibule_needs_api', null );
		return $api instanceof Vestibule ? $api : throw new LogicException( 'The plugin is not loaded.' );
	}
}
