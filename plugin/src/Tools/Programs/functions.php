<?php
/**
 * The one function that the plugin adds to PHP's global ones.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Tools\Programs\Vestibule;

defined( 'ABSPATH' ) || exit;

if ( ! function_exists( 'vestibule' ) ) {

	/**
	 * Forms and entries for other code, from `init` on (docs/programs.md). It asks for no capability: the caller does.
	 */
	function vestibule(): Vestibule {
		$api = apply_filters( 'vestibule_needs_api', null );
		return $api instanceof Vestibule ? $api : throw new LogicException( 'The plugin is not loaded.' );
	}
}
