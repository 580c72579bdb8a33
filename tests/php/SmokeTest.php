<?php

declare(strict_types=1);

namespace Vestibule\Tests;

use Vestibule\Plugin;

final class SmokeTest extends TestCase {
	public function test_the_plugin_is_active_in_a_real_wordpress(): void {
		self::assertContains( 'vestibule/vestibule.php', (array) get_option( 'active_plugins' ) );
		self::assertTrue( class_exists( Plugin::class ) );
	}

	public function test_changes_made_by_a_test_are_reverted_after_the_test(): void {
		$state = SiteState::take();
		$post  = wp_insert_post( array( 'post_title' => 'Left over', 'post_status' => 'publish' ) );
		self::assertIsInt( $post );
		update_option( 'blogname', 'Changed' );
		update_option( 'vestibule_left_over', 'yes' );
		add_filter( 'the_title', '__return_empty_string' );

		$state->restore();

		self::assertNull( get_post( $post ) );
		self::assertNotSame( 'Changed', get_option( 'blogname' ) );
		self::assertFalse( get_option( 'vestibule_left_over' ) );
		self::assertFalse( has_filter( 'the_title', '__return_empty_string' ) );
	}
}
