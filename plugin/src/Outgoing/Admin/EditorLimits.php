<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Admin;

use Vestibule\Contract\FormNotifications;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Rest\RestRoutes;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Outgoing\Mail\ButtonFaults;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Checks that the form editor's REST routes share: permission, validation, and a limit for test messages. */
final class EditorLimits {

	/** Maximum number of tests per hour for each user and kind. */
	private const MAX_TESTS = 30;

	public function __construct( private readonly RateLimit $rates, private readonly Schema $schema ) {}

	/** Returns an object that registers routes. Only users who can edit the form can use them. */
	public static function routes(): RestRoutes {
		return new RestRoutes(
			static function ( WP_REST_Request $request ): bool {
				$form = RestRoutes::number( $request );
				return FormPostType::NAME === get_post_type( $form ) && current_user_can( 'edit_post', $form );
			}
		);
	}

	public function refusal( string $what ): ?WP_Error {
		if ( $this->rates->allows( $what, 'user ' . get_current_user_id(), self::MAX_TESTS, HOUR_IN_SECONDS ) ) {
			return null;
		}
		$words = __( 'Too many tests. Try again in an hour.', 'vestibule' );
		return new WP_Error( 'vestibule_too_many_tests', $words, array( 'status' => 429 ) );
	}

	/** @return array<string, string> Errors in one item of a list in a contract, by path within the item. */
	public function faults( string $contract, mixed $sent ): array {
		$faults = array();
		$list   = array( 'list' => array( $sent ) );
		$button = FormNotifications::CONTRACT === $contract ? ButtonFaults::in( $list ) : array();
		foreach ( $this->schema->faults( $contract, $list ) + $button as $path => $sentence ) {
			$faults[ (string) preg_replace( '/^list\.0\.?/', '', $path ) ] = $sentence;
		}
		return $faults;
	}
}
