<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Setting;

use Vestibule\Tests\TestCase;

/**
 * Options that a browser test requests with the header X-Test-Options.
 *
 * @see tools/wordpress/mu-plugins/test-options.php
 */
final class TestOptionsTest extends TestCase {
	protected function setUp(): void {
		parent::setUp();
		update_option( 'vestibule_chat', array( 'label' => 'Stored' ) );
		$_SERVER['HTTP_X_TEST_OPTIONS'] = wp_json_encode( array( 'vestibule_chat' => array( 'label' => 'Requested' ) ) );
		require WP_CONTENT_DIR . '/mu-plugins/test-options.php';
	}

	public function test_an_option_set_by_a_test_applies_to_one_request_and_not_to_the_next(): void {
		self::assertSame( array( 'label' => 'Requested' ), get_option( 'vestibule_chat' ) );

		remove_all_filters( 'option_vestibule_chat' );
		self::assertSame( array( 'label' => 'Stored' ), get_option( 'vestibule_chat' ) );
	}

	public function test_an_option_set_by_a_test_cannot_be_stored_by_a_settings_screen(): void {
		$read = (array) get_option( 'vestibule_chat' );
		try {
			update_option( 'vestibule_chat', array( 'color' => 'red' ) + $read );
			self::fail( 'The requested option was stored.' );
		} catch ( \LogicException $error ) {
			self::assertStringContainsString( 'vestibule_chat', $error->getMessage() );
		}
		remove_all_filters( 'option_vestibule_chat' );
		self::assertSame( array( 'label' => 'Stored' ), get_option( 'vestibule_chat' ) );
	}
}
